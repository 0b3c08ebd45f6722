import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playSession, printOf, voiceNear } from '#test-support/voice-prints.ts';
import { attribute } from './attribution.ts';
import { enroll } from './enrollment.ts';
import { thirdVoiceShare } from './third-voice-share.ts';
import { toUnitLength } from './vectors.ts';
import { VOICE_VERSION, type VoicePrint } from './voice-print.ts';

const parent = voiceNear(1);
const child = voiceNear(2);
const visitor = voiceNear(6);

const enrolledParent = () =>
  enroll(Array.from({ length: 6 }, (_, at) => printOf(parent, 0.6, 900 + at)));
const shareOf = (prints: VoicePrint[]) => thirdVoiceShare(prints, attribute(prints, undefined));

describe('who speaks', () => {
  const { prints, speakers } = playSession({ parent, child }, 60);
  // A parent whose pitch alone would pass for a child's.
  const high = playSession({ parent, child }, 60, { parentScore: 0.6, childScore: 1.5 });

  it('tells a parent from a child whose voices differ', () => {
    const heard = attribute(prints, undefined);
    expect(heard.map(({ speaker }) => speaker)).toEqual(speakers);
    for (const { confidence } of heard) expect(confidence).toBeGreaterThan(0.5);
  });

  it('learns a parent whose pitch alone would pass for a child', () => {
    const heard = attribute(high.prints, enrolledParent());
    const right = heard.filter(({ speaker }, at) => speaker === high.speakers[at]);
    expect(right.length / high.prints.length).toBeGreaterThan(0.95);
  });

  it('does without an enrolled voice of another version', () => {
    const older = { ...enrolledParent(), version: VOICE_VERSION - 1 };
    expect(attribute(high.prints, older)).toEqual(attribute(high.prints, undefined));
    expect(attribute(high.prints, enrolledParent())).not.toEqual(attribute(high.prints, undefined));
  });

  it('finds a visitor who speaks for a while, and says how much', () => {
    const three = playSession({ parent, child, other: visitor }, 90);
    const truth = (100 * three.speakers.filter((name) => name === 'other').length) / 90;
    const { percent, low, high } = shareOf(three.prints);
    expect(Math.abs(percent - truth)).toBeLessThan(5);
    expect(low).toBeLessThanOrEqual(truth);
    expect(high).toBeGreaterThanOrEqual(truth);
  });

  it('takes a quieter voice, much like the parent, for somebody else', () => {
    const newsreader = toUnitLength(parent.map((value, at) => value + 0.8 * (visitor[at] ?? 0)));
    const quieter = (print: VoicePrint, byDb: number) => ({
      ...print,
      levelDb: print.levelDb - byDb,
    });
    const news = Array.from({ length: 4 }, (_, at) => printOf(newsreader, -2, 700 + at));
    const speakersOf = (byDb: number) =>
      attribute([...prints, ...news.map((print) => quieter(print, byDb))], enrolledParent())
        .slice(prints.length)
        .map(({ speaker }) => speaker);
    expect(speakersOf(11)).toEqual(news.map(() => 'other'));
    expect(speakersOf(0)).toEqual(news.map(() => 'parent'));
  });

  it('knows the parent again who speaks softly', () => {
    const soft = prints.map((print, at) => (at % 3 ? print : { ...print, levelDb: -26 }));
    expect(attribute(soft, enrolledParent()).map(({ speaker }) => speaker)).toEqual(speakers);
  });

  it('hears no third voice where two speak', () => {
    expect(shareOf(prints)).toMatchObject({ percent: 0, low: 0 });
  });

  it('answers before it knows anything', () => {
    expect(attribute([], undefined)).toEqual([]);
    expect(shareOf([])).toEqual({ percent: 0, low: 0, high: 100 });
    expect(attribute([printOf(child, 3, 5)], undefined)).toMatchObject([{ speaker: 'child' }]);
  });

  it('does not depend on the order of what was heard', () => {
    const backwards = attribute(prints.toReversed(), undefined);
    expect(backwards.map(({ speaker }) => speaker)).toEqual(speakers.toReversed());
  });

  it('attributes every print with a probability, and a band that holds its share', () => {
    const anyPrint = fc.record({
      seconds: fc.double({ min: 0.3, max: 8, noNaN: true }),
      vector: fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 }),
      childScore: fc.double({ min: -8, max: 8, noNaN: true }),
      levelDb: fc.double({ min: -90, max: 0, noNaN: true }),
      rangeDb: fc.double({ min: 0, max: 60, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(anyPrint, { maxLength: 40 }), (prints) => {
        const heard = attribute(prints, undefined);
        expect(heard).toHaveLength(prints.length);
        for (const { confidence } of heard) {
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
        }
        const { percent, low, high } = thirdVoiceShare(prints, heard);
        expect(low).toBeLessThanOrEqual(percent);
        expect(high).toBeGreaterThanOrEqual(percent);
        expect(high).toBeLessThanOrEqual(100);
      }),
      { numRuns: 60 },
    );
  });
});
