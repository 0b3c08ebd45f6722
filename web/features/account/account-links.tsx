import { ChevronRight, Cookie, FileText, type LucideIcon, ShieldCheck, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';

interface Row {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly isDanger?: boolean;
}

const rows: readonly Row[] = [
  { to: '/terms-of-use', icon: FileText, label: 'Terms of Service' },
  { to: '/privacy-policy', icon: ShieldCheck, label: 'Privacy Policy' },
  { to: '/privacy-policy#cookies', icon: Cookie, label: 'Cookie Policy' },
  { to: '/delete-account', icon: Trash2, label: 'Delete Account', isDanger: true },
];

export function AccountLinks() {
  return (
    <Card className="overflow-hidden p-0!">
      <ul className="divide-y divide-line">
        {rows.map(({ to, icon: Icon, label, isDanger = false }) => (
          <li key={to}>
            <Link
              to={to}
              className={cx(
                '-outline-offset-3! flex min-h-14 items-center gap-4 px-5 py-2 font-bold transition-colors hover:bg-ink/4',
                isDanger && 'text-danger',
              )}
            >
              <Icon
                aria-hidden
                className={cx('size-5.5 shrink-0', isDanger ? 'text-danger' : 'text-lamp')}
              />
              <span className="min-w-0 flex-1">{label}</span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
