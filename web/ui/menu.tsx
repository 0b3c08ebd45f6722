import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const row =
  'flex min-h-12 cursor-pointer select-none items-center gap-3 rounded-field px-3 py-1.5 font-bold outline-none data-highlighted:bg-lamp-soft';

export interface MenuProps {
  /** The button that opens it; gets its role and state from the menu. */
  trigger: ReactNode;
  /** Names the menu for screen readers. */
  label: string;
  children: ReactNode;
}

/** Not modal: the modal form of Radix injects a <style> tag, which our security policy refuses. */
export function Menu({ trigger, label, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={16}
          className="z-40 max-h-(--radix-dropdown-menu-content-available-height) w-72 max-w-[calc(100vw-2rem)] animate-rise overflow-y-auto rounded-card border border-line bg-card p-2 text-ink shadow-soft"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export interface MenuChoicesProps {
  value: string;
  onValueChange: (value: string) => void;
  items: readonly { value: string; label: string; leading?: ReactNode }[];
}

/** Entries of which one is the current one. */
export function MenuChoices({ value, onValueChange, items }: MenuChoicesProps) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={onValueChange}>
      {items.map((item) => (
        <DropdownMenu.RadioItem key={item.value} value={item.value} className={row}>
          {item.leading}
          <span className="wrap-anywhere min-w-0 flex-1">{item.label}</span>
          <DropdownMenu.ItemIndicator>
            <Check aria-hidden className="size-5 text-lamp" strokeWidth={3} />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <DropdownMenu.Item onSelect={onSelect} className={cx(row, 'text-lamp')}>
      {children}
    </DropdownMenu.Item>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="mx-3 my-2 h-px bg-line" />;
}
