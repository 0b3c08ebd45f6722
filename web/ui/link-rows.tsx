import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from './card.tsx';
import { cx } from './cx.ts';

export interface LinkRow {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly label: string;
  /** A few words on what is behind it. */
  readonly hint?: string;
  readonly isDanger?: boolean;
}

/** A card of places to go to, one under the other. */
export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <Card className="overflow-hidden p-0!">
      <ul className="divide-y divide-line">
        {rows.map(({ to, icon: Icon, label, hint, isDanger = false }) => (
          <li key={to}>
            <Link
              to={to}
              className={cx(
                '-outline-offset-3! flex min-h-16 items-center gap-4 px-5 py-2.5 transition-colors hover:bg-ink/4',
                isDanger && 'text-danger',
              )}
            >
              <Icon
                aria-hidden
                className={cx('size-5.5 shrink-0', isDanger ? 'text-danger' : 'text-lamp')}
              />
              <span className="min-w-0 flex-1">
                <span className="block font-bold">{label}</span>
                {hint && <span className="block text-ink-muted text-sm">{hint}</span>}
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
