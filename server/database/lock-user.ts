import { eq } from 'drizzle-orm';
import { AppError } from '#server/app-error.ts';
import { type Database, tables } from './connect.ts';

/**
 * Until the transaction ends, no other one that asks for the same lock runs. What a user agrees to and what
 * hangs on it change under it, so that nothing is saved on a consent that was just withdrawn.
 */
export async function lockUser(tx: Database, userId: string): Promise<void> {
  const { users } = tables;
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (found.length === 0) throw new AppError('login_required', 'Please log in to continue.');
}
