// npm run eval:capacity [-- WORDS]: what a neighbour family notices while one account does its worst to the built product. Words narrow the
// choice of misdeeds.
import { setMaxListeners } from 'node:events';
import { liveMisdeeds } from './capacity/misdeeds/live.ts';
import { loopMisdeeds } from './capacity/misdeeds/loops.ts';
import { uploadMisdeeds } from './capacity/misdeeds/uploads.ts';
import { isWithinMark, type Row, reportOf, writeReport } from './capacity/report.ts';
import { openStage, type Stage } from './capacity/stage.ts';
import { type Misdeed, Tally } from './capacity/tally.ts';

const CALM_MS = 40_000;
const LOADED_MS = 60_000;
/** The networks are loaded, the first accounts made. */
const WARM_UP_MS = 15_000;

const words = process.argv.slice(2);
const misdeeds = [...liveMisdeeds, ...uploadMisdeeds, ...loopMisdeeds].filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
const say = (line: string) => process.stderr.write(`${line}\n`);

async function rowOf(stage: Stage, misdeed: Misdeed): Promise<Row> {
  const account = await stage.newAccount();
  const tally = new Tally();
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal);
  const scene = { url: stage.url, account, tally, signal: stopping.signal };
  await misdeed.prepare?.(scene);
  const calm = await stage.observe(CALM_MS);
  const done = misdeed
    .run(scene)
    .catch((error: Error) => tally.refuse(`broke off: ${error.message}`));
  const loaded = await stage.observe(LOADED_MS);
  stopping.abort();
  await done;
  const recovery = await stage.recover(account);
  return { misdeed, tally, calm, loaded, recovery, isUp: await stage.isUp() };
}

const rows: Row[] = [];
const stage = await openStage();
try {
  await stage.observe(WARM_UP_MS);
  for (const misdeed of misdeeds) {
    const row = await rowOf(stage, misdeed);
    rows.push(row);
    say(`${misdeed.name}: ${isWithinMark(row) ? 'within the mark' : 'NOT within the mark'}`);
  }
} finally {
  await stage.stop();
}
const text = reportOf(rows, words);
console.log(text);
// Kept where nothing was left out.
if (words.length === 0) writeReport(text);
process.exitCode = rows.every(isWithinMark) ? 0 : 1;
// Connections that wait are still there.
process.exit();
