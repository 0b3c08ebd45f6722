import { describe, expect, it } from 'vitest';
import type { CoachedPlay } from '#coaching/context.ts';
import { play, unscorable, zeros } from '#test-support/play-with-animals.ts';
import { playQuestionIn } from './parse.ts';

const asked = (message: string, about: CoachedPlay | undefined = play, before = '', last = '') =>
  playQuestionIn({ message, before, last, childsName: 'Ada', play: about });

describe('a question about the play', () => {
  it.each([
    ['How many questions did I ask?', 'how-many', ['questions']],
    ['so how many commands and criticisms did i give', 'how-many', ['commands', 'criticisms']],
    ['which ones were my praises', 'which', ['labeledPraises']],
    ['8 questions?? i don’t remember asking that many', 'which', ['questions']],
    ['1 criticism?? what did i say', 'which', ['criticisms']],
    ['is 8 a lot?', 'is-it-much', ['questions']],
    ['Eight questions, is that terrible', 'is-it-much', ['questions']],
    ['isn’t 11 descriptions too many', 'is-it-much', ['behaviorDescriptions']],
    ['what’s a good number of reflections', 'goal', ['reflections']],
    ['how many questions am i allowed to ask', 'goal', ['questions']],
    ['do all 8 questions count the same', 'same-weight', ['questions']],
    ['am I getting better', 'compare', []],
    ['did i ask fewer questions than last time', 'compare', ['questions']],
    ['which one was my best', 'best', []],
    ['what did i do most', 'most', []],
    ['worst thing i said?', 'worst', []],
    ['how many times did Ada talk', 'childs-talk', []],
    ['why doesn’t what my kid said count', 'childs-words-count', []],
    ['how is the score calculated', 'how-scored', []],
    ['how come only 2 reflections', 'why-few', ['reflections']],
    ['how do i bring my questions down', 'lower', ['questions']],
  ])('%s', (message, wanted, counters) => {
    expect(asked(message)).toMatchObject({ wanted, counters });
  });

  it.each([
    ['why does is it cold count against me', 'why-counted', 'Is it cold?'],
    ['is the command the one about the hay', 'why-counted', 'Give her the hay.'],
    ['was “give her the hay” really a command', 'why-counted', 'Give her the hay.'],
    ['why was that’s not where it goes a criticism', 'why-counted', 'That is not where it goes.'],
    ['I love how softly you pet lamb, isn’t that praise', 'why-counted', /lamb/],
    ['what should I have said instead of give her the hay', 'instead', 'Give her the hay.'],
    ['how else could i have put the question about the pony', 'instead', /pony/],
  ])('%s: of that line', (message, wanted, text) => {
    const found = asked(message);
    expect(found?.wanted).toBe(wanted);
    expect(found?.line?.text).toMatch(text);
  });

  it('hears whose line is meant', () => {
    const replied = asked('what should i have said when she said the cow is asleep');
    expect(replied?.line?.speaker).toBe('child');
    expect(asked('The cow is asleep, isn’t that one a reflection')?.line?.speaker).toBe('parent');
  });

  it('takes what is missing from the talk before', () => {
    expect(asked('is that a lot?', play, 'how many commands did i give')).toMatchObject({
      wanted: 'is-it-much',
      counters: ['commands'],
    });
    const last = 'For example: “Is it cold?” “Give her the hay.”';
    expect(asked('and what could i have said instead', play, '', last)?.line?.text).toBe(
      'Give her the hay.',
    );
    const turned = '“Which barn does the pony live in?” could be “You know the barn.”';
    expect(asked('and is it cold?', play, '', turned)?.wanted).toBe('instead');
  });

  it('why there is no score, or nothing but zeros', () => {
    expect(asked('why couldn’t it score us', unscorable)?.wanted).toBe('no-score');
    expect(asked('does today still count', unscorable)?.wanted).toBe('still-counts');
    expect(asked('does minecraft count', unscorable)).toBeUndefined();
    expect(asked('never heard of it . i will ask', unscorable)).toBeUndefined();
    expect(asked('what toys are good for eight', unscorable)).toBeUndefined();
    expect(asked('all zeros??', zeros)?.wanted).toBe('zeros');
    expect(asked('all zeros??')).toBeUndefined();
  });
});

describe('leaves to the networks', () => {
  it.each([
    'she asks 100 questions a day',
    'how many times do i have to tell him',
    'he counts everything',
    'why does she ask so many questions',
    'how many questions does a 4 year old ask',
    'is 8 too old for this',
    'how many words should she say',
    'are we getting better at bedtime',
    'what’s the worst thing i can say to a kid',
    'why are questions bad',
    'what counts as a criticism',
    'isn’t that too much praise, she’ll get addicted to it',
    'how do i get him to tidy up without giving commands',
    'give me 5 praises for puzzles',
    'what should i say when she won’t sleep',
    'what could i say when she goes mumble mumble hay',
    'she loved it when i said give her the hay',
    'is “give her the corn” a command',
    'does “the cow is asleep, right?” count as a question',
    '8 questions and 3 commands, which one do i work on first',
    'does it count if we play outside',
    'which toys are best',
  ])('%s', (message) => {
    expect(asked(message)).toBeUndefined();
  });
});
