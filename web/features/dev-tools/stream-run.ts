// One run of the stream test as data: what has come so far, and how it ended.
import type { ScoringEvent, StreamedScores } from '#contract/dev-tools.ts';
import { formatBytes } from '#domain/format.ts';
import { type LogEntry, logged } from './log.ts';

export interface StreamRun {
  readonly phase: 'idle' | 'running' | 'stopped' | 'done' | 'failed';
  readonly log: readonly LogEntry[];
  readonly scores?: StreamedScores;
  readonly problem?: string;
}

/** `lost`: the connection ended before the result was there. */
export type StreamRunEvent = ScoringEvent | { readonly event: 'started' | 'stopped' | 'lost' };

export const IDLE_RUN: StreamRun = { phase: 'idle', log: [] };

const CONNECTION_LOST = 'Connection error occurred';

export function nextRun(run: StreamRun, event: StreamRunEvent): StreamRun {
  if (event.event === 'started') {
    return { phase: 'running', log: logged([], 'note', 'Started') };
  }
  if (run.phase !== 'running') return run;
  switch (event.event) {
    case 'progress': {
      const text = `${formatBytes(event.data.bytes)} coded`;
      return { ...run, log: logged(run.log, 'received', text) };
    }
    case 'final':
      return { phase: 'done', log: logged(run.log, 'received', 'Finished'), scores: event.data };
    case 'error':
      return failed(run, event.data.message);
    case 'lost':
      return failed(run, CONNECTION_LOST);
    case 'stopped':
      return { phase: 'stopped', log: logged(run.log, 'note', 'Stopped') };
  }
}

const failed = ({ log }: StreamRun, problem: string): StreamRun => ({
  phase: 'failed',
  log: logged(log, 'note', problem),
  problem,
});
