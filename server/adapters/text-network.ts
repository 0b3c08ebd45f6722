// Networks that read text, in a thread of their own: a run takes milliseconds in which this thread could answer nobody.
import { Worker } from 'node:worker_threads';
import type { TextAnswer, TextQuestion } from './text-network-thread.ts';

export type TextInputs = Readonly<Record<string, readonly number[]>>;
export type TextOutputs = Readonly<Record<string, Float32Array>>;
/** Inputs and outputs by their names in the network: rows of whole numbers, rows of shares. */
export type TextNetwork = (inputs: TextInputs) => Promise<TextOutputs>;

interface Waiting {
  readonly resolve: (outputs: TextOutputs) => void;
  readonly reject: (error: Error) => void;
}

const isSource = import.meta.filename.endsWith('.ts');
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
  const started = isSource
    ? fromSource()
    : new Worker(new URL('text-network-thread.js', import.meta.url));
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

/** In development and tests: a thread does not take over the loader of TypeScript, and brings one itself. */
function fromSource(): Worker {
  const file = new URL('text-network-thread.ts', import.meta.url).href;
  const begin = `import('tsx/esm/api').then((tsx) => tsx.register()).then(() => import('${file}'))`;
  return new Worker(begin, { eval: true });
}
