import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { firstNameSchema, signUp } from '#contract/auth.ts';
import { passwordSchema } from '#contract/password.ts';
import { signUpPasswordChecks } from '#domain/password.ts';
import { errorText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Checklist } from '#web/ui/checklist.tsx';
import { TextField } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { AuthLayout } from './auth-layout.tsx';

const formSchema = z.object({
  firstName: firstNameSchema,
  email: signUp.body.shape.email,
  password: passwordSchema(signUpPasswordChecks),
});

export function SignupScreen() {
  const { register, handleSubmit, control, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { firstName: '', email: '', password: '' },
    mode: 'onChange',
  });
  const signup = useMutation({
    mutationFn: (body: z.output<typeof formSchema>) => call(signUp, { body }),
    // A full load, as after logging in: the app starts anew with its user.
    onSuccess: () => window.location.assign('/welcome'),
    onError: (error) =>
      toast({
        title: 'Signup failed',
        description: errorText(error, 'Signup failed'),
        variant: 'destructive',
      }),
  });
  const password = useWatch({ control, name: 'password' });
  const checks = signUpPasswordChecks.map(({ label, passes }) => ({
    label,
    done: passes(password),
  }));
  const { errors } = formState;
  const isBusy = signup.isPending || signup.isSuccess;

  return (
    <AuthLayout
      title="Create your account"
      footer={
        <p>
          Already have an account?{' '}
          <Link to="/login" className="font-bold text-lamp underline">
            Log in
          </Link>
        </p>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={handleSubmit((form) => signup.mutate(form))}
      >
        <TextField
          label="Parent's First Name"
          autoComplete="given-name"
          disabled={isBusy}
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Email Address"
          type="email"
          autoComplete="email"
          inputMode="email"
          disabled={isBusy}
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          disabled={isBusy}
          error={errors.password?.message}
          {...register('password')}
        />
        <Checklist label="Password rules" items={checks} />
        <Button type="submit" fullWidth pending={isBusy} pendingLabel="Creating Account...">
          Create My Account
        </Button>
      </form>
    </AuthLayout>
  );
}
