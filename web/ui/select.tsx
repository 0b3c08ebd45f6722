import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './field-error.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends ComponentPropsWithRef<'select'> {
  label: string;
  /** What it reads while nothing is chosen. */
  placeholder: string;
  options: readonly SelectOption[];
  error?: string | undefined;
}

/** The browser's own list, which every phone shows in the way its owner knows. */
export function SelectField({
  label,
  placeholder,
  options,
  error,
  className,
  id: givenId,
  ...select
}: SelectFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={cx('flex min-w-0 flex-col gap-2', className)}>
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <div className="relative">
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={cx(
            'min-h-14 w-full appearance-none text-ellipsis rounded-field border-2 bg-card pr-8 pl-3.5 text-base text-ink',
            'transition-colors focus-visible:outline-offset-1 disabled:opacity-60',
            error
              ? 'border-danger'
              : 'border-edge hover:border-ink-muted focus-visible:border-lamp',
          )}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-5 text-ink-muted"
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
