import type { CoachedPlay } from '#coaching/context.ts';
import type { LibraryTopic } from '#coaching/library/library.ts';
import { quoted } from '#domain/quote.ts';
import { lineWith } from './quotable.ts';

/** A skill that is asked about, and the parent has it already. */
const skills: Partial<Record<LibraryTopic, string>> = {
  'what-is-labeled-praise': 'LP',
  'praise-examples': 'LP',
  'praise-feels-fake': 'LP',
  'nothing-to-praise': 'LP',
  'what-is-reflection': 'RF',
  'reflection-examples': 'RF',
  'reflecting-feels-odd': 'RF',
  'what-is-description': 'BD',
  'description-examples': 'BD',
  'describing-feels-odd': 'BD',
};

/** Doubts about oneself that one's own words answer best. */
const doubts: ReadonlySet<string> = new Set<LibraryTopic>([
  'feels-silly',
  'not-a-player',
  'own-childhood',
  'proud-moment',
  'guilt',
  'just-being-nice',
  'runs-out-of-words',
  'score-stings',
  'young-parent',
]);

/** A line of this play that belongs to the topic; each is told once. */
export function alongside(
  topic: LibraryTopic,
  play: CoachedPlay | undefined,
  said: string,
): string {
  if (!play || play.isUnscorable) return '';
  const code = skills[topic];
  if (code) {
    const own = lineWith(play, [code], '');
    const told = own ? `You did it yourself in your last play: ${quoted(own.text)}` : '';
    return said.includes(told) ? '' : told;
  }
  const line = lineWith(play, ['LP', 'RF', 'BD'], said);
  if (!line) return '';
  return doubts.has(topic) ? `And this was you, in your last play: ${quoted(line.text)}` : '';
}
