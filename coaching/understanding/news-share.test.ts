import { expect, it } from 'vitest';
import { newsShare, newsSigns } from './news-share.ts';
import type { Reading } from './reading.ts';

const reading: Reading = {
  topics: [
    { of: 'proud-moment', share: 0.6 },
    { of: 'lying', share: 0.02 },
  ],
  cases: [],
  danger: { of: 'medical', share: 0 },
};
const weights = {
  bias: -1,
  topics: { 'proud-moment': 1, lying: -1 },
  words: { made: 1, 'made the': 2, '!': 0.5, why: -3 },
};
const shareOf = (message: string) => newsShare(newsSigns(message, reading), weights);

it('goes by words, by pairs of them and by what the message may be about', () => {
  const bare = shareOf('the team');
  expect(shareOf('made it to the team')).toBeGreaterThan(bare);
  expect(shareOf('MADE THE team')).toBeGreaterThan(shareOf('the team made'));
  expect(shareOf('made the team!!!')).toBe(shareOf('made the team!'));
  expect(shareOf('why the team')).toBeLessThan(bare);
  expect(newsShare(newsSigns('the team', { ...reading, topics: [] }), weights)).toBeLessThan(bare);
});
