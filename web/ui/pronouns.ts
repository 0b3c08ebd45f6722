interface Option {
  readonly value: string;
  readonly label: string;
}

const values = ['she/her', 'he/him', 'they/them'] as const;

/** One spelling is kept, whatever a screen shows. */
export const plainPronouns: readonly Option[] = values.map((value) => ({ value, label: value }));

export const titledPronouns: readonly Option[] = [
  { value: 'she/her', label: 'She/Her' },
  { value: 'he/him', label: 'He/Him' },
  { value: 'they/them', label: 'They/Them' },
];

/** For editing: also "Other", and the child's own where an earlier version or a person chose others. */
export function pronounsToEdit(current: string): readonly Option[] {
  const options = [...titledPronouns, { value: 'other', label: 'Other' }];
  const isListed = options.some(({ value }) => value === current.toLowerCase());
  return current && !isListed ? [...options, { value: current, label: current }] : options;
}

/** The value in our spelling, so that it meets its option. */
export function knownPronouns(current: string): string {
  const lower = current.toLowerCase();
  return lower === 'other' || values.some((value) => value === lower) ? lower : current;
}
