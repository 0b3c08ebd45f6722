// npm run eval:enumeration: whether the time of an answer tells if an address has an account. Known and unknown
// addresses are asked in turn, so that both meet the same weather; printed as the ratio of their medians.
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { makeDataDir, post, signUpOverHttp, startProduct } from '#test-support/product.ts';

const PAIRS = 150;

const dataDir = makeDataDir();
const product = await startProduct({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'off',
});

const newEmail = () => `${randomUUID()}@example.org`;
const emails = Array.from({ length: PAIRS }, newEmail);
for (const email of emails) await signUpOverHttp(product.url, email);

const password = 'not the password';
const calls = {
  'log-in with a wrong password': (email: string) =>
    post(product.url, '/api/auth/login', { email, password }),
  'forgotten password': (email: string) =>
    post(product.url, '/api/auth/forgot-password', { email }),
};

async function timeOf(ask: () => Promise<Response>): Promise<number> {
  const begun = performance.now();
  await (await ask()).text();
  return performance.now() - begun;
}

const median = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

const rows: string[] = [];
for (const [name, call] of Object.entries(calls)) {
  const known: number[] = [];
  const unknown: number[] = [];
  for (const [pair, email] of emails.entries()) {
    const asks = [
      async () => known.push(await timeOf(() => call(email))),
      async () => unknown.push(await timeOf(() => call(newEmail()))),
    ];
    // Either may come first: whatever the one leaves behind, the other must not always meet.
    for (const ask of pair % 2 === 0 ? asks : asks.toReversed()) await ask();
  }
  const ratio = median(known) / median(unknown);
  rows.push(
    `| ${name} | ${median(known).toFixed(1)} ms | ${median(unknown).toFixed(1)} ms | ${ratio.toFixed(3)} |`,
  );
}
await product.stop();
rmSync(dataDir, { recursive: true });

console.log(`${new Date().toISOString().slice(0, 10)}, npm run eval:enumeration, ${PAIRS} pairs each
| call | known address, median | unknown address, median | ratio |
|---|---|---|---|
${rows.join('\n')}`);
