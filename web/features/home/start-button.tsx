import { Play } from 'lucide-react';
import { ButtonLink } from '#web/ui/button.tsx';

/** Where a play of before waits for its end, that comes first. */
const AFTER_PENDING =
  '[[data-pending]~&]:bg-lamp-soft! [[data-pending]~&]:text-ink! [[data-pending]~&]:shadow-none!';

/** Stands at the top of the page, far from the round one in the navigation, which does the same. */
export function StartButton() {
  return (
    <ButtonLink to="/session/goals" fullWidth className={`min-h-16! text-xl! ${AFTER_PENDING}`}>
      <Play aria-hidden className="size-6 fill-current" />
      Start
    </ButtonLink>
  );
}
