import type { ReactNode } from 'react';

interface Props {
  readonly keyName: string;
  /** What the key does. */
  readonly children: ReactNode;
}

/** Only where there is a desktop, and so a keyboard. */
export function KeyHint({ keyName, children }: Props) {
  return (
    <p className="hidden text-ink-muted text-sm pointer-fine:roomy:block">
      <kbd className="rounded-md border border-edge px-1.5 py-0.5 font-bold font-sans text-xs">
        {keyName}
      </kbd>{' '}
      {children}
    </p>
  );
}
