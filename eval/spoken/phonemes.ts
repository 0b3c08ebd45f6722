// How a sentence sounds, in the alphabet that Kokoro reads. Its marks stay: the voice pauses and falls by them.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Phonemize = (text: string, language: string) => Promise<string[]>;
export type Accent = 'american' | 'british';

const LANGUAGES: Record<Accent, string> = { american: 'en-us', british: 'en' };
const MARKS = /([.,!?;:…—]+)/;
/** espeak spells out what has no vowel. */
const SPELLED_OUT: readonly [RegExp, string][] = [
  [/\bmm+-?hm+\b/gi, 'um hum'],
  [/\b(mm+|hm+)\b/gi, 'hum'],
  [/\bshh+\b/gi, 'shush'],
];
/** What espeak writes otherwise than Kokoro learned it. */
const SOUNDS: readonly [RegExp, string][] = [
  [/jˈɛh/g, 'jˈɛə'],
  [/ʲ/g, 'j'],
  [/r/g, 'ɹ'],
  [/x/g, 'k'],
];

export async function loadPhonemizer(folder: string) {
  const file = pathToFileURL(join(folder, 'phonemizer.js')).href;
  const { phonemize }: { phonemize: Phonemize } = await import(file);
  return async (text: string, accent: Accent): Promise<string> => {
    const plain = replaced(text.replaceAll('’', "'").replaceAll(/["“”*]/g, ''), SPELLED_OUT);
    let sounds = '';
    for (const part of plain.split(MARKS)) {
      if (MARKS.test(part)) sounds += part;
      else if (part.trim()) {
        const spoken = (await phonemize(part, LANGUAGES[accent])).join(' ');
        sounds += (sounds ? ' ' : '') + replaced(spoken, SOUNDS);
      }
    }
    return sounds;
  };
}

function replaced(text: string, pairs: readonly [RegExp, string][]): string {
  return pairs.reduce((all, [from, to]) => all.replaceAll(from, to), text);
}
