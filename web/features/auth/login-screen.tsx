import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { logIn } from '#contract/auth.ts';
import { emailSchema } from '#contract/email.ts';
import { PASSWORD_MIN_LENGTH } from '#domain/password.ts';
import { errorText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { AuthLayout } from './auth-layout.tsx';

const formSchema = z.object({
  email: emailSchema,
  password: z
    .string()
    .check(z.minLength(PASSWORD_MIN_LENGTH, 'Password must be at least 8 characters')),
});

export function LoginScreen() {
  const alert = useRef<HTMLDivElement>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { email: '', password: '' },
  });
  const login = useMutation({
    mutationFn: (body: z.output<typeof formSchema>) => call(logIn, { body }),
    // A full load, so that nothing of an earlier visitor stays in memory.
    onSuccess: () => window.location.assign('/'),
  });
  const isBusy = login.isPending || login.isSuccess;

  useEffect(() => {
    if (login.isError) alert.current?.focus();
  }, [login.isError]);

  return (
    <AuthLayout
      title="Welcome back"
      footer={
        <p>
          New here?{' '}
          <Link to="/signup" className="font-bold text-lamp underline">
            Create an account
          </Link>
        </p>
      }
    >
      {login.isError && (
        <Alert tone="danger" ref={alert}>
          {errorText(
            login.error,
            'We could not reach Playlight. Check your connection and try again.',
          )}
        </Alert>
      )}
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={handleSubmit((form) => login.mutate(form))}
      >
        <TextField
          label="Email Address"
          type="email"
          autoComplete="email"
          inputMode="email"
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
        <Button type="submit" fullWidth pending={isBusy} pendingLabel="Logging in...">
          Log In
        </Button>
      </form>
    </AuthLayout>
  );
}
