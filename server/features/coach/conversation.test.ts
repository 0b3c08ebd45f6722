// Whole conversations with the built-in coach, read by the network that the product has.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unknown } from '#coaching/answers/small-talk.ts';
import { answer, opening } from '#coaching/coach.ts';
import {
  type ChatTurn,
  type CoachContext,
  type CoachedPlay,
  type CoachLine,
  childWords,
} from '#coaching/context.ts';
import { entryOf, isInLibrary } from '#coaching/library/library.ts';
import { isAboutThisPlay, isMove, type Topic } from '#coaching/understanding/topics.ts';
import { loadMessageReader, readTopics } from '#server/adapters/message-reader.ts';

const reader = await loadMessageReader();

const parent = (code: string, text: string, confidence = 0.9): CoachLine => ({
  speaker: 'parent',
  text,
  code,
  confidence,
});

const counts = {
  labeledPraises: 8,
  behaviorDescriptions: 2,
  reflections: 1,
  questions: 6,
  commands: 0,
  criticisms: 0,
};
const noCounts = Object.fromEntries(Object.keys(counts).map((of) => [of, 0])) as typeof counts;
const play: CoachedPlay = {
  isFirst: false,
  isUnscorable: false,
  durationSeconds: 300,
  activity: null,
  earlier: { ...counts, labeledPraises: 3 },
  counts,
  lines: [
    parent('LP', 'I like how you wait for the elevator.'),
    parent('LP', 'Thank you for parking so neatly.'),
    parent('LP', 'I like the mumble mumble car.', 0.2),
    parent('LP', 'I like your retard car so much.'),
    parent('IQ', 'Where does it go?'),
  ],
};
const mia = { name: 'Mia', age: 4, pronouns: 'she/her' };
const noah = { name: 'Noah', age: 8, pronouns: 'he/him' };
const context: CoachContext = { child: mia, siblings: [noah], play, timeZone: 'Europe/London' };
const first = { ...context, play: { ...play, isFirst: true, earlier: undefined } };

/** Says these in turn and returns the answers. */
async function talk(about: CoachContext, ...messages: string[]): Promise<string[]> {
  const history: ChatTurn[] = [];
  for (const message of messages) {
    const words = await answer(reader, about, history, message);
    history.push({ role: 'user', content: message }, { role: 'assistant', content: words });
  }
  return history.filter(({ role }) => role === 'assistant').map(({ content }) => content);
}
const say = async (about: CoachContext, ...messages: string[]) =>
  (await talk(about, ...messages)).at(-1) ?? '';

it('every topic that the network tells apart has an answer', async () => {
  const isAnswered = (topic: Topic) =>
    isInLibrary(topic) || isMove(topic) || isAboutThisPlay(topic);
  expect((await readTopics()).filter((topic) => !isAnswered(topic))).toEqual([]);
});

describe('about a play', () => {
  it('the coach quotes a real line first, says why it helped, and ends with one step', () => {
    const said = opening(context);
    expect(said).toMatch(/^You said: “(I like how you wait|Thank you for parking)/);
    expect(said).toContain('About 8 times');
    expect(said.match(/next time/gi)).toHaveLength(1);
  });

  it('a first one hears what went well and nothing else', async () => {
    expect(opening(first)).not.toMatch(/next time|question|command|critic/i);
    expect(await say(first, 'what should I work on?')).not.toMatch(/question|command|critic/i);
  });

  it('each line is quoted once, and none that was misheard or is no word for a child', async () => {
    const said = await talk(context, 'How did I do?', 'another one', 'another one');
    expect(new Set(said).size).toBe(said.length);
    expect(said.join()).not.toMatch(/mumble|retard/);
  });

  it.each([
    ['Was that a good session?', /You said: “/],
    ['What was the best thing I said?', /the one I’d keep/],
    ['how many questions did I ask?', /about 6 questions/],
    ['Did I do better than last time?', /praise from about 3 to 8/],
  ])('“%s” is answered from its lines and counts', async (message, expected) => {
    expect(await say(context, message)).toMatch(expected);
  });

  it('one that could not be scored is not guessed about', () => {
    const unscorable = { ...context, play: { ...play, isUnscorable: true } };
    expect(opening(unscorable)).not.toMatch(/about \d|You said/);
  });

  describe('without numbers', () => {
    const unscorable = { ...context, play: { ...play, isUnscorable: true } };
    const silent = { ...context, play: { ...play, counts: noCounts } };

    it.each(['bummer', 'so that was for nothing', 'it didn’t work'])(
      'what is said in a word or two is about just that: %s',
      async (message) => {
        expect(await say(unscorable, message)).toMatch(/that miss is mine/i);
      },
    );

    it('whether it was for nothing is answered', async () => {
      expect(await say(unscorable, 'do i have to do it over')).toMatch(/^It counts as played/);
    });

    it('has a word for what may have been the reason', async () => {
      const words = await say(unscorable, 'the baby was screaming in the swing');
      expect(words).toContain('noise');
    });

    it('leaves the play alone where something else is asked', async () => {
      const words = await say(unscorable, 'she won’t stay in her bed, up nine times last night');
      expect(words).not.toMatch(/miss is mine/);
    });

    it('says what the zeros mean', async () => {
      expect(await say(silent, 'How did I do?')).toContain('The zeros only mean');
    });
  });
});

describe('in a talk', () => {
  it('follow-ups lean on what was said', async () => {
    const entry = entryOf('wont-stay-in-bed');
    const said = await talk(
      context,
      'She keeps getting out of bed',
      'and if that doesn’t work?',
      'why does that help?',
      'another one',
    );
    expect(said[0]).toContain(entry.sentences[0]);
    expect(said[1]).toContain(entry.ifNot?.split(' ').slice(0, 2).join(' '));
    expect(said[2]).toContain(entry.why.split(' ').slice(0, 2).join(' '));
    expect(said[3]).toContain(entry.sentences[1]);
  });

  it('gives as many examples as were asked for, of what was asked for', async () => {
    const said = await say(context, 'give me five examples for lego');
    expect(said.match(/“/g)).toHaveLength(5);
  });

  it('keeps to the child that is talked about', async () => {
    expect(await say(context, 'My son won’t share his toys with anybody')).toContain('Noah');
    const unnamed = { ...context, child: undefined, play: undefined };
    expect(await say(unnamed, 'she won’t share her toys with anybody')).not.toMatch(/undefined|\{/);
  });

  it('gives one more of what was asked for before', async () => {
    const said = await talk(
      context,
      'what could i have said instead of where does it go',
      'another one',
    );
    expect(said[1]).toContain('Instead of “Where does it go?”');
    expect(said[1]).not.toBe(said[0]);
  });

  it('shows what a parent could say on the questions of this very play', async () => {
    const said = await say(
      context,
      'how do i stop asking questions its just how i talk',
      'can u give me an example from where does it go',
    );
    expect(said).toContain('“Where does it go?” could be');
  });

  it('does not take “cutting it short” for a wish for fewer words', async () => {
    const [, second] = await talk(
      context,
      'brushing her hair is a war every morning',
      'what about just cutting it short lol',
    );
    expect(second).not.toContain('In short:');
  });

  it('takes what sounds like a move for a question, where there is an answer to it', async () => {
    const said = await talk(
      { ...context, play: undefined },
      'I don’t know how to start special time with him. what do i say?',
      'and if he just says no',
    );
    expect(said[1]).not.toMatch(/^Then what I know|juggling/);
  });

  it('an age that is told later changes the answer, not the subject', async () => {
    const entry = entryOf('wakes-too-early');
    const [, second] = await talk(
      context,
      'she is up at five every morning',
      'she’s two and a half',
    );
    expect(second).not.toContain(entryOf('toddler-play').say.slice(0, 30));
    expect(second).toMatch(new RegExp((entry.younger ?? entry.steps ?? '').slice(0, 20), 'i'));
  });

  it('keeps to its subject and child after an age', async () => {
    const said = await talk(
      context,
      'My son is scared of the dark.',
      'He’s eight, not little.',
      'I tried that, it didn’t work',
    );
    const entry = entryOf('afraid-of-dark');
    expect(said[0]).toContain('Noah');
    expect(said[1]).toMatch(new RegExp((entry.older ?? '').slice(0, 20), 'i'));
    expect(said[2]).toContain(entry.ifNot?.split(' ').slice(0, 2).join(' '));
  });

  it('praise for a time of the day is of that time', async () => {
    const said = await say(context, 'give me five praises for getting dressed');
    expect(said).toContain(entryOf('getting-dressed').sentences[0]);
  });

  it('a child of another age has no name of ours', async () => {
    expect(await say(context, 'my ten year old screams when he loses a game')).not.toMatch(/Mia/);
  });

  it('says that it does not know, and what it can do, without an alarm', async () => {
    const said = await say(context, 'purple seven window maybe');
    expect(said).toMatch(/I didn’t quite get that|I’m not sure I caught|outside my little world/);
    expect(said).not.toMatch(/999|116 123/);
  });

  it('always answers, briefly and without holes', async () => {
    const anything = fc.oneof(fc.string({ maxLength: 300 }), fc.lorem({ maxCount: 30 }));
    await fc.assert(
      fc.asyncProperty(fc.array(anything, { minLength: 1, maxLength: 3 }), async (messages) => {
        const said = await say(context, ...messages);
        expect(said.length).toBeGreaterThan(20);
        expect(said.length).toBeLessThan(1400);
        expect(said).not.toMatch(/undefined|\$?\{|\bNaN\b/);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a story with a question in it', () => {
  const noPlay = { ...context, child: noah, siblings: [mia], play: undefined };

  it('is answered by its question', async () => {
    const said = await say(noPlay, 'He hears the grass grow. Is nine too old for this?');
    expect(said).toMatch(/^Big kids aren’t too old|^There’s every reason to begin/);
  });

  it('is read once more where the parent complains and asks again', async () => {
    const said = await say(
      context,
      'where are the recordings kept',
      'no, that is not what I asked. on my phone or on your servers?',
    );
    expect(said).not.toContain('misread');
  });

  it('who has not played yet goes on about what was told, and hears of no play', async () => {
    const said = await say(
      noPlay,
      'Noah and his sister fight from wake up til bed',
      'and when i didnt see who started?',
    );
    expect(said).not.toContain('haven’t played a session');
    expect(await say(noPlay, 'how did I do?')).toContain('haven’t played a session');
  });

  it('“for how long?” about recordings is no matter of patience', async () => {
    const said = await say(context, 'do you keep the recording of her voice', 'for how long?');
    expect(said).not.toContain('two weeks');
  });

  it.each([
    ['how does it work, i just downloaded it', 'what-is-special-time'],
    ['what even is this praise with a reason', 'what-is-labeled-praise'],
    ['What is\na reflection?', 'what-is-reflection'],
    ['what are behavior descriptions', 'what-is-description'],
  ] as const)('explains when asked plainly: %s', async (message, topic) => {
    const said = await say(noPlay, message);
    expect(said).toContain(entryOf(topic).say.slice(-30).replace('{name}', 'Noah'));
  });

  it('does not take a bitter word for thanks, nor understanding for a greeting', async () => {
    expect(await say(noPlay, 'wow, thanks for nothing')).toMatch(/^Sorry/);
    expect(await say(noPlay, 'what is praise', 'ohhh')).toMatch(/^Good\./);
  });

  it('“what else?” after something that failed gets another way, no further sentence', async () => {
    const said = await say(noPlay, 'too much tablet, all day long', 'tried a chart. what else');
    expect(said).not.toMatch(/^Sure: “/);
  });

  it('gives a child’s own words back, and as many examples as were asked for', async () => {
    const said = await say(
      context,
      'give me an example: she says "the roof fell off" and I say what',
    );
    expect(said).toContain('“The roof fell off!”');
    const five = await say(
      context,
      'Tell me five things I can say at the play kitchen instead of asking',
    );
    expect(five.match(/“/g)).toHaveLength(5);
  });

  it('who is offered two subjects takes the first with a yes', async () => {
    const history: ChatTurn[] = [
      { role: 'user', content: 'hm' },
      {
        role: 'assistant',
        content: unknown(childWords(mia), [entryOf('homework').name, 'whining']),
      },
    ];
    expect(await answer(reader, context, history, 'yes')).toContain(
      entryOf('homework').say.slice(0, 30),
    );
    expect(await answer(reader, context, history, 'the second')).toContain('regular voice');
  });

  it('speaks of the child who is named, whatever else the child is called', async () => {
    const said = await say(context, 'Mia is my boy, in his words, and he bites. What do I do?');
    expect(said).not.toContain('Noah');
  });

  it('says nothing twice, also where it names who died', async () => {
    const [whether = '', cold] = await talk(
      context,
      'her granny died tuesday. funeral is saturday open casket. do i bring her',
      'she asked is granny cold. i said no and then i didnt know what else to say',
    );
    expect(whether).toContain('Granny');
    expect(cold).not.toBe(whether);
  });
});
