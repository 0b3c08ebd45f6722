import {
  endLoginSession,
  endOtherLoginSessions,
  type LoginSession,
} from '#contract/login-sessions.ts';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { LoadedCard } from './loaded-card.tsx';
import { useLoginSessions } from './security-queries.ts';
import { seenAgo } from './seen-ago.ts';
import { useSecurityChange } from './use-security-change.ts';

export function LoginSessionsCard() {
  return (
    <LoadedCard title="Where you’re logged in" query={useLoginSessions()}>
      {(logins) => <LoginSessions logins={logins} />}
    </LoadedCard>
  );
}

function LoginSessions({ logins }: { logins: readonly LoginSession[] }) {
  const ending = useSecurityChange({
    change: () => call(endOtherLoginSessions, {}),
    onDone: () => toast({ title: 'Logged out', description: 'You’re now logged in only here.' }),
    failure: 'The other devices are still logged in',
  });
  return (
    <>
      <ul className="-my-2 flex flex-col divide-y divide-line">
        {logins.map((login) => (
          <Row key={login.id} login={login} />
        ))}
      </ul>
      {logins.length > 1 && (
        <Button
          variant="secondary"
          fullWidth
          pending={ending.isPending}
          pendingLabel="Logging out..."
          onClick={() => ending.mutate(undefined)}
        >
          Log out everywhere else
        </Button>
      )}
    </>
  );
}

function Row({ login: { id, device, lastSeenAt, isThisOne } }: { login: LoginSession }) {
  const ending = useSecurityChange({
    change: () => call(endLoginSession, { params: { id } }),
    onDone: () => toast({ title: 'Logged out', description: `${device} is logged out.` }),
    failure: 'That device is still logged in',
  });
  return (
    <li className="flex items-center gap-2 py-3">
      <div className="min-w-0 flex-1">
        <h3 className="font-bold">{device}</h3>
        <p className="text-ink-muted text-sm">{isThisOne ? 'This device' : seenAgo(lastSeenAt)}</p>
      </div>
      {!isThisOne && (
        <Button
          variant="quiet"
          size="compact"
          aria-label={`Log out ${device}`}
          pending={ending.isPending}
          onClick={() => ending.mutate(undefined)}
        >
          Log out
        </Button>
      )}
    </li>
  );
}
