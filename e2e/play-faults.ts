// npm run eval:play-faults [-- WORDS]: plays in a real browser against the real product, breaks something each time, and compares the
// saved counts with those of `npm run score` on all that the browser recorded.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, faults } from './play-faults/faults.ts';
import { Player, type SavedPlay } from './play-faults/player.ts';
import { Stage } from './play-faults/stage.ts';

const COUNTS = [
  'labeledPraises',
  'reflections',
  'behaviorDescriptions',
  'questions',
  'commands',
  'criticisms',
] as const;
/** The clock on the screen shows whole seconds, and looking at it takes a moment. */
const TOLERANCE_SECONDS = 2;

const wanted = process.argv.slice(2);
const chosen = faults.filter(({ name }) => wanted.every((word) => name.includes(word)));
const stage = new Stage();
const rows: string[] = [];
let failures = 0;
try {
  await stage.open();
  for (const fault of chosen) {
    const row = await judge(fault).catch((error: Error) => {
      failures += 1;
      const why = error.message.split('\n')[0];
      return `| ${fault.name} | FAILED: ${why} | | | |`;
    });
    rows.push(row);
    process.stderr.write(`${row}\n`);
  }
} finally {
  await stage.close();
}
console.log(`# Faults during play

${new Date().toISOString().slice(0, 10)}, npm run eval:play-faults${wanted.map((word) => ` ${word}`).join('')}

A parent plays in Chromium, whose microphone plays a spoken recording of \`test-support/audio\`, against the whole product. Each fault happens in
the middle of the play; the parent sees the words that belong to it, or the row says FAILED.

| fault | told in words | clock right | counts saved (LP RF BD Q C NTA) | \`npm run score\` on all that was recorded |
|---|---|---|---|---|
${rows.join('\n')}`);
process.exitCode = failures === 0 ? 0 : 1;

async function judge(fault: Fault): Promise<string> {
  const player = await Player.arrive(stage, fault.recording);
  try {
    await player.start();
    player.startClock();
    const saved = await fault.play(player, stage);
    const clock = player.isClockRight(TOLERANCE_SECONDS, fault.heldSeconds);
    const expected = scored(saved);
    const [got, whole] = [countsOf(saved.counts), countsOf(expected)];
    const isSame = got === whole && clock;
    if (!isSame) failures += 1;
    return `| ${fault.name} | yes | ${clock ? 'yes' : 'NO'} | ${got} | ${got === whole ? 'the same' : `${whole}: NOT THE SAME`} |`;
  } catch (error) {
    await player.page.screenshot({ path: `test-results/fault-${fault.name.slice(0, 20)}.png` });
    throw error;
  } finally {
    stage.wire.mend();
    await player.leave();
  }
}

function countsOf(counts: Record<string, number>): string {
  return COUNTS.map((name) => counts[name]).join(' ');
}

function scored({ recording }: SavedPlay): Record<string, number> {
  const file = join(stage.folder, 'recording');
  writeFileSync(file, recording);
  const script = ['scripts/run.mjs', '--with-models', 'scripts/score.ts', file, '--child', 'Noah'];
  const said = execFileSync(process.execPath, script, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return (JSON.parse(said) as { counts: Record<string, number> }).counts;
}
