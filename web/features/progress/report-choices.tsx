import { useId } from 'react';
import type { ReportPeriod } from '#contract/progress.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { Switch } from '#web/ui/switch.tsx';

const periods: readonly { value: ReportPeriod; label: string }[] = [
  { value: '4', label: '4 weeks' },
  { value: '12', label: '12 weeks' },
  { value: 'all', label: 'Everything' },
];

interface ReportChoicesProps {
  readonly weeks: ReportPeriod;
  readonly onWeeks: (weeks: ReportPeriod) => void;
  readonly withWords: boolean;
  readonly onWithWords: (withWords: boolean) => void;
}

export function ReportChoices({ weeks, onWeeks, withWords, onWithWords }: ReportChoicesProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-4 rounded-card bg-card p-5 shadow-soft print:hidden">
      <ChoiceGroup
        label="Period"
        name="period"
        options={periods}
        selected={weeks}
        onChange={({ currentTarget }) => onWeeks(currentTarget.value as ReportPeriod)}
      />
      <div>
        <Switch
          label="Include words to look at together"
          checked={withWords}
          describedBy={id}
          onChange={onWithWords}
        />
        <p id={id} className="text-ink-soft text-sm">
          When this is off, the report includes nothing that was said. When it’s on, it quotes lines
          of yours that may have sounded like a correction.
        </p>
      </div>
    </div>
  );
}
