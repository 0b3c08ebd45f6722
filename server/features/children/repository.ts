import { and, asc, eq } from 'drizzle-orm';
import { type Database, tables } from '#server/database/connect.ts';

const { children } = tables;

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

const ownChild = (userId: string, id: number) =>
  and(eq(children.id, id), eq(children.userId, userId));

export function selectChildren(db: Database, userId: string): Promise<ChildRow[]> {
  return db
    .select(columns)
    .from(children)
    .where(eq(children.userId, userId))
    .orderBy(asc(children.id));
}

export async function findChild(db: Database, userId: string, id: number) {
  const [child] = await db.select(columns).from(children).where(ownChild(userId, id));
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
