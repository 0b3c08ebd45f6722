import { House, type LucideIcon, Play, UserRound } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { useCurrentUser } from '#web/api/current-user.ts';
import { cx } from '#web/ui/cx.ts';

export function BottomNavigation() {
  const { data: user } = useCurrentUser();
  const name = user?.firstName || user?.email.split('@')[0] || 'Account';
  return (
    <>
      {/* Its room at the end of the page: what stands last can be scrolled clear of the bar. */}
      <div aria-hidden className="h-[calc(4.5rem+1px+env(safe-area-inset-bottom))] shrink-0" />
      <nav
        aria-label="Main"
        data-bottom-bar
        className="fixed inset-x-0 bottom-0 z-10 mx-auto flex max-w-md items-center justify-around border-line border-t bg-card px-2 pb-[env(safe-area-inset-bottom)] roomy:max-w-5xl [html:has(dialog:modal)_&]:right-(--scrollbar-width) print:hidden"
      >
        <Tab to="/" icon={House} label="Home" />
        <Link
          to="/session/goals"
          className="group flex min-h-18 max-w-32 flex-1 flex-col items-center justify-center gap-0.5 rounded-card px-1 font-bold text-ink-soft text-sm hover:text-ink"
        >
          {/* Inside the bar: above it, it would lie on what scrolls by. */}
          <span className="grid size-10 place-items-center rounded-full bg-lamp text-on-lamp transition-[background-color,transform] group-hover:bg-lamp-strong group-active:scale-95">
            <Play aria-hidden className="ml-0.5 size-5 fill-current" />
          </span>
          Start
        </Link>
        <Tab to="/account" icon={UserRound} label={name} />
      </nav>
    </>
  );
}

function Tab({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: string }) {
  return (
    <NavLink
      to={to}
      end
      className={({ isActive }) =>
        cx(
          'flex min-h-18 min-w-0 max-w-40 flex-1 flex-col items-center justify-center gap-0.5 rounded-card px-1 font-bold text-sm',
          isActive ? 'text-lamp' : 'text-ink-muted hover:text-ink',
        )
      }
    >
      <Icon aria-hidden className="size-6" />
      <span className="max-w-full truncate">{label}</span>
    </NavLink>
  );
}
