/** Words that no finished thought ends with. */
export const NEVER_LAST = new Set(
  'the a an my your his its our their and or but to of is are am was because if that with for at from very'.split(
    ' ',
  ),
);
