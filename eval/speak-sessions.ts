// npm run speak:sessions [-- FOLDER] [-- --seconds 160]: speaks the beginnings of coded play sessions with Kokoro: dry, in a room, and
// in a room with a television on. Without a folder: the sets of eval/spoken/casts.ts. Writes data/spoken/SET/SESSION; lines
// that were spoken once are not spoken again.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { joinSamples } from '#speech/join-samples.ts';
import { encodeWav } from '#speech/wav.ts';
import { type CodedSession, readCodedSessions } from './coding/sessions.ts';
import { type Cast, SETS } from './spoken/casts.ts';
import { loadKokoro } from './spoken/kokoro.ts';
import { layOut } from './spoken/lay-out.ts';
import { keepingLines } from './spoken/lines.ts';
import { enlivened } from './spoken/lively.ts';
import { SAMPLE } from './spoken/readings.ts';
import { VERSIONS, versionOf } from './spoken/versions.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  // Synthesis takes two to four times as long as the speech, on one core.
  options: { seconds: { type: 'string', default: '160' } },
});
const spokenSeconds = Number(values.seconds);

const root = resolve(import.meta.dirname, '..');
const kokoroFolder = join(root, 'data/kokoro');
const say = keepingLines(join(kokoroFolder, 'lines'), await loadKokoro(kokoroFolder));

async function speak(set: string, session: CodedSession, cast: Cast, seed: number) {
  const turns = session.turns.filter(({ end }) => end <= spokenSeconds);
  const laidOut = await layOut(set === 'lively' ? enlivened(turns, seed) : turns, cast, say);
  const folder = join(root, 'data/spoken', set, session.id);
  mkdirSync(folder, { recursive: true });
  const sample: Float32Array[] = [];
  for (const line of SAMPLE) sample.push(await say(line, cast.parent));
  const sums: string[] = [];
  const write = (name: string, bytes: Uint8Array) => {
    writeFileSync(join(folder, name), bytes);
    sums.push(`${createHash('sha256').update(bytes).digest('hex')}  ${name}`);
  };
  write('sample.wav', encodeWav(joinSamples(sample)));
  for (const version of VERSIONS)
    write(`${version}.wav`, encodeWav(versionOf(laidOut, version, seed)));
  const truth = { ...session, cast, turns: laidOut.turns, television: laidOut.television };
  write('truth.json', Buffer.from(`${JSON.stringify(truth, null, 1)}\n`));
  writeFileSync(join(folder, 'SHA256SUMS'), `${sums.join('\n')}\n`);
  process.stderr.write(`${set}/${session.id} spoken\n`);
}

const [given] = positionals;
if (given) {
  const folder = resolve(process.env.INIT_CWD ?? '.', given);
  for (const [at, session] of readCodedSessions(folder).entries()) {
    const cast = SETS.judge[at % SETS.judge.length];
    if (cast) await speak(basename(folder), session, cast, at);
  }
} else {
  for (const [set, castings] of Object.entries(SETS)) {
    for (const [at, { session, ...cast }] of castings.entries()) {
      const file = join(import.meta.dirname, `coding/sessions/${session}.json`);
      await speak(set, JSON.parse(readFileSync(file, 'utf8')), cast, at);
    }
  }
}
