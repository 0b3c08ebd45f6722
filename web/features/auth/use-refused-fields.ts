import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '#web/api/api-error.ts';

/**
 * Says at its field what the server refused, with focus on the first of them. False where the refusal is about no field of this form,
 * and has to be said above it.
 */
export function useRefusedFields<Input extends FieldValues, Context, Output>(
  error: unknown,
  { setError, setFocus }: Pick<UseFormReturn<Input, Context, Output>, 'setError' | 'setFocus'>,
  names: readonly Path<Input>[],
): boolean {
  const isAboutFields = refusedOf(error, names).length > 0;
  useEffect(() => {
    const refused = refusedOf(error, names);
    for (const { name, message } of refused) setError(name, { message });
    // Only now: a form that waited for its answer was disabled, and took no focus.
    const [first] = refused;
    if (first) setFocus(first.name);
  }, [error, names, setError, setFocus]);
  return isAboutFields;
}

function refusedOf<Name extends string>(error: unknown, names: readonly Name[]) {
  const fields = error instanceof ApiError ? error.body.fields : undefined;
  return names.flatMap((name) => {
    const message = fields?.[name];
    return message ? [{ name, message }] : [];
  });
}
