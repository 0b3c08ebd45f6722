import { describe, expect, it } from 'vitest';
import { type Abilities, chooseFormat, isIosLike } from './recording-format.ts';

const browser = (types: readonly string[], more: Partial<Abilities> = {}): Abilities => ({
  canRecord: (mimeType) => types.includes(mimeType),
  hasWorklet: true,
  isIosLike: false,
  ...more,
});
const recorded = (mimeType: string) => ({ kind: 'browser', mimeType });

describe('live', () => {
  it.each([
    [
      'Chromium',
      browser(['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4']),
      'audio/webm;codecs=opus',
    ],
    ['Firefox of old', browser(['audio/ogg;codecs=opus']), 'audio/ogg;codecs=opus'],
    ['a browser that names no codecs', browser(['audio/webm']), 'audio/webm'],
    ['a phone without worklets', browser(['audio/mp4'], { hasWorklet: false }), 'audio/mp4'],
  ])('%s', (_, abilities, mimeType) => {
    expect(chooseFormat('live', abilities)).toEqual(recorded(mimeType));
  });

  it('an iPhone that records MP4 alone, or WebM of an unknown kind, gives plain samples', () => {
    const iphone = browser(['audio/mp4', 'audio/webm'], { isIosLike: true });
    expect(chooseFormat('live', iphone)).toEqual({ kind: 'wav' });
  });

  it('a browser that can do nothing of it has none', () => {
    expect(chooseFormat('live', browser([], { hasWorklet: false }))).toBeUndefined();
  });
});

it('a file may be MP4, which a phone plays, before it is WAV', () => {
  expect(chooseFormat('file', browser(['audio/mp4']))).toEqual(recorded('audio/mp4'));
  expect(chooseFormat('file', browser([]))).toEqual({ kind: 'wav' });
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
  ['Mozilla/5.0 (Linux; Android 15)', 5, false],
])('%s with %i touch points', (userAgent, touchPoints, isIos) => {
  expect(isIosLike(userAgent, touchPoints)).toBe(isIos);
});
