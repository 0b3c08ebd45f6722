import { sql } from 'drizzle-orm';
import { type AnyPgColumn, foreignKey, timestamp } from 'drizzle-orm/pg-core';

/** A moment in time; always with time zone, so that no server setting can shift it. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();
/** By the clock of the database, which all servers share. */
export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`);

/** The row that `id` names belongs to the same user as this one, and takes it along when it goes. */
export const ofSameUser = (
  name: string,
  [id, userId]: [id: AnyPgColumn, userId: AnyPgColumn],
  owner: { readonly id: AnyPgColumn; readonly userId: AnyPgColumn },
) =>
  foreignKey({
    name,
    columns: [id, userId],
    foreignColumns: [owner.id, owner.userId],
  }).onDelete('cascade');
