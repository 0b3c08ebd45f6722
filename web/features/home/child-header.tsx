import { ChevronDown } from 'lucide-react';
import type { Child } from '#contract/children.ts';
import { ageInWords } from '#domain/age.ts';
import { Initial } from '#web/ui/initial.tsx';
import { useChildMenu } from './use-child-menu.ts';

interface ChildHeaderProps {
  readonly current: Child;
  readonly options: readonly Child[];
  readonly onChoose: (id: number) => void;
}

/** Whose five minutes these are, and the way to another child. */
export function ChildHeader({ current, options, onChoose }: ChildHeaderProps) {
  const { ChildMenu, buttonRef, isWanted, open } = useChildMenu();
  const button = (
    <button
      ref={buttonRef}
      type="button"
      className="flex min-h-11 max-w-full items-center gap-1 rounded-field px-2 text-left transition-colors hover:bg-ink/5"
      {...(!ChildMenu && {
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        onClick: open,
      })}
    >
      <span className="wrap-anywhere min-w-0">{current.name}'s session</span>
      <ChevronDown aria-hidden className="size-6 shrink-0 text-ink-muted" />
    </button>
  );
  return (
    <header className="flex flex-wrap items-center gap-2 px-5 pt-4 pb-2">
      <Initial name={current.name} className="size-14 text-2xl" />
      <div className="min-w-0 grow basis-44">
        <h1 className="font-extrabold text-2xl">
          {ChildMenu ? (
            <ChildMenu
              trigger={button}
              isOpenAtFirst={isWanted}
              current={current}
              options={options}
              onChoose={onChoose}
            />
          ) : (
            button
          )}
        </h1>
        <p className="wrap-anywhere px-2 text-ink-soft">
          {ageInWords(current.age)} • {current.pronouns || 'they/them'}
        </p>
      </div>
    </header>
  );
}
