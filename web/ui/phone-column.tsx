import type { ReactNode } from 'react';

/** The frame of every signed-in screen: the width of a phone, on deeper paper where there is room. A screen that has a Roomy in it takes the room. */
export function PhoneColumn({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh bg-paper-deep">
      <div className="mx-auto flex min-h-dvh w-full max-w-md flex-col bg-paper lg:has-[[data-roomy]]:max-w-5xl pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)] sm:shadow-soft">
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

/** Header, content and action of one screen; goes inside a PhoneColumn. */
export function PhoneScreen({ header, action, children }: PhoneScreenProps) {
  return (
    <>
      {header}
      <main className="flex flex-1 flex-col">
        <div className="flex flex-1 flex-col gap-6 px-5 pt-2 pb-8 lg:has-[[data-roomy]]:px-8">
          {children}
        </div>
        {action && (
          <div className="sticky bottom-0 bg-linear-to-t from-70% from-paper to-transparent px-5 pt-6 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
            {action}
          </div>
        )}
      </main>
    </>
  );
}
