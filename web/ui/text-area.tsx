import { type ComponentPropsWithRef, useId } from 'react';
import { cx } from './cx.ts';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  label: string;
  /** The length of what is typed and the limit are shown under the field. */
  value: string;
  maxLength: number;
}

/** A field of several lines that counts what is typed. */
export function TextArea({ label, value, maxLength, className, id, ...rest }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const isNearlyFull = maxLength - value.length <= maxLength / 20;
  return (
    <div className={cx('flex flex-col gap-2', className)}>
      <label htmlFor={fieldId} className="font-bold">
        {label}
      </label>
      <textarea
        rows={7}
        {...rest}
        id={fieldId}
        value={value}
        maxLength={maxLength}
        aria-describedby={`${fieldId}-count`}
        className="w-full resize-y rounded-field border-2 border-edge bg-card px-4 py-3 text-base text-ink transition-colors placeholder:text-ink-muted hover:border-ink-muted focus-visible:border-lamp focus-visible:outline-offset-1 disabled:opacity-60"
      />
      <p id={`${fieldId}-count`} className="tabular self-end text-ink-muted text-sm">
        {value.length}/{maxLength} characters
      </p>
      {/* Counting aloud at every key would drown the typing. */}
      <p role="status" className="sr-only">
        {isNearlyFull && `${maxLength - value.length} characters left`}
      </p>
    </div>
  );
}
