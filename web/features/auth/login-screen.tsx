import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { logIn } from '#contract/auth.ts';
import { emailSchema } from '#contract/email.ts';
import { PASSWORD_MIN_LENGTH } from '#domain/password.ts';
import { errorText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { findSignInError } from '#web/api/sign-in-error.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { AuthHeading, AuthLayout } from './auth-layout.tsx';
import { isCodeDue } from './code-due.ts';
import { EmailField } from './email-field.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { LazyCodeStep } from './lazy-code-step.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { ProviderSignIn } from './provider-sign-in.tsx';
import { TextLink } from './text-link.tsx';

const formSchema = z.object({
  email: emailSchema,
  password: z
    .string()
    .check(z.minLength(PASSWORD_MIN_LENGTH, 'Password must be at least 8 characters')),
});

export function LoginScreen() {
  const [search] = useSearchParams();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { email: '', password: '' },
  });
  const login = useMutation({
    mutationFn: (body: z.output<typeof formSchema>) => call(logIn, { body }),
    // A full load, so that nothing of an earlier visitor stays in memory.
    onSuccess: () => window.location.assign('/'),
  });
  if (isCodeDue(login.error) && login.variables) {
    return (
      <LazyCodeStep
        credentials={login.variables}
        onDone={() => window.location.assign('/')}
        onBack={login.reset}
      />
    );
  }
  const isBusy = login.isPending || login.isSuccess;
  const refusal = login.isError ? errorText(login.error) : undefined;
  const message = login.isIdle ? findSignInError(search.get('error')) : refusal;

  return (
    <AuthLayout
      footer={
        <p>
          New here? <TextLink to="/signup">Create an account</TextLink>
        </p>
      }
    >
      <AuthHeading title="Welcome back" />
      <FailureAlert message={message} />
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={handleSubmit((form) => login.mutate(form))}
      >
        <EmailField
          label="Email Address"
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
            Forgot password?
          </TextLink>
        </p>
        <Button type="submit" fullWidth pending={isBusy} pendingLabel="Logging in...">
          Log In
        </Button>
      </form>
      <ProviderSignIn googleLabel="Sign in with Google">
        <PasskeySignIn />
      </ProviderSignIn>
    </AuthLayout>
  );
}
