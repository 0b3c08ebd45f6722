import { useCurrentUser } from '#web/api/current-user.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { HandsIllustration } from '#web/ui/illustrations.tsx';
import { TwoSidedScreen } from '#web/ui/two-sided-screen.tsx';

export function WelcomeScreen() {
  const { data: user } = useCurrentUser();
  const name = user?.firstName || user?.email.split('@')[0] || 'there';
  return (
    <TwoSidedScreen
      picture={<HandsIllustration />}
      action={
        <ButtonLink to="/child-onboarding" fullWidth>
          Next
        </ButtonLink>
      }
    >
      <div className="flex flex-1 flex-col items-center justify-center gap-4 text-center roomy:items-start roomy:text-left">
        <HandsIllustration className="w-56 roomy:hidden" />
        <h1 className="wrap-anywhere font-extrabold text-3xl">Hi {name}, welcome!</h1>
        <p className="max-w-xs text-balance text-ink-soft">
          For five minutes a day, your child leads and you follow. We’ll help you notice what you
          already do well.
        </p>
      </div>
    </TwoSidedScreen>
  );
}
