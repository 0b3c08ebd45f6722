import { and, eq, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { MailKind, MailPreferences } from '#contract/mail-preferences.ts';
import type { CalendarDay } from '#domain/calendar.ts';
import { type Database, tables } from '#server/database/connect.ts';
import { confirmedUsersIn } from './users.ts';

const { mailPreferences, users } = tables;

const marks = {
  reminder: mailPreferences.reminderDay,
  recap: mailPreferences.recapDay,
} as const;

export async function findPreferences(db: Database, userId: string) {
  const [row] = await db
    .select({
      reminder: mailPreferences.reminder,
      recap: mailPreferences.recap,
      sendAt: sql<string>`to_char(${mailPreferences.sendAt}, 'HH24:MI')`,
    })
    .from(mailPreferences)
    .where(eq(mailPreferences.userId, userId));
  return row;
}

/** `passedOn` is today where the chosen time has passed: then the first mail comes another day. */
export async function savePreferences(
  db: Database,
  userId: string,
  preferences: MailPreferences,
  passedOn: CalendarDay | null,
): Promise<void> {
  const day = sql`${passedOn}::date`;
  await db
    .insert(mailPreferences)
    .values({ userId, ...preferences, reminderDay: passedOn, recapDay: passedOn })
    .onConflictDoUpdate({
      target: mailPreferences.userId,
      set: {
        ...preferences,
        reminderDay: sql`greatest(${mailPreferences.reminderDay}, ${day})`,
        recapDay: sql`greatest(${mailPreferences.recapDay}, ${day})`,
        updatedAt: new Date(),
      },
    });
}

export async function endMails(db: Database, userId: string, kind: MailKind): Promise<void> {
  await db
    .update(mailPreferences)
    .set({ [kind]: false })
    .where(eq(mailPreferences.userId, userId));
}

/** Where those live who asked for mails. */
export async function selectTimeZones(db: Database): Promise<string[]> {
  const rows = await db
    .select({ timeZone: users.timeZone })
    .from(mailPreferences)
    .innerJoin(users, eq(users.id, mailPreferences.userId))
    .where(or(mailPreferences.reminder, mailPreferences.recap))
    .groupBy(users.timeZone);
  return rows.map(({ timeZone }) => timeZone);
}

interface DueMoment {
  readonly kind: MailKind;
  readonly timeZone: string;
  readonly day: CalendarDay;
  /** Chosen times between these are due now. */
  readonly from: string;
  readonly to: string;
}

/** Marks the day for everybody for whom this moment is due, and says who they are: whoever asks next finds nobody. */
export async function claimDue(
  tx: Database,
  { kind, timeZone, day, from, to }: DueMoment,
): Promise<string[]> {
  const mark = marks[kind];
  const rows = await tx
    .update(mailPreferences)
    .set(kind === 'reminder' ? { reminderDay: day } : { recapDay: day })
    .where(
      and(
        // Whoever signs up with somebody else's address cannot have them written to.
        inArray(mailPreferences.userId, confirmedUsersIn(tx, timeZone)),
        mailPreferences[kind],
        gte(mailPreferences.sendAt, from),
        lte(mailPreferences.sendAt, to),
        or(isNull(mark), lt(mark, day)),
      ),
    )
    .returning({ userId: mailPreferences.userId });
  return rows.map(({ userId }) => userId);
}

/** Whom a mail of this kind goes to; undefined where it is no longer wanted. */
export async function findReader(db: Database, userId: string, kind: MailKind) {
  const [reader] = await db
    .select({ email: users.email, firstName: users.firstName, timeZone: users.timeZone })
    .from(mailPreferences)
    .innerJoin(users, eq(users.id, mailPreferences.userId))
    .where(and(eq(users.id, userId), mailPreferences[kind], users.emailVerified));
  return reader;
}

export async function deletePreferencesOf(db: Database, userId: string): Promise<number> {
  const gone = await db.delete(mailPreferences).where(eq(mailPreferences.userId, userId));
  return gone.rowCount ?? 0;
}
