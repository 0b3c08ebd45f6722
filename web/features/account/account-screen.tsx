import { Database, KeyRound, MessageCircle, Pencil, Scale, Settings } from 'lucide-react';
import { Link } from 'react-router';
import { useCurrentUser } from '#web/api/current-user.ts';
import { Card } from '#web/ui/card.tsx';
import { Initial } from '#web/ui/initial.tsx';
import { type LinkRow, LinkRows } from '#web/ui/link-rows.tsx';
import { PhoneScreen } from '#web/ui/phone-column.tsx';
import { Beside } from '#web/ui/roomy.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { ChildrenSection } from './children-section.tsx';
import { EmailNotice } from './email-notice.tsx';
import { SignOut } from './sign-out.tsx';

const rows: readonly LinkRow[] = [
  {
    to: '/settings',
    icon: Settings,
    label: 'Settings',
    hint: 'Voice enrollment & preferences',
  },
  {
    to: '/settings/security',
    icon: KeyRound,
    label: 'Login & Security',
    hint: 'Passkeys, password, devices',
  },
  {
    to: '/contact',
    icon: MessageCircle,
    label: 'Contact Us',
    hint: 'We’ll answer within 24 hours',
  },
  { to: '/legal-privacy', icon: Scale, label: 'Legal & Privacy' },
  {
    to: '/data-management',
    icon: Database,
    label: 'Your Data',
    hint: 'See, download or delete your data',
  },
];

export function AccountScreen() {
  const { data: user } = useCurrentUser();
  return (
    <PhoneScreen header={<ScreenHeader title="Account" />}>
      <Beside>
        <div>
          <ProfileRow />
          {user && <EmailNotice user={user} />}
          <ChildrenSection />
        </div>
        <div>
          <LinkRows rows={rows} />
          <SignOut />
        </div>
      </Beside>
    </PhoneScreen>
  );
}

function ProfileRow() {
  const { data: user } = useCurrentUser();
  const name = user?.firstName || 'Parent';
  return (
    <Card className="flex items-center gap-4 pr-3!">
      <Initial name={name} className="size-14 text-2xl" />
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-bold text-lg">{name}</h2>
        <p className="wrap-anywhere line-clamp-2 text-ink-soft text-sm">{user?.email}</p>
      </div>
      <Link
        to="/profile-edit"
        aria-label="Edit profile"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-ink/7 hover:text-ink"
      >
        <Pencil aria-hidden className="size-5" />
      </Link>
    </Card>
  );
}
