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
  ['{"error":"This address is taken."}', 'This address is taken.'],
  ['{"detail":"Recording is too short."}', 'Recording is too short.'],
  ['{"error":"Bad Request","message":"Name is required"}', 'Name is required'],
  [
    '{"message":"","error":{"code":7},"detail":"The rest is no sentence."}',
    'The rest is no sentence.',
  ],
  ['{"detail":[{"msg":"field required"}]}', FALLBACK],
  ['Too many requests', 'Too many requests'],
  ['<html>Bad gateway</html>', FALLBACK],
  ['{"other":1}', FALLBACK],
  ['', FALLBACK],
])('says of the answer %j: %j', (bodyText, sentence) => {
  expect(errorText(new ApiError(502, bodyText), FALLBACK)).toBe(sentence);
});

it('says that it is the connection where nobody answers, whatever was tried', () => {
  const sentence = 'We can’t reach Playlight right now. Check your connection and try again.';
  expect(errorText(new TypeError('Failed to fetch'), FALLBACK)).toBe(sentence);
  expect(errorText(new ApiError(502, '<html>Bad gateway</html>'))).toBe(sentence);
});

it('has the fallback for a failure of another kind', () => {
  expect(errorText(new Error('Anything'), FALLBACK)).toBe(FALLBACK);
});
