// How much of a bare Fastify route's throughput is left once the product is around it.
import { type Figure, type Measured, shown, table } from '../figure.ts';
import { median } from '../quantile.ts';
import type { Call } from './calls.ts';
import { openStage, type Round, type Stage } from './stage.ts';

const ROUNDS = 7;
const ROUND_MS = 1500;

interface Pair {
  readonly product: Round;
  readonly bare: Round;
}

export async function measureApi(): Promise<Measured> {
  const stage = await openStage();
  try {
    const pairs = new Map<Call, Pair[]>();
    for (const call of stage.calls) pairs.set(call, await measureInTurns(stage, call));
    return described(stage, pairs);
  } finally {
    await stage.close();
  }
}

/** Noise of the machine hits both. The first round only warms up. */
async function measureInTurns(stage: Stage, call: Call): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const product = await stage.callProduct(call, ROUND_MS);
    const bare = await stage.callBare(call, ROUND_MS);
    if (round > 0) pairs.push({ product, bare });
  }
  return pairs;
}

function described(stage: Stage, pairs: ReadonlyMap<Call, readonly Pair[]>): Measured {
  const rows = [...pairs].map(([call, rounds]) => {
    const cpu = (side: keyof Pair) => median(rounds.map((pair) => pair[side].cpuMs));
    const statements = String(stage.statementsOf(call).length);
    return [call.name, statements, shown(cpu('product')), shown(cpu('bare'))];
  });
  return {
    figures: [...pairs].map(([call, rounds]) => figureOf(call, rounds)),
    details: `Calls a second of the built product, as shipped (log included), beside a bare Fastify route that puts the same statements to the same
database through the same kind of pool, without asking who it is. ${ROUNDS} rounds of ${ROUND_MS / 1000} s in turns; ratio: the median of the rounds'.

${table(['call', 'statements', "CPU ms of the product's process", 'of the bare one'], rows)}`,
  };
}

function figureOf({ name }: Call, rounds: readonly Pair[]): Figure {
  const perSecond = (side: keyof Pair) => median(rounds.map((pair) => pair[side].perSecond));
  const ratios = rounds.map(({ product, bare }) => product.perSecond / bare.perSecond);
  return {
    name,
    value: perSecond('product'),
    unit: 'calls/s',
    reference: { name: 'bare Fastify', value: perSecond('bare') },
    ratio: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
  };
}
