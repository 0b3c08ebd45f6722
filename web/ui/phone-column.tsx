import type { ReactNode } from 'react';

/** The frame of every signed-in screen: the width of a phone, and a whole page on a desktop. */
export function PhoneColumn({ children }: { children: ReactNode }) {
  return (
    <div data-page className="min-h-dvh bg-paper-deep">
      <div className="safe-area mx-auto flex min-h-dvh w-full max-w-md flex-col bg-paper sm:shadow-soft roomy:max-w-5xl">
        {children}
      </div>
    </div>
  );
}

export interface PhoneScreenProps {
  header?: ReactNode;
  /** The one primary button; it stays at thumb height while the content scrolls. */
  action?: ReactNode;
  children: ReactNode;
}

/** Header, content and action of one screen; goes inside a PhoneColumn. Content without a `Beside` or a `Roomy` keeps short lines. */
export function PhoneScreen({ header, action, children }: PhoneScreenProps) {
  return (
    <>
      {header}
      <main className="flex flex-1 flex-col">
        <div className="short-lines flex flex-1 flex-col gap-6 px-5 pt-2 pb-8 roomy:px-8">
          {children}
        </div>
        {action && (
          <div className="above-thumb roomy:mx-auto roomy:w-full roomy:max-w-xl roomy:px-8">
            {action}
          </div>
        )}
      </main>
    </>
  );
}
