import { writeFileSync } from 'node:fs';
import { arch, cpus, type } from 'node:os';
import { join } from 'node:path';
import type { Hole } from './planted-holes.ts';
import type { Tally } from './tally.ts';
import type { Watched } from './watch.ts';

export interface Row extends Watched {
  readonly name: string;
  readonly tally: Tally;
  readonly isUp: boolean;
}

export interface Found {
  readonly hole: Hole;
  readonly tried: number;
  /** Undefined where it was not found. */
  readonly what: string | undefined;
}

const FOLDER = join(import.meta.dirname, '../reports');
const day = () => new Date().toISOString().slice(0, 10);
const machine = () => `${type()} ${arch()}, ${cpus().length} cores`;
const cell = (text: string) =>
  text
    .replaceAll('|', String.raw`\|`)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')
    .slice(0, 140);

/** Printed, and kept where nothing was left out. */
function give(name: string, text: string, isWhole: boolean): void {
  console.log(text);
  if (isWhole) writeFileSync(join(FOLDER, name), text);
}

export function writeReport(rows: readonly Row[], { isWhole }: { isWhole: boolean }): void {
  const lines = rows.map(
    ({ name, tally, p95Ms, unserved, mostMegabytes, isUp }) =>
      `| ${name} | ${tally.tried} | ${tally.refused} | ${tally.letIn.length} | ${p95Ms} ms | ${unserved} | ${mostMegabytes} MB | ${isUp ? 'yes' : 'NO'} |`,
  );
  const sum = (of: (tally: Tally) => number) =>
    rows.reduce((total, { tally }) => total + of(tally), 0);
  const letIn = rows.flatMap(({ name, tally }) =>
    [...new Set(tally.letIn)].map((what) => `- ${name}: \`${cell(what)}\``),
  );
  const notes = rows.flatMap(({ name, tally }) => tally.notes.map((note) => `- ${name}: ${note}`));
  give(
    'attack.md',
    `# Attacks on the built product

${day()}, npm run eval:attack, ${machine()}

The product runs as its users start it, on loopback, with its own database; limits are on. Requests are made from the contract, for
every endpoint. Refused means: the answer says no, and the victim's rows in every table are as before. A neighbour in a process of
their own asks for a page or their data ten times a second all the while. That each attack, all but "sound that claims to be huge", can find something is in
[attack-planted.md](attack-planted.md).

| attack | tried | refused | let in | neighbour, p95 | neighbour not served | server memory, most | same process up |
|---|---|---|---|---|---|---|---|
${lines.join('\n')}
| together | ${sum(({ tried }) => tried)} | ${sum(({ refused }) => refused)} | ${sum(({ letIn }) => letIn.length)} | | | | |

## Let in

${letIn.length > 0 ? letIn.join('\n') : 'Nothing.'}

## Notes

${notes.join('\n')}
- Frames on the live connection: [hostile-frames.md](hostile-frames.md). Times of answers: [enumeration.md](enumeration.md). Decoders: [fuzz-decoder.md](fuzz-decoder.md).
`,
    isWhole,
  );
}

export function writePlantedReport(
  found: readonly Found[],
  { isWhole }: { isWhole: boolean },
): void {
  const lines = found.map(
    ({ hole, tried, what }) =>
      `| ${hole.name} | ${hole.foundBy} | ${what ? `after ${tried}` : 'NOT FOUND'} | ${what ? `\`${cell(what)}\`` : ''} |`,
  );
  give(
    'attack-planted.md',
    `# Do the attacks find anything?

${day()}, npm run eval:attack -- planted, ${machine()}

A copy of the built server with one check taken out (\`eval/attack/planted-holes.ts\`), started for each attack anew.

| hole | attack | found, after so many attempts | what it said |
|---|---|---|---|
${lines.join('\n')}
`,
    isWhole,
  );
}
