// npm run release: puts into dist/release what has to go out beside an image, and says what nobody could check.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { askForKnownHoles } from './audit.ts';
import { bringLibavSources } from './libav-sources.ts';
import { dependenciesOf, problemsOf, readAll } from './licences.ts';
import { makeSbom } from './sbom.ts';
import { main, SetupError, say } from './setup/steps.mjs';
import { thirdPartyNotices } from './setup/third-party-notices.mjs';

const folder = join(dirname(import.meta.dirname), 'dist/release');

await main(async () => {
  const problems = problemsOf(dependenciesOf(readAll().lockfile));
  if (problems.length > 0) throw new SetupError(problems.join('\n'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sbom = await makeSbom();
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
  say(`• sbom.cdx.json: ${sbom.components.length} parts`);
  writeFileSync(join(folder, 'third-party-notices.txt'), thirdPartyNotices());
  say('• third-party-notices.txt: their licences, word for word');
  await bringLibavSources(join(folder, 'sources'));
  say('• sources: what the LGPL of libav.js asks to be handed on');
  const { state, sentence } = askForKnownHoles();
  writeFileSync(join(folder, 'known-holes.txt'), `${sentence}\n`);
  say(`${state === 'fine' ? '•' : '✗'} ${sentence}`);
  // What nobody could ask for is no reason to be at ease.
  process.exitCode = state === 'fine' ? 0 : 1;
});
