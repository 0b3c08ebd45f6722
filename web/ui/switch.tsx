import { useId } from 'react';
import { cx } from './cx.ts';

export interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Ids of what explains it. */
  describedBy?: string;
}

/** One setting that takes effect at once; the whole row is the target. */
export function Switch({ label, checked, onChange, disabled = false, describedBy }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-4">
      <label
        id={`${id}-label`}
        htmlFor={id}
        className="min-w-0 flex-1 cursor-pointer font-bold text-lg"
      >
        {label}
      </label>
      <button
        id={id}
        type="button"
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-checked={checked}
        aria-describedby={describedBy}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className="-my-1.5 flex h-11 shrink-0 items-center rounded-full disabled:opacity-60"
      >
        <span
          className={cx(
            'flex h-8 w-14 items-center rounded-full border-2 p-0.5 transition-colors',
            checked ? 'border-lamp bg-lamp' : 'border-edge bg-ink/7',
          )}
        >
          <span
            className={cx(
              'size-6 rounded-full transition-transform',
              checked ? 'translate-x-6 bg-on-lamp' : 'bg-edge',
            )}
          />
        </span>
      </button>
    </div>
  );
}
