// What the numbers of a child's play say, in a sentence each, and only where they bear it. Growth is told, a fall is not:
// days differ. Never about criticism, never about other families.
import { addDays, type CalendarDay } from './calendar.ts';
import { pronounWords } from './pronoun-words.ts';
import { PLAY_SESSION_SECONDS } from './score.ts';
import { SKILLS, type Skill, skillInText } from './skills.ts';

const MOST_INSIGHTS = 3;
const WEEK_DAYS = 7;
/** Scored play sessions that a week needs before it is compared. */
const PLAYS_TO_COMPARE = 2;
/** Shorter play says little about a rate. */
const SECONDS_TO_COMPARE = 60;
/** Of a skill, per five minutes: less is chance. */
const LEAST_RATE = 2;
const GROWTH = { clear: 1.4, doubled: 2, moreThanDoubled: 2.5 } as const;
const MUCH_AVOIDED = 4;
const MOMENTS_FOR_A_PLACE = 12;
const PLAYS_FOR_A_PLACE = 3;
/** Of five minutes, an even share would be a fifth. */
const SHARE_OF_A_PLACE = 0.4;
const DAYS_FOR_RHYTHM = 4;

export interface PlayNumbers extends Record<Skill, number> {
  readonly day: CalendarDay;
  readonly durationSeconds: number;
  readonly isScored: boolean;
  /** Questions, commands and criticism together. */
  readonly avoidTalk: number;
}

/** How often a skill came up in a minute of play, the first being 0. */
export interface SkillMinute {
  readonly skill: Skill;
  readonly minute: number;
  readonly count: number;
}

export interface InsightFacts {
  readonly plays: readonly PlayNumbers[];
  /** Of the newest play sessions together. */
  readonly minutes: readonly SkillMinute[];
  readonly today: CalendarDay;
  readonly pronouns: string;
}

/** At most three, the most telling first. */
export function insightsOf(facts: InsightFacts): string[] {
  const found = [growth(facts), lead(facts), place(facts), rhythm(facts)];
  return found.filter((one) => one !== undefined).slice(0, MOST_INSIGHTS);
}

/** Play that can be compared in the last seven days, and in the seven before. */
function twoWeeks({ plays, today }: InsightFacts) {
  const within = (from: number, to: number) =>
    plays.filter(
      ({ day, isScored, durationSeconds }) =>
        isScored &&
        durationSeconds >= SECONDS_TO_COMPARE &&
        day > addDays(today, -from) &&
        day <= addDays(today, -to),
    );
  const [before, now] = [within(2 * WEEK_DAYS, WEEK_DAYS), within(WEEK_DAYS, 0)];
  const areEnough = Math.min(before.length, now.length) >= PLAYS_TO_COMPARE;
  return areEnough ? { before, now } : undefined;
}

/** Mean of a count, as if all play had lasted five minutes; rounded, so that the order of adding up tells nothing. */
function rateOf(plays: readonly PlayNumbers[], of: Skill | 'avoidTalk'): number {
  const rates = plays.map((play) => (play[of] * PLAY_SESSION_SECONDS) / play.durationSeconds);
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  return Math.round(mean * 1000) / 1000;
}

function growth(facts: InsightFacts): string | undefined {
  const weeks = twoWeeks(facts);
  if (!weeks) return undefined;
  const [most] = SKILLS.map((skill) => {
    const [before, now] = [rateOf(weeks.before, skill), rateOf(weeks.now, skill)];
    return { skill, before, now, factor: before >= LEAST_RATE ? now / before : 0 };
  }).toSorted((a, b) => b.factor - a.factor);
  if (!most || most.factor < GROWTH.clear || most.now - most.before < LEAST_RATE) return undefined;
  const [then, now] = [Math.round(most.before), Math.round(most.now)];
  return `Your ${skillInText(most.skill)} moments have ${growthWord(most.factor)} since last week: about ${then} a session then, about ${now} now.`;
}

function growthWord(factor: number): string {
  if (factor >= GROWTH.moreThanDoubled) return 'more than doubled';
  return factor >= GROWTH.doubled ? 'doubled' : 'grown';
}

function lead(facts: InsightFacts): string | undefined {
  const weeks = twoWeeks(facts);
  if (!weeks) return undefined;
  const [before, now] = [rateOf(weeks.before, 'avoidTalk'), rateOf(weeks.now, 'avoidTalk')];
  if (before < MUCH_AVOIDED || now > before / 2) return undefined;
  const { them } = pronounWords(facts.pronouns);
  return `You’re asking and directing a lot less than last week. That leaves ${them} room to lead.`;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'last'] as const;

/** A minute in which a skill comes up far more often than in the others. */
function place({ minutes, plays, pronouns }: InsightFacts): string | undefined {
  if (plays.filter(({ isScored }) => isScored).length < PLAYS_FOR_A_PLACE) return undefined;
  const [clearest] = SKILLS.flatMap((skill) => {
    const own = minutes.filter((one) => one.skill === skill);
    const all = own.reduce((sum, { count }) => sum + count, 0);
    if (all < MOMENTS_FOR_A_PLACE) return [];
    return own.map(({ minute, count }) => ({ skill, minute, share: count / all }));
  }).toSorted((a, b) => b.share - a.share);
  if (!clearest || clearest.share < SHARE_OF_A_PLACE) return undefined;
  const when = ordinals[clearest.minute];
  return when && `You ${placeWords(clearest.skill, pronouns)} most in the ${when} minute.`;
}

function placeWords(skill: Skill, pronouns: string): string {
  const { their, theyAre } = pronounWords(pronouns);
  if (skill === 'labeledPraises') return 'praise';
  return skill === 'reflections' ? `say ${their} words back` : `name what ${theyAre} doing`;
}

function rhythm({ plays, today }: InsightFacts): string | undefined {
  const days = new Set(
    plays.map(({ day }) => day).filter((day) => day > addDays(today, -WEEK_DAYS) && day <= today),
  );
  if (days.size < DAYS_FOR_RHYTHM) return undefined;
  return `You played on ${days.size === WEEK_DAYS ? 'every one' : days.size} of the last seven days.`;
}
