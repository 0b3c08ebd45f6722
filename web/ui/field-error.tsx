import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What is wrong with a field, in words, under it. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 font-semibold text-danger text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      {children}
    </p>
  );
}
