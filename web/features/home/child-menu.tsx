import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Child } from '#contract/children.ts';
import { Initial } from '#web/ui/initial.tsx';
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';

export interface ChildMenuProps {
  readonly trigger: ReactNode;
  readonly isOpenAtFirst: boolean;
  readonly current: Child;
  readonly options: readonly Child[];
  readonly onChoose: (id: number) => void;
}

export function ChildMenu({ trigger, isOpenAtFirst, current, options, onChoose }: ChildMenuProps) {
  const navigate = useNavigate();
  return (
    <Menu label="Children" trigger={trigger} isOpenAtFirst={isOpenAtFirst}>
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
  );
}
