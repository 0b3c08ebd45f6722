import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { confirmByPassword, getProofWays, type ProofWay } from '#contract/proof.ts';
import { startGoogle, startOidc } from '#contract/sign-in.ts';
import { errorText } from '#web/api/api-error.ts';
import { addressOf, call } from '#web/api/call.ts';
import { answerProof } from '#web/api/proof.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

const OFFLINE = 'We can’t reach Playlight right now. Check your connection and try again.';

/** Asks for the password, or leads to the provider by which this account logs in. */
export function ProofDialog() {
  const { data, error } = useQuery({
    queryKey: getProofWays.path.split('/'),
    queryFn: () => call(getProofWays, {}),
    gcTime: 0,
  });
  const ways = data?.ways ?? [];
  return (
    <Dialog
      open
      onClose={() => answerProof(false)}
      title="Is it really you?"
      description="This one matters, so please confirm it’s you. We won’t ask again for five minutes."
    >
      {error && <p role="alert">{errorText(error, OFFLINE)}</p>}
      {ways.includes('password') && <PasswordProof />}
      <div className="flex flex-col gap-2 *:w-full">
        {ways.includes('google') && (
          <ProviderProof way="google">Continue with Google</ProviderProof>
        )}
        {ways.includes('oidc') && (
          <ProviderProof way="oidc">Continue with your organization</ProviderProof>
        )}
        <Button variant="quiet" onClick={() => answerProof(false)}>
          Not now
        </Button>
      </div>
    </Dialog>
  );
}

function PasswordProof() {
  const [password, setPassword] = useState('');
  const confirmation = useMutation({
    mutationFn: () => call(confirmByPassword, { body: { password } }),
    onSuccess: () => answerProof(true),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirmation.mutate();
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <PasswordField
        label="Your Password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        disabled={confirmation.isPending}
        error={confirmation.isError ? errorText(confirmation.error, OFFLINE) : undefined}
      />
      <Button
        type="submit"
        fullWidth
        disabled={password === ''}
        pending={confirmation.isPending}
        pendingLabel="Checking..."
      >
        Confirm
      </Button>
    </form>
  );
}

/** The browser leaves the page and comes back to it; what was asked for is then asked for again. */
function ProviderProof({
  way,
  children,
}: {
  way: Exclude<ProofWay, 'password'>;
  children: string;
}) {
  const start = way === 'google' ? startGoogle : startOidc;
  const confirm = window.location.pathname;
  return (
    <ButtonLink href={addressOf(start, { query: { confirm } })} variant="secondary">
      {children}
    </ButtonLink>
  );
}
