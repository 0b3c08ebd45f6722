import { CircleCheck, CircleDashed, KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '#web/api/current-user.ts';
import { type LinkRow, LinkRows } from '#web/ui/link-rows.tsx';
import { PhoneScreen } from '#web/ui/phone-column.tsx';
import { Beside } from '#web/ui/roomy.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { KeepRecordingsCard } from './keep-recordings-card.tsx';
import { MailsCard } from './mails-card.tsx';
import { ServicesCard } from './services-card.tsx';
import { SettingsCard } from './settings-card.tsx';
import { VoiceCard } from './voice-card.tsx';

const rows: readonly LinkRow[] = [
  {
    to: '/settings/security',
    icon: KeyRound,
    label: 'Login & Security',
    hint: 'Passkeys, password, devices',
  },
];

export function SettingsScreen() {
  const navigate = useNavigate();
  return (
    <PhoneScreen header={<ScreenHeader title="Settings" onBack={() => navigate('/')} />}>
      <Beside>
        <div>
          <AccountCard />
          <LinkRows rows={rows} />
          <VoiceCard />
        </div>
        <div>
          <KeepRecordingsCard />
          <MailsCard />
          <ServicesCard />
        </div>
      </Beside>
    </PhoneScreen>
  );
}

function AccountCard() {
  const { data: user } = useCurrentUser();
  return (
    <SettingsCard title="Account">
      <dl className="flex flex-col gap-3">
        <Entry label="Name">{user?.firstName || 'Not set'}</Entry>
        <Entry label="Email">
          {user?.email}
          <EmailState isConfirmed={user?.emailVerified ?? false} />
        </Entry>
      </dl>
    </SettingsCard>
  );
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-muted text-sm">{label}</dt>
      <dd className="wrap-anywhere font-bold">{children}</dd>
    </div>
  );
}

function EmailState({ isConfirmed }: { isConfirmed: boolean }) {
  const Icon = isConfirmed ? CircleCheck : CircleDashed;
  return (
    <span className="mt-1 flex gap-1.5 font-normal text-ink-soft text-sm">
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-lamp" />
      {isConfirmed
        ? 'Email confirmed'
        : 'You haven’t confirmed it yet. The link is in the email we sent you.'}
    </span>
  );
}
