// One order to a process of its own, for work that would keep the server from answering anybody else.
import { fork } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { packageRoot } from '#server/package-root.ts';
import { programFile } from '#server/program-file.ts';

interface Asking {
  readonly limitMs: number;
  readonly tooSlow: () => Error;
  /** Goes to its standard input, a piece at a time: sent whole, it would keep the server from answering meanwhile. */
  readonly input?: AsyncIterable<Uint8Array>;
}

/** Rejects with what `tooSlow` makes where the answer takes too long. */
export async function askProcess<Answer>(
  name: 'enroll-process' | 'decode-process',
  order: object,
  { limitMs, tooSlow, input }: Asking,
): Promise<Answer> {
  const child = fork(programFile(name), {
    cwd: packageRoot,
    // None of the server's secrets, and nothing printed: what a recording holds is in no log.
    env: {},
    stdio: [input ? 'pipe' : 'ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    serialization: 'advanced',
  });
  try {
    return await new Promise<Answer>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Answer));
      child.once('error', reject);
      child.once('exit', () => reject(new Error('The process ended without an answer')));
      setTimeout(() => reject(tooSlow()), limitMs).unref();
      child.send(order);
      // One that answers before it has read everything is done with it.
      if (input && child.stdin)
        pipeline(Readable.from(input), child.stdin).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'EPIPE') reject(error);
        });
    });
  } finally {
    child.kill('SIGKILL');
  }
}
