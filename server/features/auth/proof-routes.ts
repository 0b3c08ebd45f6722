import type { FastifyInstance } from 'fastify';
import { confirmByPassword, getProofWays } from '#contract/proof.ts';
import { route } from '#server/http/route.ts';
import { type PasswordProofDependencies, proveByPassword, waysToProve } from './proof.ts';

export function proofRoutes(app: FastifyInstance, dependencies: PasswordProofDependencies): void {
  route(app, getProofWays, async ({ userId }) => ({
    ways: await waysToProve(dependencies, userId),
  }));

  route(app, confirmByPassword, async ({ userId, body, request }) => {
    await proveByPassword(dependencies, userId, body, request);
    return { message: 'Thanks, you’re confirmed.' };
  });
}
