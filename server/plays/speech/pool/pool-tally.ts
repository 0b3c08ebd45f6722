import type { EndReason } from './supervised-process.ts';

/** What has happened since the server started. */
export class PoolTally {
  startedProcesses = 0;
  resumedHearings = 0;
  givenUpHearings = 0;
  refusedHearings = 0;
  refusedChunks = 0;
  readonly endedProcesses: Record<EndReason, number> = {
    died: 0,
    'start-failed': 0,
    'start-too-slow': 0,
    'no-answer-to-ping': 0,
    'order-too-slow': 0,
    'too-much-memory': 0,
    closed: 0,
  };
}
