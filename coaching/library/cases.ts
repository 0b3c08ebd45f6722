// The particular questions of a topic, each with its own answer. They are written in cases/*.txt: a topic after #, a question after ?, and its answer below.
import { isInLibrary, type LibraryTopic } from './library.ts';

export interface Case {
  /** The topic and a number, as the network names it. */
  readonly id: string;
  readonly topic: LibraryTopic;
  readonly question: string;
  /** With the places of `fill.ts`. */
  readonly say: string;
}

export function parseCases(text: string): Case[] {
  const cases: Case[] = [];
  let topic: LibraryTopic | undefined;
  let number = 0;
  let question = '';
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('# ')) {
      const named = line.slice(2);
      if (!isInLibrary(named)) throw new Error(`There is no topic ${named}`);
      topic = named;
      number = 0;
    } else if (line.startsWith('? ')) question = line.slice(2);
    else if (topic) {
      number += 1;
      cases.push({ id: `${topic}/${number}`, topic, question, say: line });
    }
  }
  return cases;
}
