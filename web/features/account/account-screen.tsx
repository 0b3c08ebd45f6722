import { LogOut } from 'lucide-react';
import { logOut } from '#contract/auth.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PhoneScreen } from '#web/ui/phone-column.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { AccountLinks } from './account-links.tsx';

export function AccountScreen() {
  const { data: user } = useCurrentUser();
  const name = user?.firstName || 'Parent';
  return (
    <PhoneScreen header={<ScreenHeader title="Account" />}>
      <Card className="flex items-center gap-4">
        <span
          aria-hidden
          className="flex size-14 shrink-0 items-center justify-center rounded-full bg-glow-soft font-extrabold text-2xl"
        >
          {name.charAt(0).toUpperCase()}
        </span>
        <div className="min-w-0">
          <h2 className="truncate font-bold text-lg">{name}</h2>
          <p className="truncate text-ink-soft">{user?.email}</p>
        </div>
      </Card>
      <AccountLinks />
      <ButtonLink href={logOut.path} variant="secondary" fullWidth>
        <LogOut aria-hidden className="size-5" />
        Sign Out
      </ButtonLink>
    </PhoneScreen>
  );
}
