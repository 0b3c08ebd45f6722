import { type ReactNode, useId } from 'react';
import { Card } from '#web/ui/card.tsx';

interface SettingsCardProps {
  readonly title: string;
  /** Its place in the address, where something leads to it. */
  readonly anchor?: string;
  readonly children: ReactNode;
}

export function SettingsCard({ title, anchor, children }: SettingsCardProps) {
  const ownId = useId();
  const id = anchor ?? ownId;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} tabIndex={anchor ? -1 : undefined} className="scroll-mt-24 font-bold text-lg">
        {title}
      </h2>
      <Card className="flex flex-col gap-4">{children}</Card>
    </section>
  );
}
