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
    <LoadedCard title="Where you’re signed in" query={useLoginSessions()}>
      {(logins) => <LoginSessions logins={logins} />}
    </LoadedCard>
  );
}

function LoginSessions({ logins }: { logins: readonly LoginSession[] }) {
  const ending = useSecurityChange({
    change: () => call(endOtherLoginSessions, {}),
    onDone: () => toast({ title: 'Signed out', description: 'You’re now signed in only here.' }),
    failure: 'The other devices are still signed in',
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
          pendingLabel="Signing out..."
          onClick={() => ending.mutate(undefined)}
        >
          Sign out everywhere else
        </Button>
      )}
    </>
  );
}

function Row({ login: { id, device, lastSeenAt, isThisOne } }: { login: LoginSession }) {
  const ending = useSecurityChange({
    change: () => call(endLoginSession, { params: { id } }),
    onDone: () => toast({ title: 'Signed out', description: `${device} is signed out.` }),
    failure: 'That device is still signed in',
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
          aria-label={`Sign out ${device}`}
          pending={ending.isPending}
          onClick={() => ending.mutate(undefined)}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
