import type { FastifyInstance } from 'fastify';
import {
  type Child,
  createChild,
  getChild,
  listChildren,
  updateChild,
} from '#contract/children.ts';
import { ageInYears, dateOfBirthForAge } from '#domain/age.ts';
import { type CalendarDay, dayAt, isCalendarDay } from '#domain/calendar.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { route } from '#server/http/route.ts';
import type { Quotas } from '#server/quotas/quotas.ts';
import {
  type ChildRow,
  findChild,
  insertChild,
  selectChildren,
  updateChildRow,
} from '#server/tables/children.ts';

interface Dependencies {
  readonly db: Database;
  readonly quotas: Pick<Quotas, 'requireRoom'>;
}

export function childrenRoutes(app: FastifyInstance, { db, quotas }: Dependencies): void {
  route(app, listChildren, ({ userId, timeZone }) => childrenOf(db, userId, timeZone));

  route(app, getChild, async ({ userId, timeZone, params }) =>
    withAge(await findChild(db, userId, params.id), timeZone),
  );

  route(app, createChild, async ({ userId, timeZone, body }) => {
    const { name, pronouns, age } = body;
    const given = body.dateOfBirth ?? body.date_of_birth;
    const dateOfBirth =
      given === undefined
        ? dateOfBirthForAge(age ?? 0, today(timeZone))
        : birthdayOf(given, timeZone);
    const child = await db.transaction(async (tx) => {
      await quotas.requireRoom(tx, userId, 'children', 1);
      return insertChild(tx, userId, { name, pronouns, dateOfBirth });
    });
    return withAge(child, timeZone);
  });

  route(app, updateChild, async ({ userId, timeZone, params, body }) => {
    const dateOfBirth = birthdayOf(body.dateOfBirth, timeZone);
    return withAge(await updateChildRow(db, userId, params.id, { ...body, dateOfBirth }), timeZone);
  });
}

/** Oldest profile first. */
export async function childrenOf(db: Database, userId: string, timeZone: string): Promise<Child[]> {
  const rows = await selectChildren(db, userId);
  return rows.map((row) => withAge(row, timeZone));
}

const today = (timeZone: string): CalendarDay => dayAt(new Date(), timeZone);

/**
 * The day that a client means. A moment at midnight UTC is a day that was turned into a moment; any
 * other moment is midnight on the client's own wall.
 */
function birthdayOf(text: string, timeZone: string): CalendarDay {
  const day = isCalendarDay(text) ? text : dayOfMoment(new Date(text), timeZone);
  if (day > today(timeZone)) throw stillToCome();
  return day;
}

function dayOfMoment(moment: Date, timeZone: string): CalendarDay {
  const isUtcMidnight = moment.toISOString().endsWith('T00:00:00.000Z');
  return dayAt(moment, isUtcMidnight ? 'UTC' : timeZone);
}

function stillToCome(): AppError {
  const sentence = 'That date is still in the future. Please check the birthday.';
  return new AppError('invalid_input', sentence, { fields: { dateOfBirth: sentence } });
}

function withAge(row: ChildRow | undefined, timeZone: string): Child {
  if (!row) throw noSuchChild();
  return { ...row, age: ageInYears(row.dateOfBirth, today(timeZone)) };
}

function noSuchChild(): AppError {
  return new AppError('not_found', 'We couldn’t find this child.');
}
