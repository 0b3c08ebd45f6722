import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { updateProfile } from '#contract/profile.ts';
import { ApiError, errorText } from '#web/api/api-error.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { PhoneScreen } from '#web/ui/phone-column.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useUpdateProfile } from './queries.ts';

const FORM_ID = 'profile';
/** What the server may find wrong where the form did not. */
const REFUSED_FIELDS = ['email', 'currentPassword'] as const;

export function ProfileEditScreen() {
  const navigate = useNavigate();
  const { data: user } = useCurrentUser();
  const { register, handleSubmit, setError, setFocus, getFieldState, control, formState } = useForm(
    {
      resolver: zodResolver(updateProfile.body),
      defaultValues: {
        firstName: user?.firstName ?? '',
        email: user?.email ?? '',
        currentPassword: '',
      },
    },
  );
  const email = useWatch({ control, name: 'email' });
  const isNewEmail = email.trim().toLowerCase() !== user?.email;
  const { errors } = formState;
  const update = useUpdateProfile({
    onSaved: (saved) => {
      if (saved.email === user?.email) return;
      toast({
        title: 'Please confirm your new email',
        description: `We have sent a link to ${saved.email}.`,
      });
    },
    onError: (error) => {
      for (const field of REFUSED_FIELDS) {
        const message = error instanceof ApiError ? error.body.fields?.[field] : undefined;
        if (message) setError(field, { message });
      }
      toast({
        title: 'Failed to update profile',
        description: errorText(error, 'Please check your connection and try again.'),
        variant: 'destructive',
      });
    },
  });

  // The disabled form dropped the focus.
  useEffect(() => {
    if (!update.isError) return;
    setFocus(REFUSED_FIELDS.find((field) => getFieldState(field).invalid) ?? 'firstName');
  }, [update.isError, getFieldState, setFocus]);

  return (
    <PhoneScreen
      header={<ScreenHeader title="Edit Profile" onBack={() => navigate('/account')} />}
      action={
        <Button
          type="submit"
          form={FORM_ID}
          fullWidth
          pending={update.isPending}
          pendingLabel="Saving..."
        >
          Save Changes
        </Button>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={handleSubmit((fields) =>
          // Whoever has left meanwhile stays where they are.
          update.mutate(fields, { onSuccess: () => navigate('/account') }),
        )}
      >
        <TextField
          label="First Name"
          autoComplete="given-name"
          disabled={update.isPending}
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Email Address"
          type="email"
          inputMode="email"
          autoComplete="email"
          hint="A new address gets a mail with a link to confirm it."
          disabled={update.isPending}
          error={errors.email?.message}
          {...register('email')}
        />
        {user?.hasPassword && isNewEmail && (
          <PasswordField
            label="Current Password"
            autoComplete="current-password"
            hint="So that nobody but you can move your account."
            disabled={update.isPending}
            error={errors.currentPassword?.message}
            {...register('currentPassword')}
          />
        )}
      </form>
    </PhoneScreen>
  );
}
