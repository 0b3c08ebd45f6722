import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

export function KitSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-6 break-inside-avoid">
      <h2 className="mb-3 font-extrabold text-lg">{title}</h2>
      <Card className="flex flex-col gap-4">{children}</Card>
    </section>
  );
}
