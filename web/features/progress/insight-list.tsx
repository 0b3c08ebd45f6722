import { Sparkles } from 'lucide-react';

export function InsightList({ insights }: { insights: readonly string[] }) {
  if (insights.length === 0) return null;
  return (
    <section aria-labelledby="insights" className="rounded-card bg-lamp-soft p-5">
      <h2 id="insights" className="font-bold text-lg">
        What stands out
      </h2>
      <ul className="mt-2 flex flex-col gap-3">
        {insights.map((insight) => (
          <li key={insight} className="flex gap-2.5">
            <Sparkles aria-hidden className="mt-0.5 size-5.5 shrink-0 text-lamp" />
            {insight}
          </li>
        ))}
      </ul>
    </section>
  );
}
