import { describe, expect, it } from 'vitest';
import { ONBOARDING_SAMPLE, SETTINGS_SAMPLE } from '#domain/voice-sample.ts';
import { announcementOf, recordingHint } from './announcement.ts';

describe('while it records', () => {
  it.each([
    [0, 'Keep going... 30 seconds remaining'],
    [29, 'Keep going... 1 seconds remaining'],
    [30, 'Good! You can stop now or continue up to 1:00'],
  ])('after %d s says: %s', (seconds, hint) => {
    expect(recordingHint({ length: SETTINGS_SAMPLE, seconds })).toBe(hint);
  });

  it('names the shorter time of onboarding', () => {
    expect(recordingHint({ length: ONBOARDING_SAMPLE, seconds: 10 })).toBe(
      'Good! You can stop now or continue up to 0:15',
    );
  });

  it('reads out two things in a minute, not sixty', () => {
    const said = Array.from({ length: 61 }, (_, seconds) =>
      announcementOf({
        state: 'recording',
        length: SETTINGS_SAMPLE,
        seconds,
        sample: undefined,
        failure: undefined,
      }),
    );
    expect(new Set(said).size).toBe(2);
  });
});
