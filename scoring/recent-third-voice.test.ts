import { expect, it } from 'vitest';
import { recentThirdVoice } from './recent-third-voice.ts';

const said = (speaker: 'parent' | 'child' | 'other', startSeconds: number, seconds: number) => ({
  speaker,
  startSeconds,
  endSeconds: startSeconds + seconds,
});

it('tells of a voice that has just come in, however long the play was', () => {
  const play = Array.from({ length: 60 }, (_, at) => said('parent', 3 * at, 2));
  expect(recentThirdVoice(play, 180)).toBeUndefined();
  expect(recentThirdVoice([...play, said('other', 180, 5)], 185)).toBeCloseTo(33.3, 1);
});

it('is silent about a sentence at the door, and about what is long over', () => {
  expect(recentThirdVoice([said('parent', 0, 2), said('other', 3, 3)], 7)).toBeUndefined();
  const over = [said('other', 0, 6), said('parent', 20, 3), said('child', 24, 2)];
  expect(recentThirdVoice(over, 30)).toBeUndefined();
});

it('is silent where next to nothing of the talk was somebody else', () => {
  const talk = Array.from({ length: 7 }, (_, at) => said('parent', 2.5 * at, 7));
  expect(recentThirdVoice([...talk, said('other', 18, 4.5)], 22.5)).toBeUndefined();
});
