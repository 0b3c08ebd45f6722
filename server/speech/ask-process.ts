// One order to a process of its own, for work that would keep the server from answering anybody else.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { packageRoot } from '#server/package-root.ts';

// From the sources (development, tests) the process needs the loader that this one runs with.
const isSource = import.meta.filename.endsWith('.ts');

/** Rejects with what `tooSlow` makes where the answer takes too long. */
export async function askProcess<Answer>(
  name: 'enroll-process' | 'decode-process',
  order: object,
  { limitMs, tooSlow }: { readonly limitMs: number; readonly tooSlow: () => Error },
): Promise<Answer> {
  const child = fork(join(import.meta.dirname, `${name}.${isSource ? 'ts' : 'js'}`), {
    cwd: packageRoot,
    // None of the server's secrets, and nothing printed: what a recording holds is in no log.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: isSource ? ['--import', 'tsx'] : [],
    serialization: 'advanced',
  });
  try {
    return await new Promise<Answer>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Answer));
      child.once('error', reject);
      child.once('exit', () => reject(new Error('The process ended without an answer')));
      setTimeout(() => reject(tooSlow()), limitMs).unref();
      child.send(order);
    });
  } finally {
    child.kill('SIGKILL');
  }
}
