// npm run eval:crash [-- ROUNDS]: kills the server with SIGKILL at random moments while people sign up, starts
// it again, and checks that every acknowledged sign-up is there.
import { randomInt, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  canLogIn,
  makeDataDir,
  processesOn,
  signUpOverHttp,
  startProduct,
} from '#test-support/product.ts';

const ROUNDS = Number(process.argv[2] ?? 20);
const CLIENTS = 4;
const LONGEST_LIFE_MS = 2_000;

const dataDir = makeDataDir();
const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' };
const acknowledged: string[] = [];
const startsMs: number[] = [];
let attempted = 0;

/** Signs people up one after the other until the server is gone. */
async function keepSigningUp(url: string): Promise<void> {
  for (;;) {
    const email = `${randomUUID()}@example.org`;
    attempted += 1;
    try {
      if (await signUpOverHttp(url, email)) acknowledged.push(email);
    } catch {
      return;
    }
  }
}

for (let round = 1; round <= ROUNDS; round++) {
  const begun = performance.now();
  const product = await startProduct(settings);
  startsMs.push(Math.round(performance.now() - begun));
  const clients = Array.from({ length: CLIENTS }, () => keepSigningUp(product.url));
  await sleep(randomInt(50, LONGEST_LIFE_MS));
  await product.stop('SIGKILL');
  await Promise.all(clients);
  console.log(`round ${round}: ${acknowledged.length} acknowledged so far`);
}

const product = await startProduct(settings);
let missing = 0;
for (const email of acknowledged) {
  if (!(await canLogIn(product.url, email))) missing += 1;
}
await product.stop();
const orphans = processesOn(dataDir).length;
rmSync(dataDir, { recursive: true });

console.log(`
${new Date().toISOString().slice(0, 10)}, npm run eval:crash -- ${ROUNDS}
| kills | sign-ups tried | acknowledged | acknowledged and missing | slowest start after a kill | processes left |
|---|---|---|---|---|---|
| ${ROUNDS} | ${attempted} | ${acknowledged.length} | ${missing} | ${Math.max(...startsMs.slice(1))} ms | ${orphans} |`);
process.exitCode = missing === 0 && orphans === 0 ? 0 : 1;
