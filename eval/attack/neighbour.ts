// npm run eval:attack forks it: somebody who uses the product all the while, in a process of their own, and says how long it took.
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from './http-call.ts';

export interface Served {
  readonly ms: number;
  readonly isServed: boolean;
}

const PAUSE_MS = 100;
const [url = '', cookie = ''] = process.argv.slice(2);
const paths = ['/api/children', '/', '/api/auth/current-user'];

process.once('disconnect', () => process.exit());
for (let round = 0; ; round++) {
  const begun = performance.now();
  const { status } = await call(url, { path: paths[round % paths.length] ?? '/', cookie });
  const served: Served = { ms: performance.now() - begun, isServed: status === 200 };
  process.send?.(served);
  await sleep(PAUSE_MS);
}
