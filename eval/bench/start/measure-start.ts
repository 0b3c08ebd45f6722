// How long it takes from the command to the first answer: on a new folder, and on one that is there already.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { makeDataDir, type Product, startProduct } from '#test-support/product.ts';
import { type Figure, type Measured, shown, table } from '../figure.ts';
import { median } from '../quantile.ts';
import { buildBare } from '../start-bare.ts';

const ROUNDS = 5;
const WARM_MS = 1200;

type Start = (dataDir: string) => Promise<Product>;

interface Times {
  readonly cold: number;
  readonly warm: number;
}

interface Round {
  readonly product: Times;
  readonly bare: Times;
  readonly bareInOneFile: Times;
  readonly node: number;
}

export async function measureStart(): Promise<Measured> {
  const startBare = await buildBare();
  const startBareInOneFile = await buildBare('one-file');
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) {
    rounds.push({
      product: await timesOf((dataDir) => startProduct({ DATA_DIR: dataDir })),
      bare: await timesOf(startBare),
      bareInOneFile: await timesOf(startBareInOneFile),
      node: await timed(async () => {
        await once(spawn(process.execPath, ['-e', '0']), 'exit');
      }),
    });
  }
  return described(rounds);
}

async function timesOf(start: Start): Promise<Times> {
  const dataDir = makeDataDir();
  try {
    return { cold: await timeToHealth(start, dataDir), warm: await timeToHealth(start, dataDir) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timeToHealth(start: Start, dataDir: string): Promise<number> {
  let product: Product | undefined;
  const ms = await timed(async () => {
    product = await start(dataDir);
    const { status } = await fetch(`${product.url}/api/health`);
    if (status !== 200) throw new Error(`/api/health answered ${status}.`);
  });
  await product?.stop();
  return ms;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begunMs = performance.now();
  await work();
  return performance.now() - begunMs;
}

function described(rounds: readonly Round[]): Measured {
  const figure = (
    name: string,
    referenceName: string,
    of: (round: Round) => readonly [number, number],
    wanted?: Figure['wanted'],
  ): Figure => {
    const ratios = rounds.map((round) => of(round)[0] / of(round)[1]);
    return {
      name,
      value: median(rounds.map((round) => of(round)[0])),
      unit: 'ms',
      reference: { name: referenceName, value: median(rounds.map((round) => of(round)[1])) },
      ratio: median(ratios),
      spread: [Math.min(...ratios), Math.max(...ratios)],
      wanted,
    };
  };
  const bare = 'bare Fastify and Postgres';
  return {
    figures: [
      figure('cold start', `${bare}, cold`, ({ product, bare }) => [product.cold, bare.cold]),
      figure('warm start', `${bare}, warm`, ({ product, bare }) => [product.warm, bare.warm], {
        atMost: WARM_MS,
      }),
      figure(
        'warm start, beside a bare one in one file',
        `${bare}, built as the product is`,
        ({ product, bareInOneFile }) => [product.warm, bareInOneFile.warm],
      ),
      figure('warm start, beside Node alone', '`node -e 0`', ({ product, node }) => [
        product.warm,
        node,
      ]),
    ],
    details: `From the command of \`npm start\` to the first 200 of \`/api/health\`, ${ROUNDS} rounds in turns; everything is installed and built, and the models are there.
*Cold* makes a new data folder (the database's own set-up is most of it), *warm* takes one that is there. The bare one has its packages beside it, as
anybody would write it; *in one file* it is built as the product is.

${table(
  ['ms', 'cold', 'warm', 'bare, cold', 'bare, warm', 'bare in one file, warm', '`node -e 0`'],
  rounds.map(({ product, bare, bareInOneFile, node }, index) => [
    `round ${index + 1}`,
    ...[product.cold, product.warm, bare.cold, bare.warm, bareInOneFile.warm, node].map(shown),
  ]),
)}`,
  };
}
