// npm run test:node [-- 22 24]: the tests, the start of the whole product and some flows under other versions of Node.
import { rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { conclude, flows, perform, tests } from './checks.mjs';
import { bringNode, nodeVersions, pinnedVersion } from './setup/bring-node.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ensureModels } from './setup/models.mjs';
import { main, requireNode, root, say } from './setup/steps.mjs';
import { RESULTS } from './test-results.mjs';

// They go through most of what Node has a part in: mails, passwords, uploads, the live connection, files, the coach's stream.
const FLOWS = ['accounts', 'coach', 'data-management', 'play-session', 'voice-enrollment'];

await main(async () => {
  process.chdir(root);
  requireNode();
  const majors = process.argv.slice(2);
  const versions = majors.length > 0 ? majors.map(pinnedVersion) : Object.keys(nodeVersions.tested);
  await ensureInstalled({ withDevTools: true });
  process.env.MODELS_DIR = await ensureModels({ optional: false });
  const { PATH } = process.env;
  const all = [];
  for (const version of versions) {
    const folder = await bringNode(version);
    // What starts by the name of `node`, npm and every tool among it, starts with this one.
    process.env.PATH = `${folder}${delimiter}${PATH}`;
    rmSync(RESULTS, { recursive: true, force: true });
    // The other Node builds, too.
    rmSync(join(root, 'dist'), { recursive: true, force: true });
    await ensureBuilt();
    for (const check of [tests, flows(join(folder, 'node'), FLOWS)]) {
      const results = await perform({ ...check, name: `${check.name}, Node ${version}` });
      say(`Node ${version}, ${check.name}: ${results.passed} passed`);
      all.push(results);
    }
  }
  conclude(all);
});
