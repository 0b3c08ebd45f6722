// Which lines of the play a count was made of.
import type { Subject } from '#coaching/understanding/subject.ts';
import { codesOf, isHeldBack, notAfterFirst, whichLines } from './asked-lines.ts';
import { type Asked, answerAboutPlay } from './this-play.ts';

export function readOut(subject: Subject, asked: Asked): string {
  const codes = codesOf[subject];
  if (!codes) return answerAboutPlay('my-lines', asked);
  return asked.play.isFirst && isHeldBack(codes)
    ? notAfterFirst(asked.child, asked.play)
    : whichLines(codes, asked);
}
