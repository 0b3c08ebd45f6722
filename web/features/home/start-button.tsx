import { Play } from 'lucide-react';
import { ButtonLink } from '#web/ui/button.tsx';

/** Stands right above the bottom navigation, whose height the offset repeats, while the rest scrolls. */
export function StartButton() {
  return (
    <div className="-mx-5 -mb-8 sticky bottom-[calc(4rem+1px+env(safe-area-inset-bottom))] mt-auto bg-linear-to-t from-70% from-paper to-transparent px-5 pt-4 pb-7">
      <ButtonLink to="/session/goals" fullWidth className="min-h-16! text-xl!">
        <Play aria-hidden className="size-6 fill-current" />
        Start
      </ButtonLink>
    </div>
  );
}
