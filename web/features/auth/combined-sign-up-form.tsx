import { type UseFormReturn, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { signUp } from '#contract/auth.ts';
import { minimalPasswordChecks } from '#domain/password.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordRules } from './password-rules.tsx';

const { email, password, firstName, lastName } = signUp.body.shape;
const blankAsNothing = z.pipe(
  z.string(),
  z.transform((text) => text.trim() || undefined),
);

export const combinedSignUpSchema = z
  .object({
    firstName: z.pipe(blankAsNothing, firstName),
    lastName: z.pipe(blankAsNothing, lastName),
    email,
    password,
    confirmPassword: z.string(),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: 'Passwords don’t match',
      // Said together with what is wrong elsewhere, not only after the rest is right.
      when: () => true,
    }),
  );

type Input = z.input<typeof combinedSignUpSchema>;
type Output = z.output<typeof combinedSignUpSchema>;

interface CombinedSignUpFormProps {
  readonly form: UseFormReturn<Input, unknown, Output>;
  readonly isBusy: boolean;
  readonly onSubmit: (form: Output) => void;
}

export function CombinedSignUpForm({ form, isBusy, onSubmit }: CombinedSignUpFormProps) {
  const { register, handleSubmit, control, formState } = form;
  const field = (name: keyof Input) => ({
    disabled: isBusy,
    error: formState.errors[name]?.message,
    ...register(name),
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={handleSubmit((values) => onSubmit(values))}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-3 gap-y-5">
        <TextField
          label="First Name"
          autoComplete="given-name"
          hint="Optional"
          {...field('firstName')}
        />
        <TextField
          label="Last Name"
          autoComplete="family-name"
          hint="Optional"
          {...field('lastName')}
        />
      </div>
      <EmailField label="Email" {...field('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="Must be at least 8 characters"
        {...field('password')}
      />
      <PasswordRules
        checks={minimalPasswordChecks}
        password={useWatch({ control, name: 'password' })}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <Button type="submit" fullWidth pending={isBusy} pendingLabel="Creating Account...">
        Create Account
      </Button>
    </form>
  );
}
