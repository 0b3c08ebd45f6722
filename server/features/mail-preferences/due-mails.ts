// Who gets a mail now. Days and times are those of the place where the user is; a day is marked when its moment
// comes, so that an hour that strikes twice, a flight back, or a second server sends nothing twice.
import * as z from 'zod/mini';
import type { MailKind } from '#contract/mail-preferences.ts';
import { dayAt, timeAt, weekOf } from '#domain/calendar.ts';
import type { Database } from '#server/database/connect.ts';
import { defineJob, enqueueJob, handleJob, type Job, userJobKey } from '#server/jobs/job.ts';
import { claimDue, selectTimeZones } from '#server/tables/mail-preferences.ts';

/** After a server stood still, a reminder that is later than this is not wanted any more. */
const LATE_HOURS = 2;
const LATE_MS = LATE_HOURS * 60 * 60 * 1000;
const MIDNIGHT = '00:00';

const payloadSchema = z.object({ userId: z.uuid(), day: z.string() });
type Payload = z.output<typeof payloadSchema>;

export const reminderJob = defineJob('sendReminder', payloadSchema, 'mail');
export const recapJob = defineJob('sendRecap', payloadSchema, 'mail');
const jobs: Record<MailKind, Job<Payload>> = { reminder: reminderJob, recap: recapJob };

const dueMailsJob = defineJob('enqueueDueMails', z.unknown(), 'housekeeping');

export const dueMailsSchedule = { [dueMailsJob.name]: '*/5 * * * *' };

export function handleDueMails(db: Database) {
  return handleJob(dueMailsJob, async () => {
    await enqueueDueMails(db, new Date());
  });
}

interface DueMail extends Payload {
  readonly kind: MailKind;
}

/** Queues what is due now and was not before; says what that is. */
export async function enqueueDueMails(db: Database, now: Date): Promise<DueMail[]> {
  const due: DueMail[] = [];
  for (const timeZone of await selectTimeZones(db)) {
    const day = dayAt(now, timeZone);
    const to = timeAt(now, timeZone);
    const from = lateStart(now, timeZone);
    due.push(...(await enqueue(db, 'reminder', { timeZone, day, from, to })));
    if (weekOf(day)[0] !== day) continue;
    due.push(...(await enqueue(db, 'recap', { timeZone, day, from: MIDNIGHT, to })));
  }
  return due;
}

async function enqueue(
  db: Database,
  kind: MailKind,
  moment: { timeZone: string; day: string; from: string; to: string },
): Promise<DueMail[]> {
  const { day } = moment;
  return db.transaction(async (tx) => {
    const userIds = await claimDue(tx, { kind, ...moment });
    for (const userId of userIds) {
      await enqueueJob(tx, jobs[kind], { userId, day }, userJobKey(userId, kind));
    }
    return userIds.map((userId) => ({ kind, userId, day }));
  });
}

/** What the clock showed two hours ago, if that was today; where it was set meanwhile, it shows what it shows. */
function lateStart(now: Date, timeZone: string): string {
  const earlier = new Date(now.getTime() - LATE_MS);
  return dayAt(earlier, timeZone) === dayAt(now, timeZone) ? timeAt(earlier, timeZone) : MIDNIGHT;
}
