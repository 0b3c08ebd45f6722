// A play whose child, or which itself, was deleted elsewhere while something of it was left on this device.

import { ApiError } from '#web/api/api-error.ts';
import { PlayStore } from '#web/play/device/play-store.ts';
import type { PendingPlay } from '#web/play/machine/pending-play.ts';

export class DeletedError extends Error {}

export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'not_found';
}

/** Whether it was. To another parent, who has logged in here since, the server says the same: then it stays. */
export async function forgetIfDeleted(
  userId: string,
  play: PendingPlay | undefined,
  error: unknown,
): Promise<boolean> {
  if (!isMissing(error)) return false;
  const user = await findUser().catch(() => undefined);
  if (user?.id !== userId) return false;
  if (play) await new PlayStore(userId).forget(play);
  return true;
}

/** Few plays are missing: the schemas of accounts come when one is. */
async function findUser() {
  return (await import('#web/api/ask-current-user.ts')).askCurrentUser();
}
