import { ageInWords } from '#domain/age.ts';
import { capitalized, pronounWords } from '#domain/pronoun-words.ts';

const QUICK_SECONDS = 30;
const BRIEF_SECONDS = 120;

export function coachSubtitle(durationSeconds: number, childName: string): string {
  if (durationSeconds < QUICK_SECONDS) return `Quick session with ${childName}`;
  return durationSeconds < BRIEF_SECONDS ? 'Brief session' : `Session with ${childName}`;
}

interface GreetedChild {
  readonly name: string;
  readonly age: number;
  readonly pronouns: string;
}

export function greetingFor({ name, age, pronouns }: GreetedChild): string {
  const { they, their, isPlural } = pronounWords(pronouns);
  return `Hi! I’m an AI coach for your play with ${name}. ${capitalized(they)} ${isPlural ? 'are' : 'is'} ${ageInWords(age)}, and I’ll keep that in mind. Ask me how to follow ${their} lead, what to say, or what to do when it gets hard.`;
}
