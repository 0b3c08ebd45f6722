import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CoachingMoment,
  type CoachingTip,
  coachingTip,
  coachOn,
  type HeardTalk,
} from './live-coaching.ts';

const said = (speaker: HeardTalk['speaker'], atSeconds: number, text: string, code?: string) => ({
  speaker,
  startSeconds: atSeconds,
  endSeconds: atSeconds + 2,
  text,
  confidence: 0.9,
  code,
});
const she = { pronouns: 'She/Her' };

describe('a line during play', () => {
  it('quotes what the child just said and nobody took up', () => {
    const talk = [said('child', 38, 'It’s a dragon!')];
    expect(coachingTip(talk, 42, she)?.line).toBe('She said: “It’s a dragon.” Try saying it back.');
    expect(coachingTip(talk, 42, { pronouns: 'they/them' })?.line).toMatch(/^They said/);
  });

  it.each([
    ['was answered', [said('child', 38, 'a big dragon'), said('parent', 41, 'Wow.', 'TA')]],
    ['is long ago', [said('child', 28, 'a big dragon')]],
    ['was hardly heard', [{ ...said('child', 38, 'a big dragon'), confidence: 0.4 }]],
    ['is a single word', [said('child', 38, 'Dragon!')]],
    [
      'comes after a reflection',
      [said('parent', 20, 'A dragon.', 'RF'), said('child', 38, 'a big dragon')],
    ],
  ])('does not quote what %s', (_, talk) => {
    expect(coachingTip(talk, 43, she)?.kind).not.toBe('reflect');
  });

  it('offers a statement for questions, a name for praise, a description for silence', () => {
    const asked = [50, 54, 58].map((at) => said('parent', at, 'What is it?', 'IQ'));
    expect(coachingTip(asked, 62, she)?.kind).toBe('state');
    expect(coachingTip([said('parent', 20, 'Hm.', 'TA')], 40, she)?.line).toContain('her hands');
    expect(coachingTip([said('parent', 95, 'Hm.', 'TA')], 100, she)?.kind).toBe('praise');
  });

  it('says nothing about questions in a first play, and goes on to the next thing', () => {
    const asked = [90, 94, 98].map((at) => said('parent', at, 'What is it?', 'IQ'));
    const first = { ...she, isFirst: true };
    expect(coachingTip(asked, 102, first)?.kind).toBe('praise');
  });

  it('comes at most every 30 s, and never about criticism', () => {
    const talkAt = fc.record({
      speaker: fc.constantFrom('parent' as const, 'child' as const, 'other' as const),
      startSeconds: fc.nat(300),
      text: fc.constantFrom('No, not like that', 'a red one', 'What is it'),
      confidence: fc.constantFrom(0.3, 0.95),
      code: fc.constantFrom('NTA', 'RF', 'LP', 'BD', 'IQ', undefined),
    });
    fc.assert(
      fc.property(fc.array(talkAt, { maxLength: 60 }), (some) => {
        const talk = some
          .map((one) => ({ ...one, endSeconds: one.startSeconds + 1 }))
          .toSorted((a, b) => a.startSeconds - b.startSeconds);
        const tips: CoachingTip[] = [];
        for (let now = 0; now <= 300; now += 3) {
          const heard = talk.filter(({ endSeconds }) => endSeconds <= now);
          const tip = coachingTip(heard, now, { pronouns: 'he/him', last: tips.at(-1) });
          if (tip) tips.push(tip);
        }
        const pauses = tips
          .slice(1)
          .map(({ atSeconds }, at) => atSeconds - (tips[at]?.atSeconds ?? 0));
        expect(pauses.every((seconds) => seconds >= 30)).toBe(true);
        expect(tips.map(({ line }) => line).join()).not.toMatch(/critic|negative|wrong/i);
      }),
    );
  });
});

describe('a line that takes a while to reach the parent', () => {
  const dragon = said('child', 38, 'It’s a dragon!');
  /** What is told as the recording grows by chunks of 3 s. */
  const toldOver = (talk: readonly HeardTalk[], fromSeconds: number, toSeconds: number) => {
    const told: string[] = [];
    let moment: CoachingMoment = {};
    for (let now = fromSeconds; now <= toSeconds; now += 3) {
      const heard = talk.filter(({ endSeconds }) => endSeconds <= now);
      moment = coachOn(moment, heard, now, she);
      if (moment.told) told.push(moment.told);
      if (moment.isOver) told.push('over');
    }
    return told;
  };

  it('is not told where the parent has just done it', () => {
    const answer = said('parent', 41, 'It’s a dragon!', 'RF');
    expect(toldOver([dragon, answer], 40, 52)).toEqual([]);
  });

  it('is told where the next words that we hear do not make up for it', () => {
    expect(toldOver([dragon], 40, 52)).toEqual(['She said: “It’s a dragon.” Try saying it back.']);
  });

  it('is taken back once the parent does it', () => {
    const talk = [
      said('parent', 95, 'Hm.', 'TA'),
      said('parent', 104, 'I love how you share.', 'LP'),
    ];
    const [line, ...rest] = toldOver(talk, 97, 118);
    expect(line).toContain('Name one thing you like');
    expect(rest).toEqual(['over']);
  });

  it('waits for more to be heard, however often the same is looked at', () => {
    const first = coachOn({}, [dragon], 40, she);
    expect(coachOn(first, [dragon], 40, she).told).toBeUndefined();
  });
});
