// npm run eval:frames [-- FRAMES]: attacks the live connection of a real server with at least so many hostile frames and handshakes, while two
// neighbours play a recording through. The server has to stay, within bounds, and the neighbours have to get their counts.
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveMetrics } from '#contract/live.ts';
import { LiveClient } from '#test-support/live-client.ts';
import { playChunks } from '#test-support/live-play.ts';
import { makeDataDir, startProduct } from '#test-support/product.ts';
import { brokenBytes, doorAttacks, frameAttacks } from './hostile/attacks.ts';
import { makeParent, type Parent } from './hostile/parents.ts';
import { knock, rawSocket, withSocket } from './hostile/wire.ts';

const WANTED = Number(process.argv[2] ?? 10_000);
const ATTACKERS = 6;
const CHUNK_MS = 3_000;
const HALF_OPEN = 100;
const MEGABYTE = 1024 * 1024;

const dataDir = makeDataDir();
const product = await startProduct({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'off',
});
const { url } = product;
const pid = product.child.pid ?? 0;
const rssMegabytes = () => {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round((Number(kilobytes) * 1024) / MEGABYTE);
};

interface Outcome {
  readonly metrics: LiveMetrics;
  readonly model: string;
}

/** Plays the recording through at its own pace, coming back as often as it takes. */
async function playThrough(parent: Parent, sessionId = randomUUID()): Promise<Outcome> {
  let model = '?';
  const begunMs = Date.now();
  for (let tries = 1; tries <= 20; tries++) {
    const query = { sessionId, userId: parent.id, childId: String(parent.childId) };
    const client = new LiveClient(url, query, { cookie: parent.cookie });
    try {
      const { nextChunk } = await client.next('connected');
      for (const [index, chunk] of playChunks.entries()) {
        if (index < nextChunk) continue;
        await sleep(Math.max(0, begunMs + index * CHUNK_MS - Date.now()));
        await client.play([chunk]);
      }
      client.say('status');
      model = (await client.next('status')).model ?? model;
      return { metrics: (await client.stop()).metrics, model };
    } catch {
      await sleep(1000);
    }
  }
  throw new Error('A neighbour could not play through');
}

const [first, second, ...attackers] = (await Promise.all(
  Array.from({ length: 2 + ATTACKERS }, () => makeParent(url)),
)) as [Parent, Parent, ...Parent[]];
const undisturbed = await playThrough(first);
const rss = { before: rssMegabytes(), most: 0 };
const watch = setInterval(() => {
  rss.most = Math.max(rss.most, rssMegabytes());
}, 250);

const tally = new Map<string, number>();
const count = (name: string, by: number) => tally.set(name, (tally.get(name) ?? 0) + by);
const total = () => [...tally.values()].reduce((sum, one) => sum + one, 0);
const letIn: string[] = [];
const playing = new AbortController();
const neighbourKey = randomUUID();
const neighbours = Promise.all([playThrough(first, neighbourKey), playThrough(second)]).finally(
  () => playing.abort(),
);

const halfOpen = Array.from({ length: HALF_OPEN }, (_, index) => {
  const attacker = attackers[index % attackers.length] as Parent;
  const entry = Object.entries(brokenBytes)[index % Object.keys(brokenBytes).length];
  const [name, bytes] = entry as [string, () => Uint8Array];
  count(name, 1);
  const query = { sessionId: randomUUID() };
  return rawSocket(url, { query, headers: { cookie: attacker.cookie } }, bytes());
});

/** One attacker: every kind of attack in turn, until enough has come and the neighbours are done. */
async function attack(attacker: Parent): Promise<void> {
  const headers = { cookie: attacker.cookie };
  while (!playing.signal.aborted || total() < WANTED) {
    for (const [name, knockOf] of Object.entries(doorAttacks)) {
      const status = await knock(url, knockOf({ attacker, neighbour: first, neighbourKey }));
      count(`door: ${name}`, 1);
      if (status === 101) letIn.push(name);
    }
    for (const [name, sendAll] of Object.entries(frameAttacks)) {
      // Under the neighbour's name, which is another play session for somebody else.
      const sessionId = Math.random() < 0.5 ? neighbourKey : randomUUID();
      count(name, await withSocket(url, { query: { sessionId }, headers }, sendAll()));
    }
  }
}

await Promise.all(attackers.map(attack));
const [one, two] = await neighbours;
for (const socket of halfOpen) socket.destroy();
await sleep(5_000);
clearInterval(watch);

const isUp = product.child.exitCode === null && (await fetch(`${url}/api/health`)).ok;
const same = (outcome: Outcome) =>
  JSON.stringify(outcome.metrics) === JSON.stringify(undisturbed.metrics);
const rows = [...tally].map(([name, sent]) => `| ${name} | ${sent} |`);
console.log(`# Hostile frames

${new Date().toISOString().slice(0, 10)}, npm run eval:frames -- ${WANTED}

| frames and handshakes | let in at the door | server up, same process | server memory before / most / after | neighbours as undisturbed | heard with (undisturbed, one, two) |
|---|---|---|---|---|---|
| ${total()} | ${letIn.length} | ${isUp ? 'yes' : 'NO'} | ${rss.before} / ${rss.most} / ${rssMegabytes()} MB | ${[one, two].filter(same).length} of 2 | ${undisturbed.model}, ${one.model}, ${two.model} |

| attack | sent |
|---|---|
${rows.join('\n')}`);
await product.stop();
rmSync(dataDir, { recursive: true });
process.exitCode = isUp && letIn.length === 0 && same(one) && same(two) ? 0 : 1;
