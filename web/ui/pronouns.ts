interface Option {
  readonly value: string;
  readonly label: string;
}

const values = ['she/her', 'he/him', 'they/them'] as const;

/** One spelling, kept and shown. */
export const pronounOptions: readonly Option[] = values.map((value) => ({ value, label: value }));

/** For editing: also "Other", and the child's own where an earlier version or a person chose others. */
export function pronounsToEdit(current: string): readonly Option[] {
  const options = [...pronounOptions, { value: 'other', label: 'Other' }];
  const isListed = options.some(({ value }) => value === current.toLowerCase());
  return current && !isListed ? [...options, { value: current, label: current }] : options;
}

/** In our spelling, whoever wrote it: as it is shown, and as it meets its option. */
export function knownPronouns(current: string): string {
  const lower = current.toLowerCase();
  return lower === 'other' || values.some((value) => value === lower) ? lower : current;
}
