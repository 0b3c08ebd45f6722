import { and, asc, eq, type Placeholder, sql } from 'drizzle-orm';
import { AppError } from '#server/app-error.ts';
import { type Database, tables } from '#server/database/connect.ts';
import { prepared } from '#server/database/prepared.ts';

const { children, users } = tables;

const columns = {
  id: children.id,
  name: children.name,
  dateOfBirth: children.dateOfBirth,
  pronouns: children.pronouns,
  profileImageUrl: children.profileImageUrl,
};

export interface ChildRow {
  readonly id: number;
  readonly name: string;
  readonly dateOfBirth: string;
  readonly pronouns: string;
  readonly profileImageUrl: string | null;
}

type ChildFields = Pick<ChildRow, 'name' | 'dateOfBirth' | 'pronouns'>;

const ownChild = (userId: string | Placeholder, id: number | Placeholder) =>
  and(eq(children.id, id), eq(children.userId, userId));

const childOf = prepared('own_child', (db) =>
  db
    .select(columns)
    .from(children)
    .where(ownChild(sql.placeholder('userId'), sql.placeholder('id'))),
);

const lockedChild = prepared('locked_child', (db) =>
  db
    .select({ pronouns: children.pronouns, timeZone: users.timeZone })
    .from(children)
    .innerJoin(users, eq(users.id, children.userId))
    .where(ownChild(sql.placeholder('userId'), sql.placeholder('id')))
    .for('no key update', { of: children }),
);

export function selectChildren(db: Database, userId: string): Promise<ChildRow[]> {
  return db
    .select(columns)
    .from(children)
    .where(eq(children.userId, userId))
    .orderBy(asc(children.id));
}

export async function findChild(db: Database, userId: string, id: number) {
  const [child] = await childOf(db, { userId, id });
  return child;
}

/** The user's first child; undefined where there is none yet. */
export async function findFirstChild(db: Database, userId: string) {
  const [child] = await db
    .select(columns)
    .from(children)
    .where(eq(children.userId, userId))
    .orderBy(asc(children.id))
    .limit(1);
  return child;
}

export async function requireOwnChild(db: Database, userId: string, id: number): Promise<void> {
  if (!(await findChild(db, userId, id))) {
    throw new AppError('not_found', 'We couldn’t find this child.');
  }
}

export function countChildren(db: Database, userId: string): Promise<number> {
  return db.$count(children, eq(children.userId, userId));
}

/**
 * How to speak of a child, and where its parent was when the server last saw them. Until the transaction ends, nobody else adds up
 * the play sessions of this child. Writing them is not held up.
 */
export async function lockChild(tx: Database, userId: string, id: number) {
  const [child] = await lockedChild(tx, { userId, id });
  return child;
}

export async function insertChild(db: Database, userId: string, fields: ChildFields) {
  const [child] = await db
    .insert(children)
    .values({ userId, ...fields })
    .returning(columns);
  return child;
}

export async function updateChildRow(
  db: Database,
  userId: string,
  id: number,
  fields: ChildFields,
) {
  const [child] = await db
    .update(children)
    .set(fields)
    .where(ownChild(userId, id))
    .returning(columns);
  return child;
}

export async function deleteChild(tx: Database, userId: string, id: number): Promise<boolean> {
  const gone = await tx.delete(children).where(ownChild(userId, id)).returning({ id: children.id });
  return gone.length > 0;
}

/** Foreign keys take along everything that is about them. */
export async function deleteChildrenOf(tx: Database, userId: string): Promise<number> {
  const gone = await tx.delete(children).where(eq(children.userId, userId));
  return gone.rowCount ?? 0;
}
