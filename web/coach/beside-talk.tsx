import type { ReactNode } from 'react';
import { hasRoom } from '#web/browser/has-room.ts';

interface Props {
  /** Only a desktop has room for it. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** A conversation, and on a desktop what stays in sight beside it. */
export function BesideTalk({ aside, children }: Props) {
  if (!aside || !hasRoom()) return children;
  return (
    <div data-roomy className="grid flex-1 grid-cols-[2fr_3fr] gap-10">
      <div className="sticky top-4 self-start">{aside}</div>
      {children}
    </div>
  );
}
