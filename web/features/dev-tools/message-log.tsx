import { ArrowDown, ArrowUp, Dot, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { LogEntry, LogKind } from './log.ts';

const kinds: Record<LogKind, { icon: LucideIcon; words: string }> = {
  sent: { icon: ArrowUp, words: 'Sent: ' },
  received: { icon: ArrowDown, words: 'Received: ' },
  note: { icon: Dot, words: '' },
};

const timeOf = (at: number) => new Date(at).toLocaleTimeString('en-GB');

interface MessageLogProps {
  readonly log: readonly LogEntry[];
  /** What it reads before anything has happened. */
  readonly empty: string;
}

/** The newest entry is at the bottom and in sight. Not read out by itself: that would be a torrent. */
export function MessageLog({ log, empty }: MessageLogProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (log.length > 0) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [log]);
  return (
    <div className="flex flex-col gap-3">
      <h2 id="log" className="font-bold text-lg">
        Log
      </h2>
      <section
        ref={box}
        aria-labelledby="log"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
        tabIndex={0}
        className="max-h-80 overflow-y-auto rounded-card bg-card p-4 text-sm shadow-soft"
      >
        {log.length === 0 ? (
          <p className="text-ink-muted">{empty}</p>
        ) : (
          <ol className="flex flex-col gap-2">
            {log.map((entry) => (
              <LogRow key={entry.number} entry={entry} />
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

function LogRow({ entry }: { entry: LogEntry }) {
  const { icon: Icon, words } = kinds[entry.kind];
  return (
    <li className="flex items-start gap-2">
      <time dateTime={new Date(entry.at).toISOString()} className="tabular shrink-0 text-ink-muted">
        {timeOf(entry.at)}
      </time>
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-lamp" />
      <p className="wrap-anywhere min-w-0">
        <span className="sr-only">{words}</span>
        {entry.text}
      </p>
    </li>
  );
}
