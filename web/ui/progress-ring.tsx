import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const RADIUS = 44;
const AROUND = 2 * Math.PI * RADIUS;

export interface ProgressRingProps {
  /** Part of the ring that is lit, 0 to 1. */
  share: number;
  className?: string;
  /** What stands in the middle. The ring itself is a picture: say its value in words there. */
  children?: ReactNode;
}

export function ProgressRing({ share, className, children }: ProgressRingProps) {
  const lit = Math.min(1, Math.max(0, share));
  return (
    <div className={cx('relative grid max-w-full place-items-center', className)}>
      <svg
        viewBox="0 0 100 100"
        aria-hidden="true"
        className="-rotate-90 col-start-1 row-start-1 w-full"
      >
        <circle cx="50" cy="50" r={RADIUS} fill="none" strokeWidth="7" className="stroke-glow/25" />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          fill="none"
          strokeWidth="7"
          strokeLinecap="round"
          className="stroke-glow transition-[stroke-dashoffset] duration-250"
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - lit)}
        />
      </svg>
      <div className="col-start-1 row-start-1 text-center">{children}</div>
    </div>
  );
}
