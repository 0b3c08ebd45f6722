import { ChevronDown, Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Child } from '#contract/children.ts';
import { ageInWords } from '#domain/age.ts';
import { Initial } from '#web/ui/initial.tsx';
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';

interface ChildHeaderProps {
  readonly current: Child;
  readonly options: readonly Child[];
  readonly onChoose: (id: number) => void;
}

/** Whose five minutes these are, and the way to another child. */
export function ChildHeader({ current, options, onChoose }: ChildHeaderProps) {
  const navigate = useNavigate();
  return (
    <header className="flex flex-wrap items-center gap-2 px-5 pt-4 pb-2 roomy:px-8">
      <Initial name={current.name} className="size-14 text-2xl" />
      <div className="min-w-0 grow basis-44">
        <Menu
          label="Children"
          renderTrigger={(props) => (
            <h1 className="font-extrabold text-2xl">
              <button
                {...props}
                className="flex min-h-11 max-w-full items-center gap-1 rounded-field px-2 text-left transition-colors hover:bg-ink/5"
              >
                <span className="wrap-anywhere min-w-0">{current.name}’s session</span>
                <ChevronDown aria-hidden className="size-6 shrink-0 text-ink-muted" />
              </button>
            </h1>
          )}
        >
          <MenuChoices
            value={String(current.id)}
            onValueChange={(id) => onChoose(Number(id))}
            items={options.map((child) => ({
              value: String(child.id),
              label: child.name,
              leading: <Initial name={child.name} className="size-9 text-base" />,
            }))}
          />
          <MenuSeparator />
          <MenuItem onSelect={() => navigate('/child-create?from=home')}>
            <span className="flex size-9 items-center justify-center rounded-full bg-lamp-soft">
              <Plus aria-hidden className="size-5" />
            </span>
            Add Child
          </MenuItem>
        </Menu>
        <p className="wrap-anywhere px-2 text-ink-soft">
          {ageInWords(current.age)} • {current.pronouns || 'they/them'}
        </p>
      </div>
    </header>
  );
}
