import { Link } from 'react-router';
import type { ListedPlaySession } from '#contract/play-sessions.ts';
import { formatDuration } from '#domain/format.ts';
import { isScored } from '#domain/play-scores.ts';
import { dayLabel, scoreLabel, scoreTone } from '#domain/progress.ts';
import { isTooShort } from '#domain/worth-scoring.ts';
import { localDay } from '#web/browser/local-day.ts';
import { cx } from '#web/ui/cx.ts';
import { toneClass } from './score-tone.ts';

export function RecentPlay({ playSessions }: { playSessions: readonly ListedPlaySession[] }) {
  return (
    <div>
      <h3 className="mb-1 font-bold">Recent sessions</h3>
      <ul className="divide-y divide-line">
        {playSessions.map((playSession) => (
          <li
            key={playSession.id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5"
          >
            <div className="min-w-0">
              <Link to={`/session/feedback/${playSession.id}`} className="font-semibold underline">
                {dayLabel(localDay(new Date(playSession.completedAt)), localDay())}
              </Link>
              <p className="wrap-anywhere text-ink-muted text-sm">
                <span className="tabular">{formatDuration(playSession.duration)}</span>
                <span className="sr-only"> minutes</span>
                {playSession.activityDescription && ` • ${playSession.activityDescription}`}
              </p>
            </div>
            <Score playSession={playSession} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Score({ playSession }: { playSession: ListedPlaySession }) {
  if (isTooShort(playSession.duration)) {
    return <span className="text-ink-muted text-sm">Too short to score</span>;
  }
  if (!isScored(playSession)) {
    return <span className="text-ink-muted text-sm">Not scored</span>;
  }
  const { overallScore } = playSession;
  return (
    <span
      className={cx(
        'rounded-full px-3 py-1 font-bold text-ink text-sm',
        toneClass[scoreTone(overallScore)],
      )}
    >
      {scoreLabel(overallScore)} <span className="tabular">{overallScore.toFixed(1)}</span>
    </span>
  );
}
