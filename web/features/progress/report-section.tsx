import type { ReactNode } from 'react';

export function ReportSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="break-after-avoid font-extrabold text-xl">{title}</h2>
      {children}
    </section>
  );
}
