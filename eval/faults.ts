// npm run eval:faults [-- FAULT …]: the cluster under a steady load while things break, and whether every promise was kept.
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, askJson, recordingForm } from './cluster/ask.ts';
import { makeCluster } from './cluster/cluster.ts';
import { playThrough, savedPlay } from './cluster/play.ts';
import { loseOwnDatabase, startADayAhead } from './faults/alone.ts';
import { check, copiesOf, drain, type Tally, type Undisturbed } from './faults/check.ts';
import { fillOwnDisk } from './faults/full-disk.ts';
import { faults, mountSmallDisk, unmount } from './faults/inflict.ts';
import { Ledger } from './faults/ledger.ts';
import { livePart, recording, startLoad } from './faults/load.ts';
import { makeParent } from './hostile/parents.ts';

const DISK_MEGABYTES = 700;
const BEFORE_MS = 5_000;
const AFTER_MS = 5_000;

const wanted = process.argv.slice(2);
const chosen = faults.filter(({ name }) => !wanted.length || wanted.some((w) => name.includes(w)));

const disk = mountSmallDisk(DISK_MEGABYTES);
const cluster = await makeCluster(disk);
const members = [...cluster.web, ...cluster.workers];
const { url } = cluster.proxy;
const rows: string[] = [];
const seen: string[] = [];
let broken = 0;

async function measureUndisturbed(): Promise<Undisturbed> {
  const parent = await makeParent(url);
  const { cookie, childId } = parent;
  await ask(url, '/api/consents/keep-recordings', {
    cookie,
    method: 'PUT',
    body: { granted: true },
  });
  const key = randomUUID();
  await playThrough({ url, parent, key, chunks: livePart });
  const body = savedPlay(parent, key, livePart.length);
  await askJson(url, '/api/sessions', { cookie, body });
  const { rows: found } = await cluster.pool.query<{ seconds: number }>(
    'select heard_seconds as seconds from live_sessions where key = $1',
    [key],
  );
  const { id } = await askJson<{ id: number }>(url, '/api/sessions', {
    cookie,
    body: { childId, duration: 60, recordingKey: randomUUID(), isUploadComing: true },
  });
  const form = recordingForm(recording, id);
  await askJson(url, '/api/sessions/process-audio', { cookie, body: form });
  await drain(cluster);
  const soundBytes = cluster.bucket.objects.get(`${parent.id}/${id}.enc`)?.length ?? 0;
  return { seconds: found[0]?.seconds ?? 0, soundBytes };
}

function write(name: string, tallies: readonly Tally[]): void {
  for (const { kind, acknowledged, found, doubled } of tallies) {
    const lost = acknowledged - found;
    rows.push(`| ${name} | ${kind} | ${acknowledged} | ${found} | ${doubled} | ${lost} |`);
    if (lost > 0 || doubled > 0 || acknowledged === 0) broken += 1;
  }
}

try {
  for (const member of members) await member.start();
  const undisturbed = await measureUndisturbed();
  for (const { name, inflict } of chosen) {
    const ledger = new Ledger();
    const load = await startLoad(url, ledger);
    await sleep(BEFORE_MS);
    await inflict(cluster);
    await sleep(AFTER_MS);
    await load.stop();
    const drainedMs = await drain(cluster);
    const died = members.filter(({ isUp }) => !isUp).length;
    const comings = ledger.plays.reduce((sum, play) => sum + play.connections - 1, 0);
    write(name, await check(cluster, ledger, undisturbed));
    seen.push(
      `| ${name} | ${ledger.summary}; live connections lost ${comings} | ${copiesOf(cluster, ledger)} | ${Math.round(drainedMs / 1000)} s | ${died} |`,
    );
    process.stderr.write(`${rows.slice(-8).join('\n')}\n${seen.at(-1)}\n`);
    for (const member of members) {
      if (member.isUp) continue;
      process.stderr.write(`${member.role}: ${member.output.slice(-1500)}\n`);
      await member.start();
    }
    if (died > 0 || drainedMs === Infinity) broken += 1;
  }
  const words = await startADayAhead(cluster);
  const backAfter = await loseOwnDatabase();
  const { answers, backAfterSeconds } = await fillOwnDisk();
  if (!words || backAfter === Infinity || backAfterSeconds === Infinity) broken += 1;
  console.log(`# Faults under load

${new Date().toISOString().slice(0, 10)}, npm run eval:faults${wanted.length > 0 ? ` -- ${wanted.join(' ')}` : ''}
Linux ${process.arch}, ${availableParallelism()} cores.

Two web servers and two workers of the built product, one Postgres, a mail server and a stand-in for an S3-compatible store, as in
[scale-out.md](scale-out.md). Six kinds of parents are at it all the time; in the middle of it something breaks. *Acknowledged* is what a parent was
told is safe, *found* what was there in the end, *doubled* what was there twice in effect. Retries that would come in more than 15 s were brought forward
after the load had stopped. Simulated: the clock (a shifted Date in JavaScript) and the disk (a file system of ${DISK_MEGABYTES} MB in memory).

| fault | kind | acknowledged | found | doubled | lost |
|---|---|---|---|---|---|
${rows.join('\n')}

What the parents saw, and what it took: *second copies* are mails that were sent twice under one Message-ID, *drained* is the time until no job
waited any more, *died* counts servers that ended by themselves.

| fault | what parents saw | second copies | drained | died |
|---|---|---|---|---|
${seen.join('\n')}

A worker whose clock is a day ahead: "${words ?? 'IT STARTED'}"

One process with its embedded database, whose postmaster is killed with -9: it starts it again, and people can sign up after ${backAfter.toFixed(1)} s.

One process with its embedded database on a disk that is full for 10 s: ${[...answers].map(([answer, times]) => `${answer} (${times})`).join(', ')}.
With room again people can sign up after ${backAfterSeconds.toFixed(1)} s.`);
} catch (error) {
  broken += 1;
  process.stderr.write(`${members.map(({ output }) => output.slice(-2000)).join('\n---\n')}\n`);
  throw error;
} finally {
  await cluster.stop();
  unmount(disk);
  rmSync(disk, { recursive: true, force: true });
}
process.exitCode = broken === 0 ? 0 : 1;
