import type { StreamedScores } from '#contract/dev-tools.ts';
import { skillNames } from '#domain/skills.ts';
import { Card } from '#web/ui/card.tsx';
import { CountTiles } from './count-tiles.tsx';

export function StreamResults({ scores }: { scores: StreamedScores }) {
  const { counts, guidance, examples } = scores;
  return (
    <>
      <Card className="flex flex-col gap-2">
        <h2 className="font-bold text-lg">Guidance</h2>
        <p>{guidance}</p>
      </Card>
      <CountTiles
        tiles={[
          { label: skillNames.labeledPraises, count: counts.labeledPraise, tone: 'text-praise' },
          {
            label: skillNames.behaviorDescriptions,
            count: counts.behaviorDescriptions,
            tone: 'text-describe',
          },
          { label: skillNames.reflections, count: counts.reflections, tone: 'text-reflect' },
          { label: 'Questions', count: counts.questions },
          { label: 'Commands', count: counts.commands },
        ]}
      />
      <Examples title={`${skillNames.labeledPraises} you said`} lines={examples.labeledPraise} />
      <Examples
        title={`${skillNames.behaviorDescriptions} you said`}
        lines={examples.behaviorDescriptions}
      />
    </>
  );
}

function Examples({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-bold text-lg">{title}</h2>
      <Card>
        <ul className="flex flex-col gap-2">
          {lines.map((line) => (
            <li key={line} className="wrap-anywhere">
              “{line}”
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
