// A written answer may begin with the yes or no of its own question, where the parent asked something else: “Yes, keep the portion tiny” to “Any ideas?”.

const OPENER = /^(?:Yes|No)[,;:] (?:(?:and|but) )?/;
/** What does not stand by itself without its yes or no. */
const LEANS_ON_IT =
  /^(?:because|especially|even so|if|in part|more|most|not|only|partly|that|though|unless|(?:it|they|you|he|she|i|this|there)(?:[’']s|[’']re| is| are| was| were| does| do| did| can| will| has| have)(?:n[’']t| not)?[,.;:])(?![\w’'])/i;

const WH_QUESTION =
  /\b(?:how|what|when|where|which|who|whom|whose|why)(?:['’]?s)?\b[^.!?;\n]*[?]*/gi;
const AUXILIARY =
  "(?:am|are|can|could|did|do|does|has|have|is|may|might|must|shall|should|was|were|will|would)(?:n[’']?t)?";
/** “… is it worth it”; before a noun only where a clause begins, since “dinner is a fight” asks nothing. */
const INVERTED = new RegExp(
  `\\b${AUXILIARY} (?:it|that|this|these|those|he|she|they|we|you|i|there)\\b|(?:^|[.,;!] |\\b(?:and|but|so|or|ok) )${AUXILIARY} (?:a|an|the|my|his|her|our|their|your)\\b`,
  'i',
);
const ASKS_FOR_IT = /\byes or no\b|\bor not\b|\bright\W*$/i;

/** Without asking how, what or why, is there a question left? */
function asksYesOrNo(message: string): boolean {
  const rest = message.replace(WH_QUESTION, ' ');
  return rest.includes('?') || INVERTED.test(rest) || ASKS_FOR_IT.test(rest);
}

/** The answer as it stands to a question of how, what or why, or to no question at all. */
export const withoutUnaskedYes = (answer: string, message: string) =>
  asksYesOrNo(message) ? answer : withoutYes(answer);

/** The answer as it stands to a question that may be the other way around: “Is it okay to …?” as against “Is it bad to …?” */
export function withoutYes(answer: string): string {
  const opener = OPENER.exec(answer)?.[0];
  if (!opener) return answer;
  const rest = answer.slice(opener.length);
  return LEANS_ON_IT.test(rest)
    ? answer
    : rest.replace(/^“?\p{L}/u, (first) => first.toUpperCase());
}

/** What is the same with the yes or no and without. */
export const bodyOf = (answer: string) => answer.replace(OPENER, '').replace(/^“?\p{L}/u, '');
