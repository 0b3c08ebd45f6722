import type { ReactNode } from 'react';

export interface EmptyStateProps {
  illustration: ReactNode;
  title: string;
  text: string;
  /** The one thing to do next. */
  action?: ReactNode;
}

export function EmptyState({ illustration, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-8 text-center">
      <div className="mb-3 w-36">{illustration}</div>
      <h2 className="font-extrabold text-xl">{title}</h2>
      <p className="max-w-xs text-balance text-ink-soft">{text}</p>
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
