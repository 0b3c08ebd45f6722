// A play session as it is told.
import { AppError } from '#server/app-error.ts';
import type { PlaySessionRow } from './repository.ts';

export const notFound = new AppError('not_found', 'This session was not found.');

/** Without its owner and the name of its file. */
export function shown({ userId: _owner, audioFileUrl, ...rest }: PlaySessionRow) {
  return { ...withIsoMoment(rest), hasAudio: audioFileUrl !== null };
}

export function withIsoMoment<Row extends { completedAt: Date }>(row: Row) {
  return { ...row, completedAt: row.completedAt.toISOString() };
}
