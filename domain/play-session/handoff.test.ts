import fc from 'fast-check';
import { expect, it } from 'vitest';
import { after, mia, playing, START_MS } from '#test-support/play-events.ts';
import { dummyHandoff, handoffOf, thirdVoiceWarningOf } from './handoff.ts';

const endedAt = (ms: number) => after(playing(), START_MS + ms, 'stop', 'endConfirmed').state;

it('hands over whole seconds that do not grow while the recorder ends', () => {
  const ended = endedAt(61_900);
  expect(handoffOf(ended, START_MS + 63_000)).toEqual({
    sessionId: ended.playSessionId,
    childId: mia.id,
    childName: mia.name,
    childAge: mia.age,
    duration: 61,
    hasAudio: false,
    audioTranscription: null,
    cdiMetrics: null,
    recordedChunks: 0,
  });
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
