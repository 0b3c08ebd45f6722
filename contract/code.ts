// Apart from the other calls about it: the log-in page needs this alone.
import * as z from 'zod/mini';

const CODE_MAX_LENGTH = 40;

/** Six digits or a recovery code, with the spaces and hyphens that people type. */
export const codeSchema = z
  .string()
  .check(z.trim(), z.minLength(1, 'Please enter a code'), z.maxLength(CODE_MAX_LENGTH));
