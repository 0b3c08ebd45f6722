import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface Props {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Cards one below the other on a phone, in two columns where a desktop has room for them. */
export function Roomy({ className, children }: Props) {
  return (
    <div
      data-roomy
      className={cx(
        'flex flex-col gap-6 roomy:block roomy:columns-2 roomy:gap-6 roomy:*:mb-6 roomy:*:break-inside-avoid',
        className,
      )}
    >
      {children}
    </div>
  );
}

/** Two parts one below the other on a phone, beside each other on a desktop. Nothing moves from one to the other when a card grows. */
export function Beside({ className, children }: Props) {
  return (
    <div
      data-roomy
      className={cx(
        'flex flex-1 flex-col gap-6 *:flex *:min-w-0 *:flex-col *:gap-6 roomy:grid roomy:grid-cols-2 roomy:items-start',
        className,
      )}
    >
      {children}
    </div>
  );
}
