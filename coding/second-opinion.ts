// A chat model's second opinion on units that the coder is unsure of: what to ask it, and how to read the answer.
import { CODES, type Code, type Unit } from './session.ts';

export interface Doubt {
  readonly unit: Unit;
  /** What the child said before, if anything. */
  readonly childSaid: string;
}

/** Units below this confidence are worth a question. */
const DOUBTFUL = 0.6;
const BATCH = 20;

export const isDoubtful = (unit: Unit): boolean => unit.confidence < DOUBTFUL;

export function batchesOf(doubts: readonly Doubt[]): Doubt[][] {
  return Array.from({ length: Math.ceil(doubts.length / BATCH) }, (_, index) =>
    doubts.slice(index * BATCH, (index + 1) * BATCH),
  );
}

/** The rule book in short, in our own words. */
export const INSTRUCTIONS = `You code what a parent says to a child in play. Give each numbered unit one code:
LP praise that names what the child did or made. UP praise without the name. RF statement that gives back what the child just said, as the
parent's first words after it. BD statement of what the child does now ("you" + action). IQ question that wants more than yes or no. DQ any
other question. DC command as a statement. IC softened command or request, "can you", "let's", a name called alone. NTA disapproval,
correction, sarcasm, denial of what the child said, "stop" and "don't" about what the child does. TA everything neutral. NC unfinished, sounds,
songs, reading aloud, toy voices, talk to somebody else.
Certain that it is two things: take the higher of NTA > DC > IC > LP > UP > IQ > DQ > RF > BD > TA. Unsure which of two: take the lower.
Answer with JSON alone: {"codes": {"1": "TA", "2": "RF"}}.`;

export function questionOf(batch: readonly Doubt[]): string {
  return batch
    .map(
      ({ unit, childSaid }, index) =>
        `${index + 1}. Child: "${childSaid}" Parent: "${unit.text}" (coder: ${unit.code})`,
    )
    .join('\n');
}

/** The codes of an answer, in the order of the batch; undefined where it gives none that exists. */
export function readAnswer(answer: string, batch: readonly Doubt[]): (Code | undefined)[] {
  const codes = codesIn(answer);
  return batch.map((_, index) => CODES.find((code) => code === codes[String(index + 1)]));
}

function codesIn(answer: string): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(
      answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1),
    );
    const codes = json && typeof json === 'object' && 'codes' in json ? json.codes : undefined;
    return codes && typeof codes === 'object' ? { ...codes } : {};
  } catch {
    return {};
  }
}
