import type { FastifyInstance } from 'fastify';
import { confirmByPassword, getProofWays } from '#contract/proof.ts';
import type { GuessLimits } from '#server/http/guess-limits.ts';
import { route } from '#server/http/route.ts';
import { type ProofDependencies, proveByPassword, waysToProve } from './proof.ts';

interface Dependencies extends ProofDependencies {
  readonly guessLimits: GuessLimits;
}

export function proofRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  route(app, getProofWays, async ({ userId }) => ({
    ways: await waysToProve(dependencies.db, userId),
  }));

  route(app, confirmByPassword, async ({ userId, body, request }) => {
    await proveByPassword(dependencies, userId, body.password, request);
    return { message: 'Thank you. It’s you.' };
  });
}
