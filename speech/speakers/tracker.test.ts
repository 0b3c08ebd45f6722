import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enroll, findEnrollmentProblem } from './enrollment.ts';
import { playSession, printOf, voiceNear } from './test-voices.ts';
import { SpeakerTracker } from './tracker.ts';
import type { VoicePrint } from './voice-print.ts';

const parent = voiceNear(1);
const child = voiceNear(2);
const visitor = voiceNear(6);

function follow(
  prints: VoicePrint[],
  options: ConstructorParameters<typeof SpeakerTracker>[0] = {},
) {
  const tracker = new SpeakerTracker(options);
  const live = prints.map((print) => tracker.add(print));
  return { tracker, live };
}

describe('who speaks', () => {
  const { prints, speakers } = playSession({ parent, child }, 60);

  it('tells a parent from a child whose voices differ', () => {
    const heard = follow(prints).tracker.final();
    expect(heard.map(({ speaker }) => speaker)).toEqual(speakers);
    for (const { confidence } of heard) expect(confidence).toBeGreaterThan(0.5);
  });

  it('learns a parent whose pitch alone would pass for a child', () => {
    const high = playSession({ parent, child }, 60, { parentScore: 0.6, childScore: 1.5 });
    const enrolled = enroll(Array.from({ length: 6 }, (_, at) => printOf(parent, 0.6, 900 + at)));
    const { tracker } = follow(high.prints, { enrolled });
    const right = tracker.final().filter(({ speaker }, at) => speaker === high.speakers[at]);
    expect(right.length / high.prints.length).toBeGreaterThan(0.95);
  });

  it('finds a visitor who speaks for a while, and says how much', () => {
    const three = playSession({ parent, child, other: visitor }, 90);
    const { tracker } = follow(three.prints);
    const truth = (100 * three.speakers.filter((name) => name === 'other').length) / 90;
    const { percent, low, high } = tracker.thirdVoiceShare();
    expect(Math.abs(percent - truth)).toBeLessThan(5);
    expect(low).toBeLessThanOrEqual(truth);
    expect(high).toBeGreaterThanOrEqual(truth);
  });

  it('hears no third voice where two speak', () => {
    expect(follow(prints).tracker.thirdVoiceShare()).toMatchObject({ percent: 0, low: 0 });
  });

  it('answers before it knows anything', () => {
    const tracker = new SpeakerTracker({});
    expect(tracker.final()).toEqual([]);
    expect(tracker.thirdVoiceShare()).toEqual({ percent: 0, low: 0, high: 100 });
    expect(tracker.add(printOf(child, 3, 5)).speaker).toBe('child');
  });
});

describe('properties of the tracker', () => {
  const anyPrint = fc.record({
    seconds: fc.double({ min: 0.3, max: 8, noNaN: true }),
    vector: fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 }),
    childScore: fc.double({ min: -8, max: 8, noNaN: true }),
    rangeDb: fc.double({ min: 0, max: 60, noNaN: true }),
  });
  const anyPrints = fc.array(anyPrint, { maxLength: 40 });

  it('says the same whenever it is asked, and in another process', () => {
    fc.assert(
      fc.property(anyPrints, fc.nat(40), (prints, cut) => {
        const whole = follow(prints);
        const first = follow(prints.slice(0, cut)).tracker;
        const resumed = SpeakerTracker.resume(JSON.parse(JSON.stringify(first.state())));
        const live = prints.slice(cut).map((print) => resumed.add(print));
        expect(live).toEqual(whole.live.slice(cut));
        expect(resumed.final()).toEqual(whole.tracker.final());
        expect(JSON.stringify(resumed.state())).toBe(JSON.stringify(whole.tracker.state()));
      }),
      { numRuns: 60 },
    );
  });

  it('attributes every print with a probability, and a band that holds its share', () => {
    fc.assert(
      fc.property(anyPrints, (prints) => {
        const { tracker } = follow(prints);
        const heard = tracker.final();
        expect(heard).toHaveLength(prints.length);
        for (const { confidence } of heard) {
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
        }
        const { percent, low, high } = tracker.thirdVoiceShare();
        expect(low).toBeLessThanOrEqual(percent);
        expect(high).toBeGreaterThanOrEqual(percent);
        expect(high).toBeLessThanOrEqual(100);
      }),
      { numRuns: 60 },
    );
  });

  it('does not depend on the order of what was heard, at the end', () => {
    const { prints, speakers } = playSession({ parent, child }, 40);
    const backwards = follow(prints.toReversed()).tracker.final();
    expect(backwards.map(({ speaker }) => speaker)).toEqual(speakers.toReversed());
  });
});

describe('enrolling', () => {
  const clear = Array.from({ length: 8 }, (_, at) => printOf(parent, -3, at));

  it('takes fifteen clear seconds of one adult', () => {
    expect(findEnrollmentProblem(clear)).toBeUndefined();
    expect(enroll(clear).seconds).toBeCloseTo(16);
  });

  it('says what is wrong otherwise', () => {
    expect(findEnrollmentProblem(clear.slice(0, 3))).toBe('too-little-speech');
    const other = clear.map((_, at) => printOf(visitor, -3, 50 + at));
    expect(findEnrollmentProblem([...clear, ...other])).toBe('two-voices');
    expect(findEnrollmentProblem(clear.map((print) => ({ ...print, childScore: 4 })))).toBe(
      'child-voice',
    );
    expect(findEnrollmentProblem(clear.map((print) => ({ ...print, rangeDb: 5 })))).toBe('noisy');
  });
});
