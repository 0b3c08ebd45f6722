// Messages that say little without what was said before: “and if she won’t?”, “tried that”, “what do I say then”.
const MOST_WORDS = 16;
const GOES_ON =
  /^\W*(?:and|but|ok(?:ay)?|so|or|then|well|yeah|even|what if|what about|how about)\b/i;
const POINTS_BACK =
  /^\W*(?:why|still|also|already|tried|did (?:that|it)|i (?:already|did|do that|tried)|(?:does|will|is|would|could|can) (?:that|it|this)|what (?:do|should|would|can) i (?:\w+ )?(?:say|do)|that|it|this)\b/i;

const isShort = (message: string) => message.trim().split(/\s+/).length <= MOST_WORDS;

/** Begins as if something had been said. */
export const goesOn = (message: string) => isShort(message) && GOES_ON.test(message);

export const leans = (message: string) =>
  goesOn(message) || (isShort(message) && POINTS_BACK.test(message));
