import { cx } from '#web/ui/cx.ts';

export interface CountTile {
  readonly label: string;
  readonly count: number;
  /** A skill's own colour; without one it is a quiet number. */
  readonly tone?: string;
}

export function CountTiles({ tiles }: { tiles: readonly CountTile[] }) {
  return (
    <section aria-labelledby="counts" className="flex flex-col gap-3">
      <h2 id="counts" className="font-bold text-lg">
        About how often
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3">
        {tiles.map(({ label, count, tone }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-1 rounded-card bg-card p-4 shadow-soft"
          >
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className={cx('tabular font-extrabold text-2xl', tone)}>{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
