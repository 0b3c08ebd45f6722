import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PathIllustration } from '#web/ui/illustrations.tsx';

export function NoSuchChild() {
  return (
    <EmptyState
      illustration={<PathIllustration />}
      title="We couldn’t find this child"
      text="The profile may have been deleted."
      action={<ButtonLink to="/children">See your children</ButtonLink>}
    />
  );
}
