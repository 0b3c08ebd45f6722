// Talk as examples to learn from.
import { Conversation } from '#coding/context.ts';
import { featuresOf } from '#coding/features/features.ts';
import { CODES, type Code } from '#coding/session.ts';
import type { CodedSession } from './coded-session.ts';
import type { Example } from './train-network.ts';

export function examplesOf(session: CodedSession, weight = 1): Example[] {
  const examples: Example[] = [];
  const conversation = new Conversation(session.child.name);
  const codes: Code[] = [];
  for (const [index, turn] of session.turns.entries()) {
    if (turn.speaker !== 'parent') conversation.listen(turn);
    else {
      const units = turn.units ?? [];
      const gapAfter = (session.turns[index + 1]?.start ?? Number.POSITIVE_INFINITY) - turn.end;
      const texts = units.map((unit) => unit.text);
      let at = 0;
      for (const unit of conversation.follow({ turn, units: texts, gapAfter })) {
        const code = units[at]?.code ?? 'TA';
        at += 1;
        if (unit.tokens.length === 0) continue;
        examples.push({ features: featuresOf(unit, codes), label: CODES.indexOf(code), weight });
        codes.push(code);
      }
    }
  }
  return examples;
}
