import { type ComponentPropsWithRef, useId } from 'react';
import { FieldError } from './field-error.tsx';

export interface ChoiceGroupProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value'> {
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  error?: string | undefined;
  /** For who keeps the value; a form that registers the group keeps it itself. */
  selected?: string | undefined;
}

/** A few choices, all in sight, of which one is taken; `{...register('pronouns')}` works. */
export function ChoiceGroup({ label, options, error, selected, ...input }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-2"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="mb-2 font-bold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex min-h-12 cursor-pointer items-center justify-center rounded-full border-2 border-edge bg-card px-4 font-bold transition-colors hover:border-ink-muted has-checked:border-lamp has-checked:bg-lamp has-disabled:cursor-default has-checked:text-on-lamp has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
          >
            <input
              {...input}
              type="radio"
              value={option.value}
              checked={selected === undefined ? undefined : selected === option.value}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
