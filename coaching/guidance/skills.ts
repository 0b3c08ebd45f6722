import type { Library } from './guidance.ts';

/** From eight on, a child hears "so gently" as baby talk. */
const OLDER = 7;

/** What the method is made of. */
export const skills = {
  praise: {
    words: /\b(label+ed praise|specific praise|prais\w*|compliment\w*)\b/,
    say: (c) =>
      `Praise works best when it says exactly what you like: not just “good job”, but the thing ${c.name} did. Then ${c.they} know${c.s} what to do again.`,
    why: (c) =>
      `Children do more of what they hear named. “Good job” feels nice, but it leaves ${c.them} guessing which part was good.`,
    ideas: (c) =>
      c.age >= OLDER
        ? [
            'I like how you thought that through before you started.',
            'Thank you for waiting while I finished my part.',
            'You kept going even when it fell down. I admire that.',
          ]
        : [
            'I love how gently you put that down.',
            'Thank you for showing me your tower.',
            'You are sharing the blocks so kindly with me.',
          ],
  },
  reflection: {
    words: /\b(reflect\w*|repeat\w* (?:what|words)|say\w* (?:it|words) back|parrot\w*)\b/,
    say: (c) =>
      `A reflection gives ${c.name} ${c.their} own words back. ${c.They} say${c.s} “The car is fast”, and you say “The car is really fast”.`,
    why: (c) =>
      `It shows ${c.them} that you listened, without a question to answer. Talk grows where somebody listens.`,
    ideas: () => ['It is a rocket!', 'The car goes all the way up.', 'You want the blue one.'],
  },
  description: {
    words: /\b(behaviou?r descriptions?|descri\w*|narrat\w*|sportscast\w*|comment on)\b/,
    say: (c) =>
      `Describing means saying aloud what ${c.name} is doing, like a friendly sports reporter. It needs no answer, so ${c.they} can stay in ${c.their} game.`,
    why: (c) =>
      `Your words are attention. ${c.They} feel${c.s} seen, stay${c.s} with the game longer, and hear${c.s} words for what ${c.they} ${c.does}.`,
    ideas: () => [
      'You are putting the red one on top.',
      'You are driving the truck around the corner.',
      'You picked the green crayon and you are filling in the roof.',
    ],
  },
  imitation: {
    words: /\b(imitat\w*|mirror\w*|copy\w*|copies)\b/,
    say: (c) =>
      `Imitating means doing what ${c.name} does: ${c.they} build${c.s} a tower, so you build one too. It says “your idea is a good one” without a word.`,
    why: (c) => `It keeps ${c.them} in the lead, and copying is how turn-taking begins.`,
    ideas: () => [
      'I am building one like yours.',
      'You roll it, and I roll mine.',
      'Vroom! My car says vroom too.',
    ],
  },
  enjoyment: {
    words: /\b(enjoy\w*|enthusias\w*|warm voice)\b/,
    say: (c) =>
      `Enjoyment is the warmth in your voice and face while ${c.name} plays. A smile, a “wow”, a laugh: it tells ${c.them} that you like being there.`,
    why: (c) =>
      `${c.They} read${c.s} your face before your words. When you look glad, praise sounds true.`,
    ideas: (c) => [`I love playing with you, ${c.name}.`, 'Wow, this is fun with you!'],
  },
  pride: {
    words: /\bpride\b(?! of)(?!.*swallow)|\bpride skills\b/,
    say: (c) =>
      `PRIDE is short for Praise, Reflect, Imitate, Describe and Enjoy: five ways of being with ${c.name} while ${c.they} lead${c.s}. You do not need all of them at once. One is enough to start.`,
    why: (c) =>
      `Each of them gives ${c.them} attention for playing well, and none takes the lead away.`,
    ideas: () => ['You are lining up all the animals.', 'I like how carefully you do that.'],
  },
  'special time': {
    words:
      /\b(special time|special play|child ?led|follow\w* (?:the|his|her|their|my childs)? ?lead|five minutes (?:for|about)|5 minutes (?:for|about)|what is playlight|how does (?:this|playlight|it) work)\b/,
    say: (c) =>
      `Special time is five minutes a day in which ${c.name} chooses the game and you follow. No questions, no orders, no corrections: you praise, say back, describe and enjoy.`,
    why: (c) =>
      `A few minutes in which ${c.they} lead${c.s} fill ${c.them} up with attention. The rest of the day often gets easier.`,
    ideas: () => [
      'It is our special time. You choose what we play.',
      'You are the boss of the blocks today.',
    ],
  },
  questions: {
    words: /\bquestions?\b|\basking (?:so|too|less|what)\b/,
    say: (c) =>
      `Questions are kind, but they take the lead: ${c.name} has to stop playing and answer. In these five minutes, a question can become a statement.`,
    why: (c) =>
      `Without a question, ${c.they} decide${c.s} what to tell you. Outside of special time, ask as much as you like.`,
    ideas: () => [
      'You are building something tall.',
      'I see a blue car in your hand.',
      'I wonder where the train is going.',
    ],
  },
  commands: {
    words: /\bcommands?\b|\btelling (?:him|her|them) what to do\b|\binstructions? to\b|\borders?\b/,
    say: (c) =>
      `A command tells ${c.name} what to do, even a soft one like “Let’s clean up”. For five minutes ${c.they} may decide, and you come along.`,
    why: () =>
      `Every order is a chance to say no. When you give fewer in play, the few that matter later are easier to follow.`,
    ideas: () => [
      'You decide where it goes.',
      'I am putting this one here. You may choose the next.',
    ],
  },
  criticism: {
    words:
      /\b(critic\w*|correct(?:ing|ed|ions?)?|negative talk|saying no|telling him off|telling her off)\b/,
    say: (c) =>
      `Correcting slips out quickly, and it stings in play. Instead, look away from small mistakes and name the next good moment with ${c.name}.`,
    why: (c) =>
      `What you notice grows. When mistakes get little attention and good moments get much, ${c.they} choose${c.s} the good ones more.`,
    ideas: () => ['You found your own way to do it.', 'Thank you for using your calm hands.'],
  },
  ignoring: {
    words:
      /\b(ignor(?:e|ing) (?:the |small |bad |his |her |their )?(?:whin\w*|behaviou?r|misbehaviou?r|mistakes|it)|is it ok to ignore)\b/,
    say: (c) =>
      `Small things such as whining or a silly voice can pass without a word. Look away for a moment, and come back warmly as soon as ${c.name} plays on. Never ignore anything that hurts or is dangerous.`,
    why: (c) =>
      `Attention is what ${c.they} want${c.s}. Give it to the moments you would like to see more of.`,
    ideas: () => ['Now I hear your nice voice again. I like playing with you.'],
  },
} as const satisfies Library;

export type SkillTopic = keyof typeof skills;
