// npm run eval:attack [-- WORDS]: attacks the built product on loopback while a neighbour uses it, and writes what was tried, refused and
// let in. Words narrow the choice. `-- planted`: each attack against a copy of the build with a hole that it has to find.
import { attacks } from './attack/attacks.ts';
import { type Hole, holes, plant } from './attack/planted-holes.ts';
import { type Found, type Row, writePlantedReport, writeReport } from './attack/report.ts';
import { sceneOf } from './attack/scene.ts';
import { forgetLimits } from './attack/settle.ts';
import { LetIn, Tally } from './attack/tally.ts';
import { startTarget } from './attack/target.ts';
import { startWatch } from './attack/watch.ts';

const PLANTED = 'planted';
const isPlanted = process.argv[2] === PLANTED;
const words = process.argv.slice(isPlanted ? 3 : 2);
const isWanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
const isWhole = words.length === 0;
const say = (line: string) => process.stderr.write(`${line}\n`);

async function attackProduct(): Promise<Row[]> {
  const rows: Row[] = [];
  const target = await startTarget();
  try {
    const watch = await startWatch(target);
    for (const { name, run } of attacks.filter((one) => isWanted(one.name))) {
      await forgetLimits(target);
      const tally = new Tally();
      const scene = await sceneOf(target, { isPlanted });
      watch.read();
      await run(scene, tally).catch((error: Error) => {
        tally.note(false, `it broke off: ${error.message}`);
      });
      rows.push({ name, tally, ...watch.read(), isUp: await target.isUp() });
      say(`${name}: ${tally.refused} of ${tally.tried} refused`);
      for (const what of new Set(tally.letIn)) say(`  let in: ${what}`);
    }
    watch.stop();
  } finally {
    await target.stop();
  }
  return rows;
}

/** What the attack says of a hole that was made for it; undefined where it saw nothing. */
async function find(hole: Hole): Promise<Found> {
  const attack = attacks.find(({ name }) => name === hole.foundBy);
  if (!attack) throw new Error(`There is no attack "${hole.foundBy}"`);
  const target = await startTarget(plant(hole));
  const tally = new Tally({ endsWithFirst: true });
  try {
    await attack.run(await sceneOf(target, { isPlanted }), tally);
  } catch (error) {
    if (!(error instanceof LetIn)) throw error;
  } finally {
    await target.stop();
  }
  const [what] = tally.letIn;
  say(`${hole.name}: ${what ?? 'NOT FOUND'}`);
  return { hole, tried: tally.tried, what };
}

if (isPlanted) {
  const found: Found[] = [];
  for (const hole of holes.filter(({ foundBy }) => isWanted(foundBy))) found.push(await find(hole));
  writePlantedReport(found, { isWhole });
  process.exitCode = found.every(({ what }) => what !== undefined) ? 0 : 1;
} else {
  const rows = await attackProduct();
  writeReport(rows, { isWhole });
  process.exitCode = rows.every(({ tally, isUp }) => isUp && tally.letIn.length === 0) ? 0 : 1;
}
// Connections that crawl are still there.
process.exit();
