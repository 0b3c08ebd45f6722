// A button that opens a list of things to choose, as the ARIA guide describes a menu button. By hand, because a library for it was a sixth of Home's scripts.
import { Check } from 'lucide-react';
import {
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from './cx.ts';

const row =
  'flex min-h-12 w-full cursor-pointer select-none items-center gap-3 rounded-field px-3 py-1.5 text-left font-bold outline-none hover:bg-lamp-soft focus:bg-lamp-soft';

export interface MenuProps {
  /** Draws the button that opens it. */
  renderTrigger: (props: ButtonHTMLAttributes<HTMLButtonElement>) => ReactNode;
  /** Names the menu for screen readers. */
  label: string;
  children: ReactNode;
}

export function Menu({ renderTrigger, label, children }: MenuProps) {
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen || !around.current) return;
    const items = itemsIn(around.current);
    (items.find((item) => item.ariaChecked === 'true') ?? items[0])?.focus();
  }, [isOpen]);

  function closeAndReturn() {
    setIsOpen(false);
    around.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  }

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') return closeAndReturn();
    const items = itemsIn(event.currentTarget);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next = nextPlace(event.key, at, items.length);
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  }

  return (
    <div
      ref={around}
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      {renderTrigger({
        type: 'button',
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onMouseDown: keepFocus,
        onClick: () => setIsOpen(!isOpen),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setIsOpen(true);
        },
      })}
      {isOpen && (
        <div
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onMouseDown={keepFocus}
          onClick={closeAndReturn}
          onKeyDown={handleKey}
          className="absolute top-full left-0 z-40 mt-1.5 max-h-[60vh] w-72 max-w-[calc(100vw-7rem)] animate-rise overflow-y-auto rounded-card border border-line bg-card p-2 text-base text-ink shadow-soft"
        >
          {children}
        </div>
      )}
    </div>
  );
}

const itemsIn = (menu: HTMLElement) => [
  ...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]'),
];

function nextPlace(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Safari takes the focus from everything when a button is pressed, which would close the menu before the press counts. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

export interface MenuChoicesProps {
  value: string;
  onValueChange: (value: string) => void;
  items: readonly { value: string; label: string; leading?: ReactNode }[];
}

/** Entries of which one is the current one. */
export function MenuChoices({ value, onValueChange, items }: MenuChoicesProps) {
  return items.map((item) => (
    <button
      key={item.value}
      type="button"
      role="menuitemradio"
      aria-checked={item.value === value}
      tabIndex={-1}
      onClick={() => onValueChange(item.value)}
      className={row}
    >
      {item.leading}
      <span className="wrap-anywhere min-w-0 flex-1">{item.label}</span>
      {item.value === value && <Check aria-hidden className="size-5 text-lamp" strokeWidth={3} />}
    </button>
  ));
}

export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={onSelect}
      className={cx(row, 'text-lamp')}
    >
      {children}
    </button>
  );
}

export const MenuSeparator = () => <hr className="mx-3 my-2 h-px border-0 bg-line" />;
