import { Play } from 'lucide-react';
import { ButtonLink } from '#web/ui/button.tsx';

/** Stands at the top of the page, far from the round one in the navigation, which does the same. */
export function StartButton() {
  return (
    <ButtonLink to="/session/goals" fullWidth className="min-h-16! text-xl!">
      <Play aria-hidden className="size-6 fill-current" />
      Start
    </ButtonLink>
  );
}
