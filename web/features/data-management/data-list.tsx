import { Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

interface DataListProps {
  readonly title: string;
  /** Under the list, for example how much of it is shown. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

export function DataList({ title, note, children }: DataListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="font-bold text-lg">
        {title}
      </h2>
      <Card className="overflow-hidden p-0!">
        <ul aria-labelledby={id} className="divide-y divide-line">
          {children}
        </ul>
      </Card>
      {note && <p className="text-center text-ink-muted text-sm">{note}</p>}
    </section>
  );
}

interface DataRowProps {
  readonly title: string;
  readonly details: ReactNode;
  readonly deleteLabel: string;
  readonly onDelete: () => void;
}

export function DataRow({ title, details, deleteLabel, onDelete }: DataRowProps) {
  return (
    <li className="flex min-h-18 items-center gap-3 py-2.5 pr-3 pl-5">
      <div className="min-w-0 flex-1">
        <h3 className="wrap-anywhere font-bold">{title}</h3>
        <p className="tabular text-ink-soft text-sm">{details}</p>
      </div>
      <IconButton label={deleteLabel} onClick={onDelete} className="hover:text-danger!">
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
    </li>
  );
}
