import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { forget, keep } from '#web/ui/kept.ts';

/** Whoever looks at the Terms and comes back finds the form as they left it; once it has done its work, nothing of it stays. */
export function useKeptForm<Input extends FieldValues, Context, Output>(
  key: string,
  { getValues }: Pick<UseFormReturn<Input, Context, Output>, 'getValues'>,
  { isOver }: { isOver: boolean },
): void {
  const leave = useEffectEvent(() => (isOver ? forget(key) : keep(key, getValues())));
  useEffect(() => () => leave(), []);
}
