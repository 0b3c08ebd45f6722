// What the coach says, topic by topic: the entry of its shelf, then the answers of its cases.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCases } from '#coaching/library/cases.ts';
import { entryOf, isInLibrary, library } from '#coaching/library/library.ts';

export function coachTexts(root: string): { place: string; file: string; texts: string[] }[] {
  const folder = join(root, 'coaching/library/cases');
  const cases = readdirSync(folder).flatMap((file) =>
    parseCases(readFileSync(join(folder, file), 'utf8')),
  );
  return Object.keys(library)
    .filter(isInLibrary)
    .map((topic) => ({
      place: `Coach: ${topic}`,
      file: 'coaching/library',
      texts: [
        ...Object.values(entryOf(topic)).flat(),
        ...cases.filter((one) => one.topic === topic).map(({ say }) => say),
      ],
    }));
}
