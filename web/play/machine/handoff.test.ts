import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LATEST_SAVE_SECONDS } from '#domain/play-limits.ts';
import { after, mia, playing, START_MS } from '#test-support/play-events.ts';
import { dummyHandoff, endedSecondsAgo, type Handoff, handoffOf } from './handoff.ts';
import { PLAY_MS } from './limits.ts';
import { thirdVoiceWarningOf } from './specified-only.ts';

const endedAt = (ms: number) => after(playing(), START_MS + ms, 'stop', 'endConfirmed').state;

it('hands over whole seconds that do not grow while the recorder ends', () => {
  const ended = endedAt(61_900);
  expect(handoffOf(ended, START_MS + 63_000)).toEqual({
    recordingKey: ended.recordingKey,
    childId: mia.id,
    childName: mia.name,
    childAge: mia.age,
    duration: 61,
    hasAudio: false,
    audioTranscription: null,
    cdiMetrics: null,
    recordedChunks: 0,
    endedAtMs: START_MS + 61_900,
  });
});

it('a tab that sleeps through the end hands over when that was', () => {
  const wokeMs = START_MS + 8 * 60 * 60 * 1000;
  const { state } = after(playing(), wokeMs, 'tabShown', 'finalized');
  expect(handoffOf(state, wokeMs)).toMatchObject({ endedAtMs: START_MS + PLAY_MS, duration: 300 });
});

it('tells how long ago a play ended, as far as the server takes it', () => {
  const handoff = { ...dummyHandoff(playing(), () => 0), endedAtMs: START_MS } as Handoff;
  const { endedAtMs: _, ...older } = handoff;
  expect(endedSecondsAgo(handoff, START_MS + 61_600)).toBe(62);
  expect(endedSecondsAgo(handoff, START_MS - 5000)).toBe(0);
  expect(endedSecondsAgo(handoff, START_MS + 1e9)).toBe(LATEST_SAVE_SECONDS);
  expect(endedSecondsAgo(older, START_MS)).toBe(0);
});

it('says what a third voice did, and nothing where there was none', () => {
  expect(thirdVoiceWarningOf(playing())).toBeUndefined();
  const { state } = after(playing(), START_MS, 'foundUnscorable');
  expect(thirdVoiceWarningOf(state)).toMatchObject({ isUnscorable: true, percentage: 35 });
});

it('makes up a whole play session within its ranges for dev mode', () => {
  const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(share, (random) => {
      const metrics = dummyHandoff(playing(), () => random)?.cdiMetrics;
      expect(metrics?.labeledPraises).toBeGreaterThanOrEqual(5);
      expect(metrics?.labeledPraises).toBeLessThanOrEqual(19);
      expect(metrics?.reflections).toBeGreaterThanOrEqual(3);
      expect(metrics?.reflections).toBeLessThanOrEqual(14);
      expect(metrics?.totalNegative).toBeLessThanOrEqual(3 + 2 + 1);
    }),
  );
  expect(dummyHandoff(playing(), () => 0)?.duration).toBe(300);
});
