// Messages that say little without what was said before: “and if she won’t?”, “thanks, but what about mornings?”, “shorter”.
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

/** What was not heard, and what is lost by it. */
export const namesRecording = (message: string) =>
  /\b(?:hear|hears|heard|underst\w+|recogni\w+|record\w*|pick(?:ed|s)? up|mic\w*|phone|app|machine|wasted?|for nothing|(?:that one|it|score|minutes) back|did(?:n[’']?t| not) count)\b/i.test(
    message,
  );

/** “That sounds nice, but …” thanks for nothing, and “no, like half” tells more than a no. */
export const goesOnAfterThanks = (message: string) =>
  !isBrief(message) && (BUT.test(message) || (YES_OR_NO.test(message) && !IS_ALL.test(message)));

const YES_OR_NO = /^\W*(?:no|nah|nope|yes|yeah|yep)\b/i;
const IS_ALL =
  /\b(?:thanks?|thank you|thx|ty|all (?:good|set)|that[’']?s (?:all|it)|i[’']?m (?:good|ok|okay|fine)|nothing|bye|later)\b/i;

const BUT = /\b(?:but|though|although|still|except)\b|\?/i;
const BRIEF_WORDS = 4;
const isBrief = (message: string) => message.trim().split(/\s+/).length <= BRIEF_WORDS;

/** “What about just cutting it short” asks for something else. */
export const asksForLess = (message: string) => SHORTER.test(message) || isBrief(message);
const SHORTER =
  /\b(?:shorter|short version|in short|shorten|brief\w*|too long|tl;?dr|summ\w+|sum (?:it|that) up|quick version|(?:in|just|only) (?:a|one|two) (?:\w+ )?(?:lines?|sentences?|words?)|one[- ]liner|simpler|less (?:text|words))\b/i;
