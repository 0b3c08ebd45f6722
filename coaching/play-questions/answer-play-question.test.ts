import { describe, expect, it } from 'vitest';
import { type CoachedPlay, type CoachLine, childWords } from '#coaching/context.ts';
import { firstPlay, play, unscorable, zeros } from '#test-support/play-with-animals.ts';
import { answerPlayQuestion } from './answer-play-question.ts';

const child = childWords({ name: 'Ada', age: 4, pronouns: 'she/her' });
const to = (message: string, about: CoachedPlay | undefined = play, said = '') =>
  answerPlayQuestion({ play: about, child, message, before: '', said, last: said });
const withoutPlay = (message: string) =>
  answerPlayQuestion({ play: undefined, child, message, before: '', said: '', last: '' });

describe('answers with the facts of this play', () => {
  it.each([
    ['is 8 questions a lot', /^For five minutes, yes.*about 12.*on your way.*About 4 would/],
    ['is 11 descriptions too many', /^No.*the goal is 10/],
    ['are 2 reflections enough', /^Not quite yet.*only as much to say back as Ada says/],
    ['what’s the limit for questions', /^Fewer than three.*you had about 8.*about 4/i],
    ['how many praises should i get', /^About 10.*You had about 4, so 6/],
    ['how many descriptions should i get', /so you’re there.*most room is in reflection/],
    ['do all 8 questions count the same', /^Yes.*up to two.*quarter of a point/],
    ['is a command worse than a question', /^No, each one counts once/],
    [
      'how many commands and how many questions did i have',
      /About 3 commands and about 8 questions/,
    ],
    ['what did i do most', /describing, about 11 times/],
    ['what is my weakest skill', /^Reflection, with about 2/],
    ['which of my questions was the worst', /^None of them is bad.*“Is it cold\?”/],
    ['what was my best praise', /“I love how softly you pet the lamb\.”/],
    ['what were my criticisms', /“That is not where it goes\.”.*Next time it could be/],
    ['did i ask fewer questions than last time', /from about 12 to 8/],
    [
      'did i give more commands than last time',
      /from about 1 to 3.*And questions came down, from about 12 to 8/,
    ],
    ['how many times did she talk', /I heard Ada about 2 times/],
    ['why so few reflections', /first thing you say after Ada speaks.*“The cow is asleep\.”/],
    ['what now? do i just keep doing the same thing', /^Next time, catch one good moment/],
    ['8 questions. are you sure that’s right', /^That’s one about every .* seconds/],
    ['what would have counted instead', /^Any of three kinds.*“/],
    ['this was really fun! she laughed so hard when the lamb fell over', /^I love hearing that/],
    ['does 8 questions mean i’m bad', /^No/],
    ['what was my score', /^About 0\.2 out of 5\./],
  ])('%s', (message, expected) => {
    expect(to(message)).toMatch(expected);
  });

  it('meets who is let down by a play with less in it, and says where the most room is', () => {
    const counts = { ...play.counts, criticisms: 0 };
    const before = { ...play, counts, earlier: { ...counts, questions: 2, labeledPraises: 9 } };
    expect(to('ugh i got worse', before)).toMatch(/^It stings to try.*praise from about 9 to 4/);
    expect(to('what now', before)).toMatch(/most room is in questions: about 8.*4 would/);
  });

  it('says what a line counts as, and takes up what speaks for it', () => {
    expect(to('why does is it cold count, we were pretending')).toMatch(
      /“Is it cold\?” counts as a question.*pretend play, too.*Instead it could be: “It looks cold\.”/,
    );
    expect(to('was is it cold a question if i talked to the cow or her doll')).toMatch(
      /To Ada’s toy or about it, it counts as said to Ada/,
    );
    expect(to('why was give her the hay a criticism')).toMatch(
      /^It isn’t one of the corrections\. .* counts as a command/,
    );
    expect(to('is i love how softly you pet the lamb a good one')).toMatch(/one to keep/);
  });

  it('shows where nothing was said back', () => {
    const answered = { ...play, lines: play.lines.filter(({ code }) => code !== 'RF') };
    const cow = {
      ...play.lines[0],
      speaker: 'parent',
      code: 'TA',
      text: 'The cow is asleep, so hush.',
    };
    const lines = [...answered.lines.slice(0, 1), cow as CoachLine, ...answered.lines.slice(1)];
    expect(to('how come only 2 reflections', { ...answered, lines })).toMatch(
      /After “The cow is asleep\.” you said: “The cow is asleep, so hush\.” That counts as ordinary talk/,
    );
  });

  it('has something new to say instead when asked again', () => {
    const once = to('what should i have said instead of is it cold') ?? '';
    expect(once).toContain('“It looks cold.”');
    const again = to('what else could i have said instead of is it cold', play, once);
    expect(again).toContain('“I wonder if it’s cold.”');
    expect(to('give me 3 things to say instead of is it cold')?.match(/Or: /g)).toHaveLength(2);
    expect(to('what should i have said when she said the cow is asleep')).toMatch(/echo/);
  });

  it('never gives what was misheard to be said', () => {
    expect(to('what should i have said when she said mumble mumble hay')).toBeUndefined();
  });

  it('says nothing a second time', () => {
    const once = to('is 8 questions a lot') ?? '';
    expect(to('is 8 questions a lot', play, once)).toBeUndefined();
  });
});

describe('after a first play', () => {
  it('there is no goal yet, and nothing to find fault with', () => {
    for (const message of ['is 8 questions bad', 'are 4 praises enough', 'what did i do most'])
      expect(to(message, firstPlay)).not.toMatch(/fewer than|headed|short of|command|correction/i);
    expect(to('what’s the limit for questions', firstPlay)).toMatch(/first play has no goal/);
    expect(to('what was the worst thing i said', firstPlay)).toMatch(/don’t go looking/);
    expect(to('what were my criticisms', firstPlay)).toMatch(
      /I leave those alone after a first play/,
    );
  });
});

describe('where there are no numbers', () => {
  it('how things count is answered without a play', () => {
    expect(withoutPlay('what’s a good number of questions')).toMatch(/^Fewer than three/);
    expect(withoutPlay('is 14 questions a lot')).toMatch(/^For five minutes, yes/);
    expect(withoutPlay('does it count what he says')).toMatch(/^Only your own sentences/);
    expect(withoutPlay('how many questions did i ask')).toBeUndefined();
  });

  it('a play without a score is said to have too many voices in it, and makes up no count', () => {
    expect(to('why couldn’t it score us', unscorable)).toMatch(/^That miss is mine.*somebody else/);
    expect(to('how many questions did i ask', unscorable)).not.toMatch(/\d/);
    expect(to('how many praises should i get', unscorable)).toMatch(/^About 10/);
  });

  it('zeros are explained with what was heard', () => {
    expect(to('all zeros??', zeros)).toMatch(/ordinary talk: “We are at the farm now\.”/);
    expect(to('all zeros, did you even hear me', zeros)).toMatch(/^I did hear you/);
    expect(to('how do i get more than zero', zeros)).toMatch(/^One sentence is enough/);
  });
});
