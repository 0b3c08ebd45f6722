import { expect, it } from 'vitest';
import { ApiError, errorText } from './api-error.ts';

const FALLBACK = 'Failed to join waitlist';

it('reads as status, colon, body', () => {
  expect(new ApiError(409, '{"message":"taken"}').message).toBe('409: {"message":"taken"}');
});

it.each([
  [
    '{"message":"This email is already on the waitlist."}',
    'This email is already on the waitlist.',
  ],
  ['Too many requests', 'Too many requests'],
  ['<html>Bad gateway</html>', FALLBACK],
  ['{"other":1}', FALLBACK],
  ['', FALLBACK],
])('says of the answer %j: %j', (bodyText, sentence) => {
  expect(errorText(new ApiError(502, bodyText), FALLBACK)).toBe(sentence);
});

it('has the fallback for what is no answer at all', () => {
  expect(errorText(new TypeError('Failed to fetch'), FALLBACK)).toBe(FALLBACK);
});
