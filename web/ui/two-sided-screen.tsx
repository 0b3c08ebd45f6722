import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import type { PhoneScreenProps } from './phone-column.tsx';

interface TwoSidedScreenProps extends PhoneScreenProps {
  /** What comes first on a phone; on a desktop the rest and the action stand beside it. */
  beside?: ReactNode;
  /** Stands beside the content on a desktop; a phone has no room for it. */
  picture?: ReactNode;
}

/** A PhoneScreen that has two sides on a desktop. */
export function TwoSidedScreen({ header, action, beside, picture, children }: TwoSidedScreenProps) {
  return (
    <>
      {header}
      <main
        className={cx(
          'flex flex-1 flex-col roomy:grid roomy:grid-cols-2 roomy:gap-x-6',
          picture ? 'roomy:content-center roomy:pb-12' : 'roomy:content-start',
        )}
      >
        {beside && (
          <div className="flex flex-col gap-6 px-5 pt-2 pb-4 roomy:row-span-2 roomy:pr-0 roomy:pl-8">
            {beside}
          </div>
        )}
        {picture && (
          <div
            aria-hidden
            className="row-span-2 hidden items-center justify-center pl-8 roomy:flex"
          >
            <div className="w-80">{picture}</div>
          </div>
        )}
        <div className="flex flex-1 flex-col gap-6 px-5 pt-2 pb-8 roomy:pr-8 roomy:pb-2 roomy:pl-0">
          {children}
        </div>
        {action && <div className="above-thumb roomy:pr-8 roomy:pl-0">{action}</div>}
      </main>
    </>
  );
}
