import { randomUUID } from 'node:crypto';
import { makeFamily, markWith } from './family.ts';
import type { Scene } from './tally.ts';
import type { Target } from './target.ts';

/** A victim whose words stand nowhere else, and attackers as they are needed. */
export async function sceneOf(
  target: Target,
  { isPlanted }: { isPlanted: boolean },
): Promise<Scene> {
  const victim = await makeFamily(target);
  const secret = `Zora${randomUUID().slice(0, 8)}`;
  await markWith(target, victim, secret);
  return { target, victim, secret, isPlanted, newAttacker: () => makeFamily(target) };
}
