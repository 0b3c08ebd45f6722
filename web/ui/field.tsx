import { CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

export interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** A control at the right end inside the field, 44 px wide. */
  trailing?: ReactNode;
}

/** Takes everything that an input takes, `ref` included, so that `{...register('email')}` works. */
export function TextField({
  label,
  hint,
  error,
  trailing,
  className,
  id: givenId,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const notes = cx(hint && `${id}-hint`, error && `${id}-error`, describedBy);
  return (
    <div className={cx('flex flex-col gap-2', className)}>
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
          className={cx(
            'min-h-14 w-full rounded-field border-2 bg-card px-4 text-base text-ink',
            'transition-colors placeholder:text-ink-muted',
            'focus-visible:outline-offset-1 disabled:opacity-60',
            error
              ? 'border-danger'
              : 'border-edge hover:border-ink-muted focus-visible:border-lamp',
            Boolean(trailing) && 'pr-14',
          )}
        />
        {trailing && (
          <div className="absolute inset-y-0 right-1.5 flex items-center">{trailing}</div>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 font-semibold text-danger text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
