import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { firstNameSchema, signUp } from '#contract/auth.ts';
import { passwordSchema } from '#contract/password.ts';
import { signUpPasswordChecks } from '#domain/password.ts';
import { errorText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { recall } from '#web/ui/kept.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { AuthHeading, AuthLayout } from './auth-layout.tsx';
import { EmailField } from './email-field.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { LegalAgreement } from './legal-agreement.tsx';
import { PasswordRules } from './password-rules.tsx';
import { ProviderSignIn } from './provider-sign-in.tsx';
import { TextLink } from './text-link.tsx';
import { useKeptForm } from './use-kept-form.ts';
import { useRefusedFields } from './use-refused-fields.ts';

const formSchema = z.object({
  firstName: firstNameSchema,
  email: signUp.body.shape.email,
  password: passwordSchema(signUpPasswordChecks),
});

const FIELDS = ['firstName', 'email', 'password'] as const;
const KEPT = 'sign-up';

export function SignupScreen() {
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: recall(KEPT, { firstName: '', email: '', password: '' }),
    mode: 'onChange',
  });
  const { register, handleSubmit, control, formState } = form;
  const signup = useMutation({
    mutationFn: (body: z.output<typeof formSchema>) => call(signUp, { body }),
    // A full load, as after logging in: the app starts anew with its user.
    onSuccess: () => window.location.assign('/welcome'),
  });
  const { errors } = formState;
  const isBusy = signup.isPending || signup.isSuccess;

  useKeptForm(KEPT, form, { isOver: signup.isSuccess });
  const isAboutFields = useRefusedFields(signup.error, form, FIELDS);
  const isFailed = signup.isError && !isAboutFields;

  return (
    <AuthLayout
      footer={
        <p>
          Already have an account? <TextLink to="/login">Log in</TextLink>
        </p>
      }
    >
      <AuthHeading title="Create your account" />
      <FailureAlert message={isFailed ? errorText(signup.error, 'Signup failed') : undefined} />
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={handleSubmit((body) => signup.mutate(body))}
      >
        <TextField
          label="Parent’s First Name"
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
