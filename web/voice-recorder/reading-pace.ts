/** Read calmly; somebody who reads faster has the next lines in sight. */
const WORDS_PER_SECOND = 2.5;

const wordsIn = (line: string) => line.split(/\s+/).length;

/** Which line of a script somebody has come to who has been reading for so many seconds. */
export function lineAfter(lines: readonly string[], seconds: number): number {
  let wordsLeft = seconds * WORDS_PER_SECOND;
  const index = lines.findIndex((line) => {
    wordsLeft -= wordsIn(line);
    return wordsLeft < 0;
  });
  return index === -1 ? lines.length - 1 : index;
}
