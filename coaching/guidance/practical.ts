import type { Library } from './guidance.ts';

/** How, when and with what; and questions about the product itself. */
export const practical = {
  toys: {
    words:
      /\b(which|what|best|good) toys?\b|\btoys (?:are|for)\b|\bwhat (?:can|should|do) we play\b/,
    say: (c) =>
      `Things without rules and without a right answer are best: blocks, cars, animals, clay, crayons. Put out two or three, and let ${c.name} choose.`,
    why: () => `Where nothing can be wrong, there is nothing to correct.`,
    ideas: () => ['Here are the blocks and the animals. You choose.'],
  },
  'how long': {
    words:
      /\bhow (?:long|often|many (?:minutes|times a|days))\b|\bfive minutes enough\b|\bevery day\b|\bmissed (?:a|two|three|some) days?\b|\bstreak\b|\bwhen should we\b|\bwhich day\b|\btimes a week\b/,
    say: () =>
      `Five minutes a day are enough, at about the same time. A missed day breaks nothing: begin again today, without making up for it.`,
    why: (c) => `Short and daily beats long and seldom, since ${c.name} can count on it.`,
    ideas: () => ['After breakfast it is our special time.'],
  },
  'two children': {
    words:
      /\bboth (?:kids|children|of them)\b|\btwo (?:kids|children)\b|\b(?:baby|newborn|older one)\b.*\bplay\b|\bat once\b|\bolder one\b/,
    say: () =>
      `Give each child five minutes of their own, one after the other, and let the other one know when the turn comes. With a baby, play while it sleeps or watches.`,
    why: () =>
      `Undivided is the whole point: five minutes alone with you are worth more than thirty shared.`,
    ideas: (c) => [`Now it is ${c.name}’s special time. Yours comes next.`],
  },
  'other carers': {
    words:
      /\b(?:husband|wife|partner|grandpa|grandma|grandmother|mother in law|my mother|babysitter|nanny|big brother|ex|dad|father)\b/,
    say: (c) =>
      `Everybody may play in their own way; it helps ${c.name} when several grown-ups notice the good moments. Show it once instead of explaining it, and begin with describing.`,
    why: () => `People copy what they see working more readily than what they are told.`,
    ideas: () => ['You are pouring the sand into the cup.'],
  },
  place: {
    words: /\b(outside|in the car|playground|garden|where should we|noisy|quiet room)\b/,
    say: () =>
      `Any place will do in which nobody needs anything from you for five minutes. For a recording, a quiet room away from radio and other voices works best.`,
    why: () => `Other voices are hard to tell from yours, and then nothing can be counted.`,
    ideas: () => ['We sit here on the rug, just the two of us.'],
  },
  counting: {
    words:
      /\b(?:is that|is it|are you|count|counted|counts?|number)\b.*\b(?:right|wrong|accurate|sure|correct|work)\b|\bhow (?:do|did) you (?:know|count|hear)\b|\bdoes (?:it|singing|whisper\w*|that) count\b|\bis singing\b|\bgot (?:it|that) wrong\b|\bdid you hear\b/,
    say: () =>
      `The counts are estimates: I work from what was heard and written down, and some of it is misheard. You can look at every line of the session and correct it, and the counts follow.`,
    why: () => `A recording of play is noisy, and you were there. Your word counts more than mine.`,
    ideas: () => [],
  },
  privacy: {
    words:
      /\b(?:who (?:reads|sees|hears)|privacy|private\?|record (?:us|me)|do you record|is this recorded|share my|my data|delete (?:this|my)|stored|secret)\b/,
    say: () =>
      `What you write here is kept with your account so that I can remember it, and you can delete it with the session or the child under “Your Data”. No recording is kept unless you chose so in Settings.`,
    why: () => `It is your family’s. You decide what stays.`,
    ideas: () => [],
  },
  spoiling: {
    words: /\bspoil\w*|\btoo much praise\b|\bprais\w* too much\b|\bpraise that much\b/,
    say: (c) =>
      `Praise spoils nobody when it is true and says what it is for. Praise what ${c.name} does, not what ${c.they} ${c.is}, and say it only when you mean it.`,
    why: (c) =>
      `A true, exact sentence gives ${c.them} something to hold on to; a general one wears off.`,
    ideas: () => ['You tried three ways until it stood.'],
  },
  punishment: {
    words: /\b(punish\w*|time ?out|take away|spank|discipline|consequences?|strict)\b/,
    say: (c) =>
      `This coach is about play, not about punishment, and hitting never helps. Pause the play calmly when it gets too wild, and be generous with praise as soon as ${c.name} tries again.`,
    why: (c) => `What ${c.they} should do instead is learned from being seen doing it.`,
    ideas: () => ['We stop for a moment. When your hands are calm, we go on.'],
  },
} as const satisfies Library;
