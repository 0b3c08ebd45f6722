import type { LiveMetrics as Metrics } from '#contract/live.ts';
import { counted } from '#domain/counted.ts';
import { skillNames } from '#domain/skills.ts';
import type { ConnectionStatus } from '#web/play/live/connection-timers.ts';
import { lookWords } from '#web/play/machine/look-words.ts';
import { cx } from '#web/ui/cx.ts';

export type ListeningStatus = ConnectionStatus | 'notListening' | 'paused' | 'notCounted';

const statuses: Record<ListeningStatus, { words: string; tone: string }> = {
  connected: { words: 'Live', tone: 'bg-reflect' },
  connecting: { words: 'Connecting...', tone: 'bg-glow' },
  closed: { words: 'Counted after you play', tone: 'bg-edge' },
  notListening: { words: lookWords.notListening, tone: 'bg-edge' },
  paused: { words: 'Paused', tone: 'bg-glow' },
  notCounted: { words: 'Not counted', tone: 'bg-edge' },
};

const skills = [
  { of: 'labeledPraises', tone: 'text-praise' },
  { of: 'reflections', tone: 'text-reflect' },
  { of: 'behaviorDescriptions', tone: 'text-describe' },
] as const;

interface Props {
  readonly metrics: Metrics | undefined;
  /** Then what goes well is all there is to see. */
  readonly isFirst: boolean;
  readonly status: ListeningStatus;
}

/** A glance, not a score board: estimates of the three skills, and whether they are coming in. */
export function LiveMetrics({ metrics, status, isFirst }: Props) {
  const { words, tone } = statuses[status];
  return (
    <section
      aria-label="Live counts"
      className="rounded-card bg-card px-5 py-4 shadow-soft roomy:py-8"
    >
      <dl className="grid grid-cols-3 gap-2 text-center">
        {skills.map(({ of, tone: colour }) => (
          <div key={of} className="flex flex-col-reverse">
            <dt className="text-ink-muted text-sm">{skillNames[of]}</dt>
            <dd
              // Made anew with the first one, which is celebrated; the others only count on.
              key={metrics && metrics[of] > 0 ? 'some' : 'none'}
              className={cx(
                'font-extrabold text-2xl tabular-nums roomy:text-5xl',
                colour,
                metrics && metrics[of] > 0 && 'animate-first',
              )}
            >
              {metrics ? metrics[of] : '–'}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex roomy:mt-6 flex-wrap items-center justify-center gap-x-4 text-ink-muted text-sm">
        <span className="flex items-center gap-2" role="status">
          <span aria-hidden className={cx('size-2 rounded-full', tone)} />
          {words}
        </span>
        {metrics && !isFirst && (
          <span>
            {counted(metrics.questions, 'question', 'questions')},{' '}
            {counted(metrics.commands, 'command', 'commands')}
          </span>
        )}
      </p>
    </section>
  );
}
