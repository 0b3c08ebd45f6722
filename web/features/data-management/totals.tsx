import { AudioLines, Baby, HardDrive, History, type LucideIcon } from 'lucide-react';
import type { DataOverview } from '#contract/data-management.ts';
import { formatBytes } from '#domain/format.ts';

export function Totals({ summary }: { summary: DataOverview['summary'] }) {
  return (
    <section aria-labelledby="totals" className="flex flex-col gap-3">
      <h2 id="totals" className="font-bold text-lg">
        What we keep for you
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 roomy:grid-cols-2">
        <Tile icon={History} label="Sessions" value={String(summary.totalSessions)} />
        <Tile icon={AudioLines} label="Audio files" value={String(summary.totalAudioFiles)} />
        <Tile icon={Baby} label="Children" value={String(summary.totalChildren)} />
        <Tile icon={HardDrive} label="Storage" value={formatBytes(summary.totalStorageBytes)} />
      </dl>
    </section>
  );
}

function Tile({ icon: Icon, label, value }: { icon: LucideIcon; label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse gap-1 rounded-card bg-card p-4 shadow-soft">
      <dt className="flex items-center gap-2 text-ink-soft text-sm">
        <Icon aria-hidden className="size-4.5 shrink-0 text-lamp" />
        {label}
      </dt>
      <dd className="tabular font-extrabold text-xl">{value}</dd>
    </div>
  );
}
