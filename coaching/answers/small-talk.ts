// Moves that need no subject, and what is said where nothing was understood.
import type { ChildWords } from '#coaching/context.ts';
import { soundedLike } from '#coaching/understanding/offers.ts';
import type { Move } from '#coaching/understanding/topics.ts';

export const smallTalk: Partial<Record<Move, (child: ChildWords) => string>> = {
  greeting: ({ name }) =>
    `Hi! I’m your AI coach for playing with ${name}. You can ask me how the play went, what to say in it, or about anything that’s hard right now.`,
  thanks: ({ name }) => `You’re welcome. Enjoy your next five minutes with ${name}.`,
  goodbye: ({ name }) => `Take care! Come back anytime you and ${name} have played.`,
  yes: ({ name }) =>
    `Good. What would help you most right now: how the play went, a sentence to try, or something that’s hard with ${name}?`,
  no: ({ name }) =>
    `That’s fine. If something else about ${name} is on your mind, just tell me what happened.`,
  insult: ({ name }) =>
    `Sorry, that wasn’t much help. Tell me in a sentence or two what’s going on with ${name}, and I’ll try again. I’m a small AI with one specialty: playing and getting along with kids.`,
};

export function unknown({ name }: ChildWords, guesses: readonly string[] = []): string {
  if (guesses.length === 0)
    return `I didn’t quite get that, and I’d rather ask than guess. Tell me in one short sentence what’s going on with ${name} or what you’d like to know. You could start with “How did I do?”, “What could I say instead of questions?” or “What do I do about bedtime?”`;
  const [first = '', second] = guesses;
  return `I’m not sure I caught what you’re asking. ${soundedLike(first, second)}; if not, tell me the main thing in one short sentence, and I’ll take it from there.`;
}

export const nothingBefore = ({ name }: ChildWords) =>
  `Happy to. Which part do you mean? Tell me what’s going on with ${name}, and we’ll start there.`;
