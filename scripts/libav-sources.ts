// Whoever passes libav.js on has to pass its source on, too (GNU LGPL 2.1, section 4): it goes beside a release.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { bringArchive, checkArchive, filesIn } from './setup/npm-archive.mjs';
import { SetupError, say } from './setup/steps.mjs';

const programs = join(dirname(import.meta.dirname), 'node_modules/@libav.js/variant-fat/dist');

/** The package with all variants holds the sources; the one that is installed holds one variant and none. */
export const libavSources = {
  package: 'libav.js@4.10.6',
  integrity:
    'sha512-yWSq6OUEiP5LlgLg/DxDcg78zel7/wODbrTDd/GfVzF0GWTvj+LqVnzf7+uml/XNmQyau1t3alZhD03s9nf4fg==',
  files: [
    'sources/ffmpeg-6.1.1.tar.xz',
    'sources/libav.js.tar.xz',
    'sources/libogg-1.3.5.tar.xz',
    'sources/libvorbis-1.3.7.tar.xz',
    'sources/opus-1.4.tar.gz',
  ],
};

export async function bringLibavSources(folder: string): Promise<void> {
  const draft = mkdtempSync(join(tmpdir(), 'playlight-sources-'));
  try {
    say(`• Bringing the source of ${libavSources.package} (100 MB)`);
    const archive = await bringArchive(libavSources.package, draft, { isRepeated: false });
    checkArchive(archive, libavSources.integrity);
    const contents = filesIn(archive);
    checkPrograms(contents);
    mkdirSync(folder, { recursive: true });
    for (const path of libavSources.files) {
      const content = contents.get(path);
      if (!content) throw new SetupError(`${libavSources.package} holds no ${path}.`);
      writeFileSync(join(folder, basename(path)), content);
    }
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** That the programs beside these sources are the installed ones, to the byte, makes them the corresponding sources. */
function checkPrograms(contents: Map<string, Buffer>): void {
  const others = readdirSync(programs)
    .filter((name) => name.endsWith('.wasm'))
    .filter((name) => !contents.get(`dist/${name}`)?.equals(readFileSync(join(programs, name))));
  if (others.length === 0) return;
  throw new SetupError(`${libavSources.package} has other programs: ${others.join(', ')}.`);
}
