import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** The frame of every signed-in screen: the width of a phone, and a whole page on a desktop. */
export function PhoneColumn({ children }: { children: ReactNode }) {
  return (
    <div data-page className="min-h-dvh bg-paper-deep">
      <div className="mx-auto flex min-h-dvh w-full max-w-md flex-col bg-paper pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)] sm:shadow-soft roomy:max-w-5xl">
        {children}
      </div>
    </div>
  );
}

export interface PhoneScreenProps {
  header?: ReactNode;
  /** The one primary button; it stays at thumb height while the content scrolls. */
  action?: ReactNode;
  /** What comes first on a phone; on a desktop the rest and the action stand beside it. */
  beside?: ReactNode;
  /** Stands beside the content on a desktop; a phone has no room for it. */
  picture?: ReactNode;
  children: ReactNode;
}

/** Header, content and action of one screen; goes inside a PhoneColumn. Content without a `Beside` or a `Roomy` keeps short lines. */
export function PhoneScreen({ header, action, beside, picture, children }: PhoneScreenProps) {
  const hasPicture = picture !== undefined;
  const hasTwoSides = hasPicture || beside !== undefined;
  return (
    <>
      {header}
      <main
        className={cx(
          'flex flex-1 flex-col',
          hasTwoSides && 'roomy:grid roomy:grid-cols-2 roomy:gap-x-6',
          hasPicture && 'roomy:content-center roomy:pb-12',
          beside !== undefined && 'roomy:content-start',
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
        <div
          className={cx(
            'flex flex-1 flex-col gap-6 px-5 pt-2 pb-8 roomy:pr-8',
            hasTwoSides
              ? 'roomy:pb-2 roomy:pl-0'
              : 'roomy:pl-8 roomy:not-has-[[data-roomy]]:mx-auto roomy:not-has-[[data-roomy]]:w-full roomy:not-has-[[data-roomy]]:max-w-xl',
          )}
        >
          {children}
        </div>
        {action && (
          <div
            className={cx(
              'sticky bottom-0 bg-linear-to-t from-70% from-paper to-transparent px-5 pt-6 pb-[max(1.25rem,env(safe-area-inset-bottom))] roomy:pr-8',
              hasTwoSides ? 'roomy:pl-0' : 'roomy:mx-auto roomy:w-full roomy:max-w-xl roomy:pl-8',
            )}
          >
            {action}
          </div>
        )}
      </main>
    </>
  );
}
