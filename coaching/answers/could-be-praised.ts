// “What could I have praised?”: what was described is there to be liked as well.
import type { ChildWords, CoachedPlay } from '#coaching/context.ts';
import { quoted } from '#domain/quote.ts';
import { DOING } from './play-words.ts';
import { linesWith } from './quotable.ts';

export const ASKS_WHAT_TO_PRAISE =
  /\bwhat (?:could|should|can|would|do)\b[^.?!]{0,30}\bprais|\bwhat(?:[’']?s| is| was)(?: even)? there to praise|\b(?:good|better) praise (?:for|when|there|here)\b/i;

const MOST = 2;

export function couldBePraised(play: CoachedPlay, { name }: ChildWords): string {
  const praises = linesWith(play, ['BD'], '')
    .flatMap(({ text }) => DOING.exec(text.trim())?.[1] ?? [])
    .slice(0, MOST)
    .map((doing) => quoted(`I love how you’re ${doing}.`));
  if (praises.length === 0)
    return `Anything you’d like to see again, however small: sitting close, trying twice, handling a toy gently. Say that you like it and exactly what it is: “I like how carefully you put that down.” ${name} will know what to do more of.`;
  return `Whatever ${name} was doing right then, because it doesn’t have to be special. From this play it could have been: ${praises.join(' Or: ')} You already noticed it; just put “I love how” in front, and it’s praise.`;
}
