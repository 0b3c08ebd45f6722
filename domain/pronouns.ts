export interface PronounWords {
  readonly they: string;
  readonly them: string;
  readonly their: string;
  /** "They want", but "she wants". */
  readonly isPlural: boolean;
}

/** From what stands on a child's profile: "she/her". Whatever is not known is they. */
export function pronounWords(pronouns: string): PronounWords {
  if (/^she/i.test(pronouns)) return { they: 'she', them: 'her', their: 'her', isPlural: false };
  if (/^he/i.test(pronouns)) return { they: 'he', them: 'him', their: 'his', isPlural: false };
  return { they: 'they', them: 'them', their: 'their', isPlural: true };
}

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
