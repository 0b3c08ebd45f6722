// Whether a message in a talk begins something new, or is about what was talked about. Fitted to 350 messages of talks and as many that
// were put after a message about something else; of these writers' messages left out, 4 of 100 in talks are then read alone, and 18 of
// 100 new ones with what came before.
import { goesOn } from './leaning.ts';
import type { Guess } from './reading.ts';
import type { Topic } from './topics.ts';

export interface Talked {
  readonly message: string;
  /** What it is about by itself, and what the message before it was about. */
  readonly about: Guess<Topic> | undefined;
  readonly aboutBefore: Guess<Topic> | undefined;
  /** The best marks of answers: to it alone, to what was said before, and to both together. */
  readonly marks: { readonly alone: number; readonly before: number; readonly together: number };
}

export function isNewSubject({ message, about, aboutBefore, marks }: Talked): boolean {
  const words = message.trim().split(/\s+/).length;
  const weighed =
    1.42 * marks.alone +
    1.94 * (marks.before - marks.together) +
    1.84 * Math.log(words) +
    1.5 * Math.log((about?.share ?? 0) + 0.01) -
    2.46 * Number(goesOn(message)) -
    4.68 * Number(about?.of === aboutBefore?.of);
  return weighed > NEW;
}

/** To stay with what was talked about is the smaller mistake. */
const NEW = 9.4;
