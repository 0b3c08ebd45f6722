import type { FastifyRequest } from 'fastify';

/** After a right password: passes where the account wants no code, throws where the code is missing or wrong. */
export type CheckSecondStep = (
  userId: string,
  code: string | undefined,
  request: FastifyRequest,
) => Promise<void>;
