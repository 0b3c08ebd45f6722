import { dayAt } from '#domain/calendar.ts';
import { product } from '#domain/content.ts';
import { greeting, nameOr } from '#server/adapters/letter.ts';
import type { Mailer } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/connect.ts';
import { handleJob } from '#server/jobs/job.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { selectPlaysSince } from '#server/plays/tables/play-history.ts';
import { selectChildren } from '#server/tables/children.ts';
import { findReader } from '#server/tables/mail-preferences.ts';
import { reminderJob } from './due-mails.ts';
import { unsubscribeLinks } from './unsubscribe-link.ts';

const TWO_DAYS_MS = 48 * 60 * 60 * 1000;

export interface MailDependencies {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly keyring: Keyring;
  readonly publicUrl: () => string;
}

/** Looks again when it runs: by then the day may be over, played on, or the mail not wanted any more. */
export function sendReminder({ db, mailer, ...links }: MailDependencies) {
  return handleJob(reminderJob, async ({ userId, day }, reference) => {
    const reader = await findReader(db, userId, 'reminder');
    const children = await selectChildren(db, userId);
    if (!reader || children.length === 0) return;
    const now = new Date();
    const isToday = (moment: Date) => dayAt(moment, reader.timeZone) === day;
    if (!isToday(now)) return;
    const plays = await selectPlaysSince(db, userId, new Date(now.getTime() - TWO_DAYS_MS));
    if (plays.some(({ completedAt }) => isToday(completedAt))) return;
    const who = children.length === 1 ? nameOr('your child', children[0]?.name) : 'your children';
    await mailer.send({
      reference,
      to: reader.email,
      subject: 'Five minutes of play today?',
      paragraphs: [
        greeting(reader.firstName),
        `Five minutes with ${who} is enough for today. Put your phone where it can hear you, and follow the play wherever it goes.`,
        'And if today isn’t the day, there’s always tomorrow.',
      ],
      action: { label: 'Start five minutes', url: `${links.publicUrl()}/session/goals` },
      note: `You’re getting this because you asked ${product.name} to remind you.`,
      unsubscribe: unsubscribeLinks(links, userId, 'reminder'),
    });
  });
}
