// A play whose child, or which itself, was deleted elsewhere while something of it was left on this device.

import { ApiError } from '#web/api/api-error.ts';
import { askCurrentUser } from '#web/api/ask-current-user.ts';
import { forgetPlay } from '#web/play/device/kept-plays.ts';
import { clearHandoff } from '#web/play/device/play-handoff.ts';
import type { UnsavedPlay } from '#web/play/machine/unsaved-play.ts';

export class DeletedError extends Error {}

export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'not_found';
}

/** Whether it was. To another parent, who has logged in here since, the server says the same: then it stays. */
export async function forgetIfDeleted(
  userId: string,
  play: UnsavedPlay | undefined,
  error: unknown,
): Promise<boolean> {
  if (!isMissing(error)) return false;
  const user = await askCurrentUser().catch(() => undefined);
  if (user?.id !== userId) return false;
  if (play) {
    clearHandoff(play.handoff);
    await forgetPlay(userId, play);
  }
  return true;
}
