import type { FastifyRequest } from 'fastify';
import type { AccountEventKind } from '#contract/account-events.ts';
import type { Database } from '#server/database/connect.ts';
import { insertEvent } from '#server/tables/account-events.ts';
import { deviceLabel } from './device-label.ts';
import { enqueueNotice, isTold } from './notice-mail.ts';

/** Writes down for the owner what just happened to the account, in the transaction in which it happens; what matters is mailed as well. */
export async function noteEvent(
  tx: Database,
  userId: string,
  kind: AccountEventKind,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<void> {
  const device = deviceLabel(request.headers['user-agent']);
  const eventId = await insertEvent(tx, { userId, kind, device });
  if (isTold(kind)) await enqueueNotice(tx, userId, eventId);
}
