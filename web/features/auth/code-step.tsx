import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type CurrentUser, logIn } from '#contract/auth.ts';
import { product } from '#domain/content.ts';
import { errorText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';
import { AuthHeading, AuthLayout } from './auth-layout.tsx';

interface CodeStepProps {
  /** Sent once more with the code: nobody is logged in half way. */
  readonly credentials: { readonly email: string; readonly password: string };
  readonly onDone: (user: CurrentUser) => void;
  readonly onBack: () => void;
}

/** The second step of a log-in, for accounts with an authenticator app. */
export function CodeStep({ credentials, onDone, onBack }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [isRecovery, setIsRecovery] = useState(false);
  const login = useMutation({
    mutationFn: () => call(logIn, { body: { ...credentials, code } }),
    onSuccess: onDone,
  });
  const isBusy = login.isPending || login.isSuccess;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    login.mutate();
  };
  return (
    <AuthLayout>
      <AuthHeading
        title="One more step"
        text={
          isRecovery
            ? 'Enter one of the recovery codes you saved. Each one works once.'
            : `Enter the six digits your authenticator app shows for ${product.name}.`
        }
      />
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <TextField
          key={String(isRecovery)}
          label={isRecovery ? 'Recovery Code' : 'Code'}
          ref={focusWhenShown}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={isRecovery ? 'text' : 'numeric'}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          readOnly={isBusy}
          error={login.isError ? errorText(login.error) : undefined}
        />
        <Button
          type="submit"
          fullWidth
          disabled={code.trim() === ''}
          pending={isBusy}
          pendingLabel="Logging in..."
        >
          Log In
        </Button>
      </form>
      <div className="flex flex-col gap-2">
        <Button
          variant="quiet"
          onClick={() => {
            setIsRecovery(!isRecovery);
            setCode('');
            login.reset();
          }}
        >
          {isRecovery ? 'Use my authenticator app' : 'Use a recovery code'}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onBack}>
          Back to Login
        </Button>
      </div>
    </AuthLayout>
  );
}
