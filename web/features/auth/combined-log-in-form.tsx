import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { logIn } from '#contract/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { EmailField } from './email-field.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { ProviderSignIn } from './provider-sign-in.tsx';
import { TextLink } from './text-link.tsx';

type Input = z.input<typeof logIn.body>;
type Output = z.output<typeof logIn.body>;

interface CombinedLogInFormProps {
  readonly form: UseFormReturn<Input, unknown, Output>;
  readonly isBusy: boolean;
  readonly onSubmit: (body: Output) => void;
}

export function CombinedLogInForm({ form, isBusy, onSubmit }: CombinedLogInFormProps) {
  const { register, handleSubmit, formState } = form;
  return (
    <div className="flex flex-col gap-6">
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={handleSubmit((body) => onSubmit(body))}
      >
        <EmailField
          label="Email"
          autoComplete="email webauthn"
          disabled={isBusy}
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          disabled={isBusy}
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <p className="-my-3 text-right">
          <TextLink to="/forgot-password" standsAlone>
            Forgot your password?
          </TextLink>
        </p>
        <Button type="submit" fullWidth pending={isBusy} pendingLabel="Logging in...">
          Login with Email
        </Button>
      </form>
      <ProviderSignIn googleLabel="Continue with Google">
        <PasskeySignIn />
      </ProviderSignIn>
    </div>
  );
}
