import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '#web/ui/cx.ts';

interface TextLinkProps {
  readonly to: string;
  /** Not part of a sentence: gets the height of a thumb. */
  readonly standsAlone?: boolean;
  readonly children: ReactNode;
}

export function TextLink({ to, standsAlone = false, children }: TextLinkProps) {
  return (
    <Link
      to={to}
      className={cx(
        'font-bold text-lamp underline underline-offset-4',
        standsAlone && 'inline-flex min-h-11 items-center',
      )}
    >
      {children}
    </Link>
  );
}
