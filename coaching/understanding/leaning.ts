// Whether a message goes on from what was said before: “and if she won’t?”, “that sounds nice, but …”.
const MOST_WORDS = 16;
const GOES_ON =
  /^\W*(?:and|but|ok(?:ay)?|so|or|then|well|yeah|even|what if|what about|how about)\b/i;
const isShort = (message: string) => message.trim().split(/\s+/).length <= MOST_WORDS;

/** Begins as if something had been said. */
export const goesOn = (message: string) => isShort(message) && GOES_ON.test(message);

export const namesPlay = (message: string) =>
  /\b(?:play|session|score|number|count|prais|reflect|describ|question|goal|skill|practi|improv|work on|better at)/i.test(
    message,
  );

/** “That sounds nice, but …” thanks for nothing. */
export const goesOnAfterThanks = (message: string) => BUT.test(message) && !isBrief(message);

const BUT = /\b(?:but|though|although|still|except)\b|\?/i;
const BRIEF_WORDS = 4;
const isBrief = (message: string) => message.trim().split(/\s+/).length <= BRIEF_WORDS;
