import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { confirmByPassword, getProofWays, type ProofWay } from '#contract/proof.ts';
import { startGoogle, startOidc } from '#contract/sign-in.ts';
import { ApiError, errorText } from '#web/api/api-error.ts';
import { addressOf, call } from '#web/api/call.ts';
import { answerProof, useProofAskedFor } from '#web/api/proof.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { purposeOf } from './proof-purposes.ts';

/** Asks for the password or a passkey, or leads to the provider by which this account logs in. */
export function ProofDialog() {
  const purpose = purposeOf(useProofAskedFor());
  const { data, error, isPending } = useQuery({
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
      description={`Before we ${purpose}, please confirm it’s you. We won’t ask again for five minutes.`}
    >
      {error && <p role="alert">{errorText(error)}</p>}
      {isPending && (
        <SkeletonGroup label="Loading...">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </SkeletonGroup>
      )}
      {ways.includes('password') && <PasswordProof />}
      <div className="flex flex-col gap-2 *:w-full">
        {ways.includes('passkey') && <PasskeyProof />}
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
  const [code, setCode] = useState('');
  const [isCodeDue, setIsCodeDue] = useState(false);
  const confirmation = useMutation({
    mutationFn: () =>
      call(confirmByPassword, { body: { password, ...(isCodeDue && code && { code }) } }),
    onSuccess: () => answerProof(true),
    onError: (error) => {
      if (codeOf(error) === 'code_required') setIsCodeDue(true);
    },
  });
  const problem = confirmation.isError ? errorText(confirmation.error) : undefined;
  const isAboutCode = isCodeDue && !fieldsOf(confirmation.error).password;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirmation.mutate();
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <PasswordField
        label="Your Password"
        autoComplete="current-password"
        ref={focusWhenShown}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        readOnly={confirmation.isPending}
        error={isAboutCode ? undefined : problem}
      />
      {isCodeDue && (
        <TextField
          label="Code"
          hint="The six digits your authenticator app shows, or a recovery code."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          ref={focusWhenShown}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          readOnly={confirmation.isPending}
          error={
            isAboutCode && codeOf(confirmation.error) !== 'code_required' ? problem : undefined
          }
        />
      )}
      <Button
        type="submit"
        fullWidth
        disabled={password === '' || (isCodeDue && code.trim() === '')}
        pending={confirmation.isPending}
        pendingLabel="Checking..."
      >
        Confirm
      </Button>
    </form>
  );
}

function PasskeyProof() {
  const [problem, setProblem] = useState<string>();
  const confirmation = useMutation({
    mutationFn: async () => (await import('#web/api/passkeys.ts')).confirmWithPasskey(),
    onSuccess: () => answerProof(true),
    onError: async (error) =>
      setProblem((await import('#web/api/passkeys.ts')).passkeyProblem(error)),
  });
  return (
    <>
      <Button
        variant="secondary"
        pending={confirmation.isPending}
        pendingLabel="Checking..."
        onClick={() => {
          setProblem(undefined);
          confirmation.mutate();
        }}
      >
        Use a passkey
      </Button>
      {problem && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </>
  );
}

const bodyOf = (error: unknown) => (error instanceof ApiError ? error.body : {});
const codeOf = (error: unknown) => bodyOf(error).code;
const fieldsOf = (error: unknown) => bodyOf(error).fields ?? {};

/** The browser leaves the page and comes back to it; what was asked for is then asked for again. */
function ProviderProof({
  way,
  children,
}: {
  way: Extract<ProofWay, 'google' | 'oidc'>;
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
