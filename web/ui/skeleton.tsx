import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** One grey shape; give it the size of what it stands for: `<Skeleton className="h-6 w-40" />`. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={cx('animate-breathe max-w-full rounded-field bg-ink/8', className)} />;
}

/** Wraps the shapes of one area and says once what is being waited for. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden className="flex flex-col gap-3">
        {children}
      </div>
    </div>
  );
}
