// Networks that read text, in a thread of their own: a run takes milliseconds in which this thread could answer nobody.
import { Worker } from 'node:worker_threads';
import { programFile } from '#server/program-file.ts';
import type { TextAnswer, TextQuestion } from './text-network-thread.ts';

export type TextInputs = Readonly<Record<string, readonly number[]>>;
export type TextOutputs = Readonly<Record<string, Float32Array>>;
/** Inputs and outputs by their names in the network: rows of whole numbers, rows of shares. */
export type TextNetwork = (inputs: TextInputs) => Promise<TextOutputs>;

interface Waiting {
  readonly resolve: (outputs: TextOutputs) => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let thread: Worker | undefined;
let asked = 0;

/** Loaded when it is first asked. */
export function textNetwork(file: string): TextNetwork {
  return (inputs) =>
    new Promise((resolve, reject) => {
      thread ??= start();
      asked += 1;
      waiting.set(asked, { resolve, reject });
      // A process that waits for an answer stays; one that does not may end.
      thread.ref();
      thread.postMessage({ id: asked, file, inputs } satisfies TextQuestion);
    });
}

function start(): Worker {
  const started = new Worker(programFile('text-network-thread'));
  started.on('message', ({ id, ...answer }: TextAnswer) => {
    const asker = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) started.unref();
    if ('outputs' in answer) asker?.resolve(answer.outputs);
    else asker?.reject(new Error(answer.problem));
  });
  const fail = (error: Error) => {
    if (thread !== started) return;
    // The next question starts another.
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  started.on('error', fail);
  started.on('exit', () => fail(new Error('The thread of the networks ended')));
  return started;
}
