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
        'flex flex-col gap-6 lg:block lg:columns-2 lg:gap-6 lg:*:mb-6 lg:*:break-inside-avoid',
        className,
      )}
    >
      {children}
    </div>
  );
}
