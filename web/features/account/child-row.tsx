import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import type { Child } from '#contract/children.ts';
import { ageInWords } from '#domain/age.ts';
import { Initial } from '#web/ui/initial.tsx';

export function ChildRow({ child }: { child: Child }) {
  return (
    <li className="flex min-h-18 items-center gap-4 py-2.5 pr-3 pl-5">
      <Initial name={child.name} />
      <div className="min-w-0 flex-1">
        <h3 className="wrap-anywhere font-bold">{child.name}</h3>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {ageInWords(child.age)} · {child.pronouns}
        </p>
      </div>
      <Link
        to={`/child-edit?id=${child.id}`}
        aria-label={`Edit ${child.name}`}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-ink/7 hover:text-ink"
      >
        <Pencil aria-hidden className="size-5" />
      </Link>
    </li>
  );
}
