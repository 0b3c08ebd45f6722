import * as z from 'zod/mini';

const EMAIL_MAX_LENGTH = 254;

/**
 * An address in the one form in which it is stored and compared: trimmed, lower case. The pattern has
 * no room for line breaks, which a mail server would take for further headers or recipients.
 */
export const emailSchema = z.pipe(
  z.string().check(
    z.trim(),
    // Before it is written small: some letters of other scripts become others by that.
    z.regex(/^[ -~]*$/, 'Please enter a valid email address'),
    z.toLowerCase(),
    z.maxLength(EMAIL_MAX_LENGTH, 'Please enter a valid email address'),
  ),
  z.email('Please enter a valid email address'),
);
