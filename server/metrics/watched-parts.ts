// The parts of a server that are asked how they are at each scrape; between two scrapes nothing is done.
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Registry } from 'prom-client';
import type { MailTally } from '#server/adapters/mailer.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import type { DiskWatch } from '#server/disk-watch.ts';
import { countJobs, type JobTally } from '#server/jobs/queue.ts';
import type { SpeechPool } from '#server/plays/speech/pool/speech-pool.ts';
import { type MetricMakers, makersFor, type Sample } from './metric-makers.ts';

/** A database that is stuck must not hide the rest. */
const DATABASE_LIMIT_MS = 2_000;

export interface WatchedParts {
  readonly version: string;
  readonly role: Config['ROLE'];
  readonly db: Database;
  readonly databasePool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  readonly disk: Pick<DiskWatch, 'look'>;
  readonly speechPool: Pick<SpeechPool, 'status'>;
  /** Both undefined where this process runs no jobs. */
  readonly jobTally: JobTally | undefined;
  readonly mailTally: MailTally | undefined;
}

export function watchParts(
  registry: Registry,
  parts: WatchedParts & { readonly livePlays: () => number },
): void {
  const make = makersFor(registry);
  const { version, role } = parts;
  make.gauge('playlight_info', 'Which build this is, and its role.', ['version', 'role'], () => [
    [{ version, role }, 1],
  ]);
  make.gauge('playlight_live_play_sessions', 'Play sessions that are heard live.', [], () => [
    [{}, parts.livePlays()],
  ]);
  make.gauge('playlight_disk_free_bytes', 'Room left for DATA_DIR.', [], async () => {
    const { freeBytes } = await parts.disk.look();
    return freeBytes === undefined ? [] : [[{}, freeBytes]];
  });
  watchSpeech(make, () => parts.speechPool.status());
  watchDatabase(make, parts);
  watchWork(make, parts);
}

function watchSpeech({ gauge, counter }: MetricMakers, speech: SpeechPool['status']): void {
  gauge('playlight_speech_status', '1 for the status that listening has.', ['status'], () =>
    ['up', 'down', 'off'].map((status) => [{ status }, Number(speech().status === status)]),
  );
  gauge('playlight_speech_processes', 'Speech processes, by state.', ['state'], () =>
    Object.entries(speech().processes).map(([state, count]) => [{ state }, count]),
  );
  gauge(
    'playlight_speech_smaller_model_processes',
    'Speech processes that are behind and hear with the smaller model.',
    [],
    () => [[{}, speech().onSmallerModel]],
  );
  gauge('playlight_speech_hearings', 'Play sessions and uploads that are being heard.', [], () => [
    [{}, speech().hearings],
  ]);
  gauge('playlight_speech_places', 'Places to listen, by kind and state.', ['kind', 'state'], () =>
    Object.entries(speech().places).flatMap(([kind, { most, free }]): Sample[] => [
      [{ kind, state: 'taken' }, most - free],
      [{ kind, state: 'free' }, free],
    ]),
  );
  gauge('playlight_speech_waiting_seconds', 'Sound that waits to be heard.', [], () => [
    [{}, speech().waitingSeconds],
  ]);
  counter('playlight_speech_process_starts_total', 'Starts of speech processes.', [], () => [
    [{}, speech().sinceStart.startedProcesses],
  ]);
  counter('playlight_speech_process_ends_total', 'Their ends, by reason.', ['reason'], () =>
    Object.entries(speech().sinceStart.endedProcesses).map(([reason, count]) => [
      { reason },
      count,
    ]),
  );
  counter(
    'playlight_speech_hearings_total',
    'Hearings that did not simply run to their end.',
    ['outcome'],
    () => {
      const { resumedHearings, givenUpHearings, refusedHearings } = speech().sinceStart;
      return [
        [{ outcome: 'resumed' }, resumedHearings],
        [{ outcome: 'given_up' }, givenUpHearings],
        [{ outcome: 'refused' }, refusedHearings],
      ];
    },
  );
  counter('playlight_speech_refused_chunks_total', 'Chunks that found no room.', [], () => [
    [{}, speech().sinceStart.refusedChunks],
  ]);
}

function watchDatabase({ gauge }: MetricMakers, { db, databasePool }: WatchedParts): void {
  gauge('playlight_database_connections', 'Connections of this process.', ['state'], () => {
    const { totalCount, idleCount, waitingCount } = databasePool;
    return [
      [{ state: 'busy' }, totalCount - idleCount],
      [{ state: 'idle' }, idleCount],
      [{ state: 'waited_for' }, waitingCount],
    ];
  });
  const jobs = queueCounts(db);
  gauge('playlight_database_up', 'Whether the database answered this scrape.', [], async () => [
    [{}, (await jobs()) ? 1 : 0],
  ]);
  gauge('playlight_jobs', 'Jobs of all servers, by state.', ['state'], async () =>
    Object.entries((await jobs()) ?? {}).map(([state, count]) => [{ state }, count]),
  );
}

/** What was done outside of requests. */
function watchWork({ counter }: MetricMakers, { jobTally, mailTally }: WatchedParts): void {
  counter(
    'playlight_job_runs_total',
    'Runs of jobs in this process, by name.',
    ['job', 'outcome'],
    () =>
      [...(jobTally ?? [])].flatMap(([job, { done, failed }]): Sample[] => [
        [{ job, outcome: 'done' }, done],
        [{ job, outcome: 'failed' }, failed],
      ]),
  );
  counter('playlight_mails_total', 'Mails of this process.', ['outcome'], () =>
    Object.entries(mailTally ?? {}).map(([outcome, count]) => [{ outcome }, count]),
  );
}

/** One query for a scrape, however many metrics are made of it; undefined where the database does not answer. */
function queueCounts(db: Database) {
  let asked: ReturnType<typeof ask> | undefined;
  const ask = () =>
    Promise.race([
      countJobs(db).catch(() => undefined),
      pause(DATABASE_LIMIT_MS, undefined, { ref: false }),
    ]);
  return () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    return asked;
  };
}
