import { House, type LucideIcon, UserRound } from 'lucide-react';
import { NavLink } from 'react-router';
import { useCurrentUser } from '#web/api/current-user.ts';
import { cx } from '#web/ui/cx.ts';

export function BottomNavigation() {
  const { data: user } = useCurrentUser();
  const name = user?.firstName || user?.email.split('@')[0] || 'Account';
  return (
    <nav
      aria-label="Main"
      className="sticky bottom-0 flex justify-around border-line border-t bg-card px-4 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))]"
    >
      <Tab to="/" icon={House} label="Home" />
      <Tab to="/account" icon={UserRound} label={name} />
    </nav>
  );
}

function Tab({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: string }) {
  return (
    <NavLink
      to={to}
      end
      className={({ isActive }) =>
        cx(
          'flex min-h-14 min-w-0 max-w-40 flex-1 flex-col items-center justify-center gap-0.5 rounded-card px-3 font-bold text-sm',
          isActive ? 'text-lamp' : 'text-ink-muted hover:text-ink',
        )
      }
    >
      <Icon aria-hidden className="size-6" />
      <span className="max-w-full truncate">{label}</span>
    </NavLink>
  );
}
