import { expect, it } from 'vitest';
import { readAudit } from './audit.ts';

const counts = { info: 0, low: 2, moderate: 1, high: 0, critical: 0, total: 3 };
const answer = (vulnerabilities: object) => JSON.stringify({ metadata: { vulnerabilities } });

it('is fine where the registry was asked and knows nothing grave', () => {
  expect(readAudit(answer(counts))).toEqual({
    state: 'fine',
    sentence: 'Known holes: none that is high or critical (3 smaller ones).',
  });
});

it('names grave holes', () => {
  expect(readAudit(answer({ ...counts, high: 1, critical: 2, total: 6 }))).toEqual({
    state: 'holes',
    sentence: 'Known holes: 2 critical, 1 high. Mend them first; npm audit names them.',
  });
});

it.each([
  ['a registry that does not answer this question', '{"statusCode":405,"message":"405"}', '405'],
  ['a network that is away', '{"error":{"code":"ENOTFOUND","summary":""}}', 'ENOTFOUND'],
  ['half an answer', '{"metadata":{}}', 'no counts'],
  ['nothing', '', 'no counts'],
])('is not fine with %s: nobody knows', (_, output, why) => {
  const { state, sentence } = readAudit(output);
  expect(state).toBe('not asked');
  expect(sentence).toContain(`could not be asked for known holes (${why})`);
});
