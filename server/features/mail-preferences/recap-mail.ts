import { addDays, type CalendarDay, dayAt, daysBetween } from '#domain/calendar.ts';
import { product } from '#domain/content.ts';
import { counted } from '#domain/counted.ts';
import { milestoneWords } from '#domain/milestones.ts';
import { momentsOf, SKILLS } from '#domain/skills.ts';
import { greeting, nameOr } from '#server/adapters/letter.ts';
import { handleJob } from '#server/jobs/job.ts';
import { selectPlaysSince } from '#server/plays/tables/play-history.ts';
import { selectChildren } from '#server/tables/children.ts';
import { findReader } from '#server/tables/mail-preferences.ts';
import { selectMilestonesSince } from '#server/tables/milestones.ts';
import { recapJob } from './due-mails.ts';
import type { MailDependencies } from './reminder-mail.ts';
import { unsubscribeLinks } from './unsubscribe-link.ts';

const WEEK_DAYS = 7;
/** A recap that could not be sent for longer is of no use. */
const LATEST_DAYS = 2;
/** More than a week in every zone; the days decide. */
const LOOK_BACK_MS = (WEEK_DAYS + LATEST_DAYS + 2) * 24 * 60 * 60 * 1000;

/** On Sunday, about the week from Sunday to Saturday that has just ended; only where there was play in it. */
export function sendRecap({ db, mailer, ...links }: MailDependencies) {
  return handleJob(recapJob, async ({ userId, day: sunday }, reference) => {
    const reader = await findReader(db, userId, 'recap');
    const now = new Date();
    if (!reader || daysBetween(sunday, dayAt(now, reader.timeZone)) > LATEST_DAYS) return;
    const since = new Date(now.getTime() - LOOK_BACK_MS);
    const isInWeek = (moment: Date) => isBefore(sunday, dayAt(moment, reader.timeZone));
    const plays = (await selectPlaysSince(db, userId, since)).filter(({ completedAt }) =>
      isInWeek(completedAt),
    );
    if (plays.length === 0) return;
    const earned = (await selectMilestonesSince(db, userId, since)).filter(({ earnedAt }) =>
      isInWeek(earnedAt),
    );
    const children = await selectChildren(db, userId);
    await mailer.send({
      reference,
      to: reader.email,
      subject: 'Your week of play',
      paragraphs: [
        greeting(reader.firstName),
        ...children.flatMap(({ id, name }) => {
          const own = plays.filter(({ childId }) => childId === id);
          const kinds = earned.filter(({ childId }) => childId === id).map(({ kind }) => kind);
          return own.length === 0 ? [] : [weekInWords(name, own, kinds.map(titleOf))];
        }),
        'Every one of these minutes told your child: I see you.',
      ],
      action: { label: 'See your progress', url: `${links.publicUrl()}/progress` },
      note: `You’re getting this because you asked ${product.name} for a recap of your week.`,
      unsubscribe: unsubscribeLinks(links, userId, 'recap'),
    });
  });
}

const titleOf = (kind: Parameters<typeof milestoneWords>[0]) => milestoneWords(kind).title;

/** Whether a day lies in the seven before this Sunday. */
function isBefore(sunday: CalendarDay, day: CalendarDay): boolean {
  return day >= addDays(sunday, -WEEK_DAYS) && day < sunday;
}

type Play = Awaited<ReturnType<typeof selectPlaysSince>>[number];

function weekInWords(name: string, plays: readonly Play[], milestones: readonly string[]): string {
  const sum = (countOf: (play: Play) => number) =>
    plays.reduce((total, play) => total + countOf(play), 0);
  const minutes = Math.round(sum(({ durationSeconds }) => durationSeconds) / 60);
  const heard = SKILLS.map((of) => [of, sum((play) => (play.unscorable ? 0 : play[of]))] as const)
    .filter(([, count]) => count > 0)
    .map(([of, count]) => `about ${momentsOf(of, count)}`);
  const times = (count: number) => (count === 1 ? 'once' : `${count} times`);
  return [
    `You played with ${nameOr('your child', name)} ${times(plays.length)}, for ${counted(minutes, 'minute', 'minutes')} in all.`,
    ...(heard.length > 0 ? [`We heard ${heard.join(', ')}.`] : []),
    ...(milestones.length > 0 ? [`New: ${milestones.join(', ')}.`] : []),
  ].join(' ');
}
