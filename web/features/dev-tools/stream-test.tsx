import { useState } from 'react';
import type { Child } from '#contract/children.ts';
import type { ListedPlaySession } from '#contract/play-sessions.ts';
import { formatDuration } from '#domain/format.ts';
import { dayLabel } from '#domain/progress.ts';
import { localDay } from '#web/browser/local-day.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select.tsx';
import { MessageLog } from './message-log.tsx';
import { StreamResults } from './stream-results.tsx';
import type { StreamRun } from './stream-run.ts';
import { useStreamRun } from './use-stream-run.ts';

interface StreamTestProps {
  /** Newest first, and at least one. */
  readonly playSessions: readonly ListedPlaySession[];
  readonly family: readonly Child[];
}

export function StreamTest({ playSessions, family }: StreamTestProps) {
  const [chosen, setChosen] = useState(playSessions[0]?.id);
  const { run, start, stop } = useStreamRun();
  const isRunning = run.phase === 'running';
  return (
    <>
      <SelectField
        label="Play session"
        placeholder="Choose one"
        value={String(chosen ?? '')}
        disabled={isRunning}
        onChange={({ target }) =>
          setChosen(playSessions.find(({ id }) => String(id) === target.value)?.id)
        }
        options={playSessions.map((playSession) => ({
          value: String(playSession.id),
          label: labelOf(playSession, family),
        }))}
      />
      {isRunning ? (
        <Button fullWidth variant="secondary" onClick={stop}>
          Stop
        </Button>
      ) : (
        <Button fullWidth disabled={chosen === undefined} onClick={() => chosen && start(chosen)}>
          Start
        </Button>
      )}
      <p role="status" className="sr-only">
        {words[run.phase]}
      </p>
      {run.problem && <Alert tone="danger">{run.problem}</Alert>}
      {run.scores && <StreamResults scores={run.scores} />}
      <MessageLog log={run.log} empty="Press Start, and see here how much has been coded." />
    </>
  );
}

const words: Record<StreamRun['phase'], string> = {
  idle: '',
  running: 'Scoring...',
  stopped: 'Stopped',
  done: 'Finished. The results are below.',
  // The alert says it.
  failed: '',
};

function labelOf({ childId, completedAt, duration }: ListedPlaySession, family: readonly Child[]) {
  const moment = new Date(completedAt);
  const name = family.find(({ id }) => id === childId)?.name;
  const time = moment.toLocaleTimeString('en-US', { timeStyle: 'short' });
  const day = `${dayLabel(localDay(moment), localDay())}, ${time}`;
  return [name, day, formatDuration(duration)].filter(Boolean).join(' · ');
}
