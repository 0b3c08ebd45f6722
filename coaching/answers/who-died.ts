// An answer about a death says “Grandpa died” for example. Who died in this family is put in its place, in the family's own word where there is one.
import { capitalized } from '#domain/pronoun-words.ts';

const EXAMPLE = /\b(?:Grandma|Grandpa|Daddy|Dad|Mommy|Mom)\b/g;

const OWN_WORD =
  /\b(?:papaw|pawpaw|papa|pop ?pop|grandpa|granddad|opa|abuelo|mamaw|meemaw|nana|granny|grandma|mimi|gigi|oma|abuela)\b/i;

/** Who writes “my dad” tells of the child's grandfather. */
const relations: readonly (readonly [RegExp, string])[] = [
  [/\bmy (?:dad|daddy|father)\b|\bfather[- ]in[- ]law\b|\bgrandfather\b/i, 'Grandpa'],
  [/\bmy (?:mom|mama|mother)\b|\bmother[- ]in[- ]law\b|\bgrandmother\b/i, 'Grandma'],
  [/\bmy (?:husband|boyfriend)\b|\b(?:dad|daddy|father)\b/i, 'Daddy'],
  [/\bmy (?:wife|girlfriend)\b|\b(?:mom|mommy|mother)\b/i, 'Mommy'],
  [/\baunt(?:ie|y)?\b/i, 'Auntie'],
  [/\buncle\b/i, 'Uncle'],
];

function whoDiedIn(message: string): string | undefined {
  const own = OWN_WORD.exec(message)?.[0];
  if (own) return capitalized(own.toLowerCase());
  return relations.find(([told]) => told.test(message))?.[1];
}

/** `messages` are the parent's, the newest first. */
export function withWhoDied(answer: string, messages: readonly string[]): string {
  const who = messages.map(whoDiedIn).find(Boolean);
  return who ? answer.replace(EXAMPLE, who) : answer;
}
