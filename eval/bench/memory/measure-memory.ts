// What all processes of the product hold together: at rest, once somebody has played, and while some play.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeDataDir, type Product, startProduct } from '#test-support/product.ts';
import { makeParent } from '../../hostile/parents.ts';
import { compared, type Measured, table } from '../figure.ts';
import { playLive } from '../live/live-player.ts';
import { commandOf, familyOf, megabytesOf } from '../processes.ts';
import { buildBare } from '../start-bare.ts';

const SETTLE_MS = 10_000;
const PLAY_SECONDS = 30;
const FEW = 4;
const MORE = 8;
const REST_MB = 120;

interface Held {
  readonly node: number;
  readonly speech: number;
  readonly postgres: number;
}

const sumOf = ({ node, speech, postgres }: Held) => node + speech + postgres;

export async function measureMemory(): Promise<Measured> {
  const bareAtRest = await withProduct(await buildBare(), async (held) => {
    await sleep(SETTLE_MS);
    return held();
  });
  const start = (dataDir: string) =>
    startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
  return withProduct(start, async (held, { url }) => {
    await sleep(SETTLE_MS);
    const atRest = held();
    // Whoever came before stays: a play session outlives its connection.
    const joinedBy = async (count: number): Promise<Held> => {
      const parents = await Promise.all(Array.from({ length: count }, () => makeParent(url)));
      const playing = parents.map((parent) => playLive(url, parent, 0, PLAY_SECONDS));
      await sleep(PLAY_SECONDS * 1000);
      const found = held();
      await Promise.all(playing);
      return found;
    };
    const one = await joinedBy(1);
    const few = await joinedBy(FEW - 1);
    const more = await joinedBy(MORE - FEW);
    const state = (name: string, { node, speech, postgres }: Held) => [
      name,
      ...[node, speech, postgres, node + speech + postgres].map((size) => size.toFixed(0)),
    ];
    return {
      figures: [
        compared({
          name: 'at rest',
          value: sumOf(atRest),
          unit: 'MB',
          reference: { name: 'bare Fastify and Postgres', value: sumOf(bareAtRest) },
          wanted: { atMost: REST_MB },
        }),
        compared({
          name: `${MORE} live sessions`,
          value: sumOf(more),
          unit: 'MB',
          reference: { name: 'one live session', value: sumOf(one) },
        }),
        {
          name: 'one more live session',
          value: (sumOf(more) - sumOf(few)) / (MORE - FEW),
          unit: 'MB',
        },
      ],
      details: `All processes of the built product; what several share is divided among them, pages of files are left out. Parents play a spoken recording for ${PLAY_SECONDS} s.
*One more live session* is the difference between ${FEW} and ${MORE}, when all speech processes run.

${table(
  ['MB', 'Node', 'speech processes', 'Postgres', 'in all'],
  [
    state('bare Fastify and Postgres, at rest', bareAtRest),
    state('at rest', atRest),
    state('one live session', one),
    state(`${FEW} live sessions`, few),
    state(`${MORE} live sessions`, more),
  ],
)}`,
    };
  });
}

async function withProduct<Result>(
  start: (dataDir: string) => Promise<Product>,
  work: (held: () => Held, product: Product) => Promise<Result>,
): Promise<Result> {
  const dataDir = makeDataDir();
  const product = await start(dataDir);
  try {
    return await work(() => heldBy(product.child.pid ?? 0, dataDir), product);
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function heldBy(pid: number, dataDir: string): Held {
  // Detached from the product: found by its own lock.
  const lock = readFileSync(join(dataDir, 'database/cluster/postmaster.pid'), 'utf8');
  const database = familyOf(Number(lock.split('\n')[0]));
  const others = familyOf(pid).filter((one) => !database.includes(one));
  const speech = others.filter((one) => commandOf(one).includes('speech-process'));
  return {
    node: megabytesOf(others.filter((one) => !speech.includes(one))),
    speech: megabytesOf(speech),
    postgres: megabytesOf(database),
  };
}
