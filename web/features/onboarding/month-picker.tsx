import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { months } from '#web/ui/birthday.ts';
import { cx } from '#web/ui/cx.ts';
import { Sheet } from '#web/ui/sheet.tsx';

interface MonthPickerProps {
  readonly value: string;
  readonly onChange: (month: string) => void;
  readonly isDisabled: boolean;
}

export function MonthPicker({ value, onChange, isDisabled }: MonthPickerProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = months.find((month) => month.value === value)?.label;
  return (
    <div className="flex min-w-0 grow-3 basis-33 flex-col gap-2">
      <span id={`${id}-label`} className="font-bold">
        Month
      </span>
      <button
        type="button"
        id={`${id}-button`}
        aria-labelledby={`${id}-label ${id}-button`}
        aria-haspopup="dialog"
        disabled={isDisabled}
        onClick={() => setIsOpen(true)}
        className="flex min-h-14 items-center justify-between gap-1 rounded-field border-2 border-edge bg-card px-3 text-left transition-colors hover:border-ink-muted disabled:opacity-60"
      >
        <span className={cx('min-w-0 truncate', !chosen && 'text-ink-muted')}>
          {chosen ?? 'Month'}
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-muted" />
      </button>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title="Choose a month">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2">
          {months.map((month) => (
            <button
              key={month.value}
              type="button"
              aria-pressed={month.value === value}
              onClick={() => {
                onChange(month.value);
                setIsOpen(false);
              }}
              className="min-h-14 rounded-field bg-lamp-soft px-1 font-bold transition-colors hover:bg-lamp/20 aria-pressed:bg-lamp aria-pressed:text-on-lamp"
            >
              {month.label}
            </button>
          ))}
        </div>
      </Sheet>
    </div>
  );
}
