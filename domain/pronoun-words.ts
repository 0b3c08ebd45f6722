// A child in a sentence, by the pronouns on the profile ("she/her").

export interface PronounWords {
  readonly they: string;
  readonly them: string;
  readonly their: string;
  readonly theirs: string;
  readonly theyAre: string;
  /** "They want", but "she wants". */
  readonly isPlural: boolean;
}

const SHE = {
  they: 'she',
  them: 'her',
  their: 'her',
  theirs: 'hers',
  theyAre: 'she is',
  isPlural: false,
};
const HE = {
  they: 'he',
  them: 'him',
  their: 'his',
  theirs: 'his',
  theyAre: 'he is',
  isPlural: false,
};
const THEY = {
  they: 'they',
  them: 'them',
  their: 'their',
  theirs: 'theirs',
  theyAre: 'they are',
  isPlural: true,
};

export function pronounWords(pronouns: string): PronounWords {
  if (/^she/i.test(pronouns)) return SHE;
  return /^he/i.test(pronouns) ? HE : THEY;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
