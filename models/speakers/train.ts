// npm run train:speakers -- VOICES_FOLDER [OUT_FOLDER [--steps=N]]: makes voice-network.onnx and voice-heads.json of speech/speakers
// (or in another folder) anew, from the speech model that set-up brings and the voices of the training split. The training itself is
// Python: README.md names what it needs.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VOICE_VERSION } from '#speech/speakers/voice-print.ts';
import { makeVoiceNetwork } from './moonshine.ts';

const [voices, out, ...options] = process.argv.slice(2);
if (!voices) throw new Error('Name the folder of voices: npm run train:speakers -- FOLDER');
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const python = (script: string, ...rest: string[]) =>
  execFileSync('python3', [here(`tune/${script}`), ...rest], { stdio: 'inherit' });

const folder = mkdtempSync(join(tmpdir(), 'voices-'));
try {
  const start = join(folder, 'start.onnx');
  const prepared = join(folder, 'voices.pt');
  writeFileSync(start, await makeVoiceNetwork());
  python('prepare.py', voices, prepared);
  const goal = out ?? here('../../speech/speakers');
  python('tune.py', prepared, start, goal, `--version=${VOICE_VERSION}`, ...options);
} finally {
  rmSync(folder, { recursive: true });
}
