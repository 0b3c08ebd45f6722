import type { Progress, Report, ReportPeriod } from '#contract/progress.ts';
import { ageInYears } from '#domain/age.ts';
import { addDays, type CalendarDay, dayAt } from '#domain/calendar.ts';
import { insightsOf } from '#domain/insights.ts';
import { playWeeks, sundayOf } from '#domain/play-weeks.ts';
import { currentStreak } from '#domain/streak.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { selectPlays } from '#server/plays/tables/play-history.ts';
import { selectCriticism, selectSkillMinutes } from '#server/plays/tables/utterances.ts';
import { findChild } from '#server/tables/children.ts';

const SHOWN_PLAYS = 30;
const SHOWN_WEEKS = 8;
const WEEK_DAYS = 7;

/** Whose progress, and from where it is looked at. */
export interface Viewer {
  readonly userId: string;
  readonly childId: number;
  readonly timeZone: string;
}

export type MilestonesOf = (
  db: Database,
  userId: string,
  childId: number,
) => Promise<Progress['milestones']>;

export async function progressOf(
  db: Database,
  viewer: Viewer,
  milestonesOf: MilestonesOf,
): Promise<Progress> {
  const { userId, childId } = viewer;
  const [child, plays, minutes, milestones] = await Promise.all([
    requireChild(db, viewer),
    playsWithDays(db, viewer),
    selectSkillMinutes(db, userId, childId),
    milestonesOf(db, userId, childId),
  ]);
  const today = dayAt(new Date(), viewer.timeZone);
  const scored = plays.filter(({ isScored }) => isScored);
  const streak = currentStreak(
    plays.map(({ day }) => day),
    today,
  );
  return {
    child: { id: child.id, name: child.name },
    playCount: plays.length,
    minutes: minutesOf(plays),
    streak: streak.days,
    forgivenDays: streak.forgivenDays,
    plays: scored.slice(-SHOWN_PLAYS),
    weeks: playWeeks(plays, addDays(today, -(SHOWN_WEEKS - 1) * WEEK_DAYS), today),
    insights: insightsOf({ plays, minutes, today, pronouns: child.pronouns }),
    milestones,
  };
}

export async function reportOf(
  db: Database,
  viewer: Viewer,
  { period, withWords }: { period: ReportPeriod; withWords: boolean },
): Promise<Report> {
  const [child, all] = await Promise.all([requireChild(db, viewer), playsWithDays(db, viewer)]);
  const to = dayAt(new Date(), viewer.timeZone);
  const from = period === 'all' ? (all[0]?.day ?? to) : firstDay(to, Number(period));
  const plays = all.filter(({ day }) => day >= from);
  const scored = plays.filter(({ isScored }) => isScored);
  const mean = (countOf: (play: (typeof plays)[number]) => number) =>
    scored.length === 0
      ? null
      : scored.reduce((sum, play) => sum + countOf(play), 0) / scored.length;
  const ids = scored.filter(({ criticisms }) => criticisms > 0).map(({ id }) => id);
  return {
    child: { name: child.name, age: ageInYears(child.dateOfBirth, to) },
    from,
    to,
    playCount: plays.length,
    scoredCount: scored.length,
    minutes: minutesOf(plays),
    means: {
      labeledPraises: mean((play) => play.labeledPraises),
      behaviorDescriptions: mean((play) => play.behaviorDescriptions),
      reflections: mean((play) => play.reflections),
      questions: mean((play) => play.questions),
      commands: mean((play) => play.commands),
    },
    // Weeks before the first play would say nothing.
    weeks: playWeeks(plays, plays[0]?.day ?? to, to),
    hasWordsToLookAt: ids.length > 0,
    wordsToLookAt: withWords ? await selectCriticism(db, viewer.userId, ids) : [],
  };
}

/** Whole weeks: the first begins on a Sunday. */
function firstDay(today: CalendarDay, weeks: number): CalendarDay {
  return addDays(sundayOf(today), -(weeks - 1) * WEEK_DAYS);
}

async function requireChild(db: Database, { userId, childId }: Viewer) {
  const child = await findChild(db, userId, childId);
  if (!child) throw new AppError('not_found', 'We couldn’t find this child.');
  return child;
}

async function playsWithDays(db: Database, { userId, childId, timeZone }: Viewer) {
  const plays = await selectPlays(db, userId, childId);
  return plays.map((play) => ({ ...play, day: dayAt(play.completedAt, timeZone) }));
}

function minutesOf(plays: readonly { durationSeconds: number }[]): number {
  return Math.round(plays.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0) / 60);
}
