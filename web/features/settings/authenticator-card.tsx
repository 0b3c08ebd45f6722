import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import {
  type getAuthenticator,
  RECOVERY_CODE_COUNT,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from '#contract/authenticator.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { errorText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { isProofDeclined } from '#web/api/proof.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { LoadedCard } from './loaded-card.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useAuthenticator } from './security-queries.ts';
import { useSecurityChange } from './use-security-change.ts';

/** The QR code's drawing comes along: few visits need it. */
const AuthenticatorDialog = lazy(async () => ({
  default: (await import('./authenticator-dialog.tsx')).AuthenticatorDialog,
}));

export function AuthenticatorCard() {
  return (
    <LoadedCard title="Authenticator app" query={useAuthenticator()}>
      {(state) => (state.isOn ? <IsOn state={state} /> : <IsOff />)}
    </LoadedCard>
  );
}

function IsOff() {
  const { data: user } = useCurrentUser();
  const start = useMutation({
    mutationFn: () => call(startAuthenticator, {}),
    onError: (error) =>
      isProofDeclined(error) ||
      toast({
        title: 'That didn’t work',
        description: errorText(error),
        variant: 'destructive',
      }),
  });
  const hasPassword = user?.hasPassword ?? false;
  return (
    <>
      <p className="text-ink-soft">
        After your password, we can also ask for a code from an app on your phone. That way, your
        password alone isn’t enough to get in.
        {!hasPassword && ' Set a password first. The code comes after it.'}
      </p>
      <Button
        variant="secondary"
        fullWidth
        disabled={!hasPassword}
        pending={start.isPending}
        onClick={() => start.mutate()}
      >
        Set up an authenticator app
      </Button>
      {start.data && (
        <Suspense fallback={null}>
          <AuthenticatorDialog start={start.data} onClose={start.reset} />
        </Suspense>
      )}
    </>
  );
}

function IsOn({ state }: { state: ResponseOf<typeof getAuthenticator> }) {
  const [open, setOpen] = useState<'renew' | 'remove'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => setOpen(undefined);
  const renewal = useSecurityChange({
    change: () => call(renewRecoveryCodes, {}),
    onEnd: close,
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
    failure: 'Your recovery codes haven’t changed',
  });
  const removal = useSecurityChange({
    change: () => call(removeAuthenticator, {}),
    onEnd: close,
    onDone: () =>
      toast({
        title: 'Authenticator app removed',
        description: 'We won’t ask for a code anymore.',
      }),
    failure: 'We’ll still ask for a code',
  });
  const { recoveryCodesLeft } = state;
  return (
    <>
      <p className="text-ink-soft">
        It’s on: after your password, we ask for a code. You have {recoveryCodesLeft} of{' '}
        {RECOVERY_CODE_COUNT} recovery codes left for when you don’t have your phone.
      </p>
      <div className="-mb-2 flex flex-col gap-1">
        <Button variant="secondary" fullWidth onClick={() => setOpen('renew')}>
          Get new recovery codes
        </Button>
        <Button
          variant="quiet"
          fullWidth
          className="text-danger! hover:bg-danger-soft!"
          onClick={() => setOpen('remove')}
        >
          Remove authenticator app
        </Button>
      </div>
      <ConfirmDialog
        open={open === 'renew'}
        onClose={close}
        title="Get new recovery codes?"
        description="The ones you have now will stop working."
        confirmLabel="Yes, Get New Codes"
        pendingLabel="Making new codes..."
        pending={renewal.isPending}
        onConfirm={() => renewal.mutate(undefined)}
      />
      <ConfirmDialog
        open={open === 'remove'}
        onClose={close}
        title="Remove your authenticator app?"
        description="Your password will be all you need to log in, and your recovery codes will stop working."
        confirmLabel="Yes, Remove It"
        pendingLabel="Removing..."
        pending={removal.isPending}
        onConfirm={() => removal.mutate(undefined)}
      />
      {codes && (
        <Dialog
          open
          onClose={() => setCodes(undefined)}
          dismissible={false}
          title="Save your codes"
        >
          <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
        </Dialog>
      )}
    </>
  );
}
