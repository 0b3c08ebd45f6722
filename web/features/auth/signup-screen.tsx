import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { firstNameSchema, signUp } from '#contract/auth.ts';
import { passwordSchema } from '#contract/password.ts';
import { signUpPasswordChecks } from '#domain/password.ts';
import { errorText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { AuthHeading, AuthLayout } from './auth-layout.tsx';
import { EmailField } from './email-field.tsx';
import { LegalAgreement } from './legal-agreement.tsx';
import { PasswordRules } from './password-rules.tsx';
import { ProviderSignIn } from './provider-sign-in.tsx';
import { TextLink } from './text-link.tsx';

const formSchema = z.object({
  firstName: firstNameSchema,
  email: signUp.body.shape.email,
  password: passwordSchema(signUpPasswordChecks),
});

export function SignupScreen() {
  const { register, handleSubmit, setFocus, control, formState } = useForm({
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
  const { errors } = formState;
  const isBusy = signup.isPending || signup.isSuccess;

  // The disabled form dropped the focus; an address that is taken is the usual reason.
  useEffect(() => {
    if (signup.isError) setFocus('email');
  }, [signup.isError, setFocus]);

  return (
    <AuthLayout
      footer={
        <p>
          Already have an account? <TextLink to="/login">Log in</TextLink>
        </p>
      }
    >
      <AuthHeading title="Create your account" />
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
        <EmailField
          label="Email Address"
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
        <PasswordRules
          checks={signUpPasswordChecks}
          password={useWatch({ control, name: 'password' })}
        />
        <Button type="submit" fullWidth pending={isBusy} pendingLabel="Creating Account...">
          Create My Account
        </Button>
        <LegalAgreement termsLabel="Terms of Use" />
      </form>
      <ProviderSignIn googleLabel="Continue with Google" />
    </AuthLayout>
  );
}
