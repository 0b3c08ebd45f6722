// The thread of text-network.ts.
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { inferenceRuntime, onCores } from './inference.ts';
import type { TextInputs, TextOutputs } from './text-network.ts';

export interface TextQuestion {
  readonly id: number;
  readonly file: string;
  readonly inputs: TextInputs;
}

export type TextAnswer =
  | { readonly id: number; readonly outputs: TextOutputs }
  | { readonly id: number; readonly problem: string };

/** Somebody waits for the answer, and it takes a fifth of a second at most. */
const CORES = Math.min(2, availableParallelism());

type Session = Awaited<ReturnType<typeof onCores>>;
const sessions = new Map<string, Promise<Session>>();

async function answer({ file, inputs }: TextQuestion): Promise<TextOutputs> {
  const loading = sessions.get(file) ?? readFile(file).then((bytes) => onCores(bytes, CORES));
  sessions.set(file, loading);
  const session = await loading;
  const found = await session.run(mapValues(inputs, rowOf));
  return mapValues(found, ({ data }) => data as Float32Array);
}

function rowOf(values: readonly number[]) {
  const { Tensor } = inferenceRuntime;
  return new Tensor('int64', BigInt64Array.from(values, BigInt), [1, values.length]);
}

function mapValues<From, To>(of: Readonly<Record<string, From>>, map: (value: From) => To) {
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, map(value)]));
}

parentPort?.on('message', (question: TextQuestion) => {
  const { id } = question;
  answer(question).then(
    (outputs) => parentPort?.postMessage({ id, outputs } satisfies TextAnswer),
    (error: unknown) =>
      parentPort?.postMessage({ id, problem: String(error) } satisfies TextAnswer),
  );
});
