import { useNavigate } from 'react-router';
import { PhoneScreen } from '#web/ui/phone-column.tsx';
import { Beside } from '#web/ui/roomy.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { AccountEventsCard } from './account-events-card.tsx';
import { AuthenticatorCard } from './authenticator-card.tsx';
import { LoginSessionsCard } from './login-sessions-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { WaysInCard } from './ways-in-card.tsx';

export function SecurityScreen() {
  const navigate = useNavigate();
  return (
    <PhoneScreen
      header={<ScreenHeader title="Login & Security" onBack={() => navigate('/settings')} />}
    >
      <Beside>
        <div>
          <PasskeysCard />
          <WaysInCard />
          <AuthenticatorCard />
        </div>
        <div>
          <LoginSessionsCard />
          <AccountEventsCard />
        </div>
      </Beside>
    </PhoneScreen>
  );
}
