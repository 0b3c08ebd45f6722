import { describe, expect, it } from 'vitest';
import { type CoachedPlay, type CoachLine, childWords } from '#coaching/context.ts';
import { whichLines } from './asked-lines.ts';
import { answerAboutPlay } from './this-play.ts';

const parent = (code: string, text: string, confidence = 0.9): CoachLine => ({
  speaker: 'parent',
  text,
  code,
  confidence,
});
const play: CoachedPlay = {
  activity: null,
  isFirst: false,
  isUnscorable: false,
  durationSeconds: 300,
  counts: {
    labeledPraises: 2,
    behaviorDescriptions: 1,
    reflections: 0,
    questions: 2,
    commands: 1,
    criticisms: 0,
  },
  earlier: {
    labeledPraises: 1,
    behaviorDescriptions: 1,
    reflections: 0,
    questions: 6,
    commands: 1,
    criticisms: 0,
  },
  lines: [
    parent('LP', 'Thank you for parking so neatly.'),
    parent('LP', 'I like how you wait for the elevator.'),
    parent('UP', 'Good job!'),
    parent('BD', 'You are opening the garage.', 0.71),
    parent('IQ', 'Is that the fire truck?'),
    parent('DQ', 'The bus is late, right?'),
    parent('DC', 'Put the van over there.'),
  ],
};
const child = childWords({ name: 'Mia', age: 4, pronouns: 'she/her' });
const asked = (message: string, last = '', about = play) => ({
  play: about,
  child,
  message,
  said: last,
  last,
});

describe('who asks about single lines', () => {
  it('“which ones?” gets those that were counted, and then those not yet read out', () => {
    const all = whichLines(['IQ', 'DQ'], asked('which ones'));
    expect(all).toContain('“Is that the fire truck?”');
    expect(all).toContain('“The bus is late, right?”');
    const rest = whichLines(
      ['IQ', 'DQ'],
      asked('and the rest?', 'One was “Is that the fire truck?”'),
    );
    expect(rest).not.toContain('fire truck');
    expect(rest).toContain('The bus is late');
  });

  it('a count reads out its lines, also one that the opening has quoted', () => {
    const last = 'You said: “Thank you for parking so neatly.”';
    const said = answerAboutPlay('count-praise', asked('which two?', last));
    expect(said).toContain(
      '“I like how you wait for the elevator.” “Thank you for parking so neatly.”',
    );
  });

  it('is told why the line that was just read out counts', () => {
    const last = 'For example: “Put the van over there.”';
    expect(answerAboutPlay('why-coded', asked('why does that one count', last))).toMatch(
      /^“Put the van over there.” counts as a command/,
    );
  });

  it('is told of the line that the message names, with or without quotation marks', () => {
    expect(
      answerAboutPlay('why-coded', asked('I said put the van over there! because it rolled off')),
    ).toMatch(/^“Put the van over there.” counts as a command/);
  });

  it('who asks how many to aim for is told a small step', () => {
    const words = answerAboutPlay('next-goal', asked('how many praises should I shoot for?'));
    expect(words).toMatch(/from about 2 to 4/);
  });

  it('hears what became of a sentence that was not counted', () => {
    const known = answerAboutPlay(
      'why-not-counted',
      asked('I said you’re opening the garage, why is that no praise'),
    );
    expect(known).toMatch(/“You are opening the garage.” It went down as describing/);
    const unknown = answerAboutPlay('why-not-counted', asked('I said good girl twice'));
    expect(unknown).toContain('it doesn’t say what for');
  });

  it('gets the least sure line, the hardest one, and which praise had no reason', () => {
    expect(answerAboutPlay('least-sure-line', asked('which'))).toContain('opening the garage');
    expect(answerAboutPlay('hardest-moment', asked('worst?'))).toContain('Put the van over there');
    expect(answerAboutPlay('plain-praise', asked('any good jobs?'))).toMatch(/^Yes.*“Good job!”/);
  });

  it('sees each question turned, also one quoted in the message, and after it was read out', () => {
    const last = '“Is that the fire truck?” “The bus is late, right?”';
    const turned = answerAboutPlay('turn-my-question', asked('turn them round', last));
    expect(turned).toContain('“That’s the fire truck.”');
    expect(turned).toContain('“The bus is late.”');
    expect(
      answerAboutPlay('turn-my-question', asked('I asked "is that the barn?". What else?')),
    ).toContain('“That’s the barn.”');
  });
});

describe('who asks whether it was good', () => {
  it('gets the yes or no first, and the counts that speak for it', () => {
    expect(answerAboutPlay('how-did-i-do', asked('I did badly didn’t I'))).toMatch(
      /^No, you didn’t do badly\./,
    );
    expect(answerAboutPlay('compare-last', asked('what changed'))).toContain(
      'praise from about 1 to 2, questions from about 6 to 2',
    );
    expect(answerAboutPlay('score-why', asked('why this score'))).toContain('praise (about 2)');
    expect(answerAboutPlay('is-that-good', asked('is that good?'))).toContain(
      'You had about 2 praise moments, about 1 describing moment and no reflection moments yet.',
    );
  });

  it('hears nothing but good after a first play', () => {
    const first = { ...play, isFirst: true, earlier: undefined };
    for (const topic of ['hardest-moment', 'is-that-good', 'score-why'] as const)
      expect(answerAboutPlay(topic, asked('so?', '', first))).not.toMatch(
        /question|command|critic|correct/i,
      );
    for (const topic of [
      'is-that-good',
      'score-why',
      'did-i-reach-goal',
      'who-led-this-play',
    ] as const)
      expect(answerAboutPlay(topic, asked('so?', '', first))).not.toMatch(
        /\bno \w+|\byet\b|short of|reflection|steered/i,
      );
    expect(answerAboutPlay('is-that-good', asked('is that good?', '', first))).toContain(
      'You had about 2 praise moments and about 1 describing moment. For a first play, that’s a good start.',
    );
    const silent = {
      ...first,
      counts: { ...first.counts, labeledPraises: 0, behaviorDescriptions: 0 },
    };
    expect(answerAboutPlay('is-that-good', asked('is that good?', '', silent))).toContain(
      'You showed up and played, and that’s a good start.',
    );
  });
});
