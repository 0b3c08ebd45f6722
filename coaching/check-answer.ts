// The last guard rail: what a model writes is held against these before anybody reads it.

export const MOST_CHARACTERS = 900;

const refused: readonly (readonly [string, RegExp])[] = [
  [
    'diagnosis',
    /\b(?:has|have|had|having|is|are|shows?|showing|signs? of|symptoms? of|sounds? like|looks? like|could be|might be|may be|suggests?|indicates?|be)\b[^.!?]{0,40}\b(?:adhd|autis\w*|asperger\w*|odd|dyslexi\w*|depress(?:ed|ion)|anxiety|ocd|bipolar|ptsd|trauma\w*|disorder\w*|syndrome|developmental\w* delay\w*|on the spectrum|delayed)\b/i,
  ],
  [
    'medicine',
    /\b\d+ ?(?:mg|ml|milligrams?)\b|\b(?:ritalin|concerta|melatonin|benadryl|ibuprofen|paracetamol|tylenol)\b/i,
  ],
  [
    'comparison',
    /\b(?:other|most|many|average|typical) (?:parents|families|moms|mums|dads|mothers|fathers|kids|children)\b|\bbetter than (?:most|others?)\b/i,
  ],
  [
    'harm',
    /\b(?:spank|smack|slap|hit|beat) (?:him|her|them|your child)\b|\block (?:him|her|them)\b|\bwithhold(?:ing)? food\b|\bsend (?:him|her|them) to bed without\b/i,
  ],
  [
    'pretence',
    /\bi am (?:a |not an ai|not a bot|your )?(?:human|real person|person|therapist|doctor|psychologist|parent|mother|father)\b|\bas a (?:therapist|doctor|mother|father|parent) (?:myself|i)\b|\bwhen my (?:own )?(?:kids|son|daughter)\b/i,
  ],
  // Help lines come from our own list; a number that a model remembers may be anybody's.
  ['address', /https?:|www\.|\b[\w.]+@[\w.]+|(?:\+?\d[\s().-]?){7,}/i],
];

/** Why an answer may not be shown, or undefined. The sentence about not being a person is allowed. */
export function problemWith(answer: string): string | undefined {
  const text = answer.trim();
  if (text === '') return 'empty';
  if (text.length > MOST_CHARACTERS) return 'length';
  const claims = text.replace(
    /\b(?:not|no|n[’']t be) (?:a |an )?(?:real )?(?:human|person|therapist|doctor)\b/gi,
    '',
  );
  return refused.find(([, pattern]) => pattern.test(claims))?.[0];
}
