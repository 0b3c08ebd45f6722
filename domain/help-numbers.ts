/** Numbers to call that are as short as a count; longer ones are known by their length. A test holds them against the coach's help lines. */
export const SHORT_HELP_NUMBERS = [
  '911',
  '988',
  '9-8-8',
  '999',
  '112',
  '111',
  '000',
  '1737',
  '116',
  '10111',
  '14416',
  '1098',
  '181',
] as const;
