import { Check } from 'lucide-react';
import { cx } from './cx.ts';

export interface ChecklistItem {
  readonly label: string;
  readonly done: boolean;
}

export interface ChecklistProps {
  /** Names the list for screen readers, for example "Password rules". */
  label: string;
  items: readonly ChecklistItem[];
}

export function Checklist({ label, items }: ChecklistProps) {
  const doneCount = items.filter((item) => item.done).length;
  return (
    <div>
      <ul aria-label={label} className="flex flex-col gap-2 text-sm">
        {items.map((item) => (
          <li key={item.label} className="flex items-center gap-2.5">
            <span
              aria-hidden
              className={cx(
                'flex size-5.5 shrink-0 items-center justify-center rounded-full border-2 transition-colors',
                item.done ? 'border-lamp bg-lamp text-on-lamp' : 'border-edge text-transparent',
              )}
            >
              <Check className="size-3.5" strokeWidth={4} />
            </span>
            <span className={item.done ? 'font-semibold text-ink' : 'text-ink-muted'}>
              {item.label}
              <span className="sr-only">{item.done ? ', done' : ', not yet'}</span>
            </span>
          </li>
        ))}
      </ul>
      {/* Changes only when a rule flips, so that typing is not interrupted at every key. */}
      <p role="status" className="sr-only">
        {doneCount > 0 && `${doneCount} of ${items.length} done`}
      </p>
    </div>
  );
}
