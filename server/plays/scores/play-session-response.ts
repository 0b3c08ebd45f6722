// A play session as it crosses the wire.
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { isFirstPlay, type PlaySessionRow } from '#server/plays/tables/play-sessions.ts';

export const notFound = new AppError('not_found', 'We couldn’t find this session.');

/** Whoever has just scored it knows whether it is the first. */
type Row = PlaySessionRow & { readonly isFirst?: boolean };

/** Without its owner and the name of its file. */
export async function playSessionResponse(db: Database, row: Row) {
  const { userId: _owner, audioFileUrl, ...rest } = row;
  const isFirst = row.isFirst ?? (await isFirstPlay(db, row));
  return { ...withIsoMoment(rest), isFirst, hasAudio: audioFileUrl !== null };
}

export function withIsoMoment<Row extends { completedAt: Date }>(row: Row) {
  return { ...row, completedAt: row.completedAt.toISOString() };
}
