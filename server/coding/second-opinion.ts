import {
  batchesOf,
  type Doubt,
  INSTRUCTIONS,
  isDoubtful,
  questionOf,
  readAnswer,
} from '#coding/second-opinion.ts';
import type { Unit } from '#coding/session.ts';
import type { ChatModel } from '#server/adapters/chat-model.ts';

const LIMIT_MS = 15_000;
/** What is said of a code that came from the second opinion. */
const WHY = 'A second look changed this one.';

/**
 * Asks a chat model about the units that the coder is unsure of, after the play session. A batch without an
 * answer in time keeps the coder's codes.
 */
export async function withSecondOpinion(
  doubts: readonly Doubt[],
  chatModel: ChatModel,
  limitMs = LIMIT_MS,
): Promise<Unit[]> {
  const unsure = doubts.filter(({ unit }) => isDoubtful(unit));
  const changed = new Map<Unit, Unit>();
  await Promise.all(
    batchesOf(unsure).map(async (batch) => {
      const answer = await chatModel
        .ask(INSTRUCTIONS, questionOf(batch), { limitMs })
        .catch(() => '');
      for (const [index, code] of readAnswer(answer, batch).entries()) {
        const unit = batch[index]?.unit;
        if (unit && code && code !== unit.code) changed.set(unit, { ...unit, code, why: WHY });
      }
    }),
  );
  return doubts.map(({ unit }) => changed.get(unit) ?? unit);
}
