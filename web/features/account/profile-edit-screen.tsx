import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { updateProfile } from '#contract/profile.ts';
import { errorText } from '#web/api/api-error.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { isProofDeclined } from '#web/api/proof.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { HandsIllustration } from '#web/ui/illustrations.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { TwoSidedScreen } from '#web/ui/two-sided-screen.tsx';
import { EmailNotice } from './email-notice.tsx';
import { useUpdateProfile } from './queries.ts';

const FORM_ID = 'profile';

export function ProfileEditScreen() {
  const navigate = useNavigate();
  const { data: user } = useCurrentUser();
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(updateProfile.body),
    defaultValues: { firstName: user?.firstName ?? '', email: user?.email ?? '' },
  });
  const { errors } = formState;
  const update = useUpdateProfile({
    onSaved: ({ pendingEmail }) => {
      if (!pendingEmail || pendingEmail === user?.pendingEmail) return;
      toast({
        title: 'Please confirm your new email',
        description: `We’ve sent a link to ${pendingEmail}.`,
      });
    },
    onError: (error) => {
      if (isProofDeclined(error)) return;
      toast({
        title: 'Failed to update profile',
        description: errorText(error),
        variant: 'destructive',
      });
    },
  });

  // The disabled form dropped the focus.
  useEffect(() => {
    if (update.isError) setFocus(isProofDeclined(update.error) ? 'email' : 'firstName');
  }, [update.isError, update.error, setFocus]);

  return (
    <TwoSidedScreen
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
      picture={<HandsIllustration />}
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
          hint="We’ll email a link to your new address. Until you open it, nothing changes."
          disabled={update.isPending}
          error={errors.email?.message}
          {...register('email')}
        />
      </form>
      {user?.pendingEmail && <EmailNotice user={user} />}
    </TwoSidedScreen>
  );
}
