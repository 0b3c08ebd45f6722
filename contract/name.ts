import * as z from 'zod/mini';

/**
 * Letters of any script with their marks, hyphens, spaces, apostrophes and periods; U+200C stands inside Persian names. Names come
 * back in mails, so a period is followed by one letter at most: no web address can be spelled.
 */
const NAME_PATTERN = /^(?:[\p{L}\p{M}\u200C '’-]|\.(?![\p{L}\p{M}\u200C]{2}))*$/u;

export const isName = (text: string) => NAME_PATTERN.test(text);

/** `what` begins the sentence: "First name". */
export const nameCheck = (what: string) =>
  z.regex(NAME_PATTERN, `${what} can only contain letters, hyphens, and spaces`);
