import { addDays, type CalendarDay, weekOf } from './calendar.ts';
import type { PlayNumbers } from './insights.ts';
import { SKILLS, type Skill } from './skills.ts';

/** A week of play; the means are of what was scored in it, null where nothing was. */
export interface PlayWeek extends Record<Skill, number | null> {
  readonly sunday: CalendarDay;
  readonly playCount: number;
  readonly minutes: number;
}

/** Every week from one day to another, those without play included; oldest first. */
export function playWeeks(
  plays: readonly PlayNumbers[],
  from: CalendarDay,
  to: CalendarDay,
): PlayWeek[] {
  const weeks: PlayWeek[] = [];
  for (let sunday = sundayOf(from); sunday <= to; sunday = addDays(sunday, 7)) {
    const own = plays.filter(({ day }) => day >= sunday && day < addDays(sunday, 7));
    const seconds = own.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
    weeks.push({
      sunday,
      playCount: own.length,
      minutes: Math.round(seconds / 60),
      ...meansOf(own),
    });
  }
  return weeks;
}

export function sundayOf(day: CalendarDay): CalendarDay {
  return weekOf(day)[0] ?? day;
}

function meansOf(plays: readonly PlayNumbers[]): Record<Skill, number | null> {
  const scored = plays.filter(({ isScored }) => isScored);
  const mean = (skill: Skill) =>
    scored.length === 0 ? null : scored.reduce((sum, play) => sum + play[skill], 0) / scored.length;
  return Object.fromEntries(SKILLS.map((skill) => [skill, mean(skill)])) as Record<
    Skill,
    number | null
  >;
}
