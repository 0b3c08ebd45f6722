import type * as z from 'zod/mini';

/** The counts of a play session, as the screens call them. */
export const talkCountFields = <Count extends z.ZodMiniType>(count: Count) => ({
  labeledPraises: count,
  behaviorDescriptions: count,
  reflections: count,
  questions: count,
  commands: count,
  criticisms: count,
  totalNegative: count,
});
