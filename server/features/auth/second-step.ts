import type { FastifyRequest } from 'fastify';
import type { Guess } from '#server/http/guess-limits.ts';

/**
 * After a right password: passes where the account wants no code, throws where the code is missing or wrong. `guess`: from where the
 * password came, since codes are guessed from there too.
 */
export type CheckSecondStep = (
  userId: string,
  code: string | undefined,
  guess: Guess,
  request: FastifyRequest,
) => Promise<void>;
