import { Flame, Sprout } from 'lucide-react';
import type { Progress } from '#contract/progress.ts';
import { counted } from '#domain/counted.ts';
import { DAY_OFF, streakInWords } from '#domain/streak.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { WeekBars } from './week-bars.tsx';

interface TimeTogetherProps {
  readonly progress: Pick<Progress, 'minutes' | 'playCount' | 'streak' | 'forgivenDays' | 'weeks'>;
}

export function TimeTogether({ progress }: TimeTogetherProps) {
  const { minutes, playCount, streak, forgivenDays, weeks } = progress;
  const Icon = streak > 0 ? Flame : Sprout;
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="font-bold text-lg">Time together</h2>
        <p className="text-ink-soft">
          {counted(minutes, 'minute', 'minutes')} in {counted(playCount, 'session', 'sessions')}
        </p>
      </div>
      <p
        className={cx(
          'flex items-center gap-2.5 rounded-field px-4 py-3 font-bold',
          streak > 0 ? 'bg-glow-soft' : 'bg-lamp-soft',
        )}
      >
        <Icon aria-hidden className="size-5.5 shrink-0" />
        {streak > 0 ? streakInWords(streak, forgivenDays) : 'A new streak starts with one session'}
      </p>
      {forgivenDays > 0 && <p className="text-ink-soft text-sm">{DAY_OFF}</p>}
      <WeekBars weeks={weeks} />
    </Card>
  );
}
