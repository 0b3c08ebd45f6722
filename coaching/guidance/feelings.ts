import type { Library } from './guidance.ts';

/** How the parent feels. */
export const feelings = {
  tired: {
    words:
      /\b(tired|exhaust\w*|no energy|little energy|worn out|need (?:a break|sleep|rest)|drained|burn(?:ed|t) out|dead (?:tired|on))\b/,
    say: (c) =>
      `No wonder you are tired, and you came to play all the same. Tired play counts: sit on the floor, let ${c.name} lead, and only say what you see.`,
    why: (c) =>
      `Describing needs no ideas of your own, and ${c.they} feel${c.s} your company anyway.`,
    ideas: () => [
      'I am sitting right here and watching you build.',
      'You have so many ideas today.',
    ],
    mayBeMore: true,
  },
  guilty: {
    words:
      /\b(guilt\w*|ashamed|bad (?:parent|mother|father|mom|mum|dad)|feel (?:bad|mean|terrible|awful)|felt bad|regret|failure|failed|not good enough|im (?:so )?bad|on my phone|shouted|yelled|lost my patience|raised my voice|sorry)\b/,
    say: (c) =>
      `That you think about it shows how much you care about ${c.name}. A hard moment can be mended: a short “I am sorry” and five warm minutes weigh a lot.`,
    why: (c) => `${c.They} learn${c.s} from it that people who love each other can make up again.`,
    ideas: () => [
      'I was too loud before. I am sorry. I like being with you.',
      'I want to play with you now, just the two of us.',
    ],
    mayBeMore: true,
  },
  bored: {
    words:
      /\b(bor(?:ed|ing)|dull|same (?:game|thing|play)|over and over|monoton\w*|hate playing|dont like playing|felt nothing)\b/,
    say: (c) =>
      `It is fine to find it a little dull: the game is ${c.name}’s, and you need not love it. Be curious about one small thing, such as how ${c.they} hold${c.s} it or what ${c.they} say${c.s} to ${c.their} toys.`,
    why: (c) =>
      `Playing the same game again is how ${c.they} get${c.s} good at it and feel${c.s} sure.`,
    ideas: () => [
      'You are parking it exactly on the line again.',
      'This time you start with the small one.',
    ],
  },
  angry: {
    words:
      /\b(angry|anger|mad at|furious|frustrat\w*|annoy\w*|irritat\w*|cross with|drives me mad|going crazy)\b/,
    say: (c) =>
      `Being angry is allowed, and noticing it is already the brave part. Take one slow breath and a step back before you answer; ${c.name} can wait that long.`,
    why: (c) => `A calm grown-up is what calms ${c.them}. Your pause does more than any sentence.`,
    ideas: () => ['I need one breath. Then I am with you again.'],
    mayBeMore: true,
  },
  overwhelmed: {
    words:
      /\b(overwhelm\w*|stress\w*|too much|cant keep up|chaos|tense|pressure|no time|busy|end of my rope)\b/,
    say: () =>
      `That sounds like a lot at once. Make it small today: five minutes, one toy, and a phone that lies in another room. The rest may wait that long.`,
    why: (c) =>
      `A small thing that happens every day does more for ${c.name} than a big one that rarely comes off.`,
    ideas: () => ['These five minutes are only for us.'],
    mayBeMore: true,
  },
  awkward: {
    words:
      /\b(awkward|silly|fake|unnatural|weird|strange|embarrass\w*|like a robot|not me|my voice)\b/,
    say: (c) =>
      `It does feel odd at first, like any new language. Use your own words and your own voice, and keep it short: ${c.name} hears the warmth, not the style.`,
    why: () =>
      `It begins to sound like you after a while, because you start to see what you are saying.`,
    ideas: () => ['You did it!', 'Look at that, you turned it around.'],
  },
  sad: {
    words:
      /\b(sad|lonely|alone with it|cry|cried|crying a lot|feel down|feel empty|feel numb|rejected|rejects me|worr(?:y|ied)|anxious|scared i do it wrong|afraid i spoil)\b/,
    say: (c) =>
      `Thank you for telling me. That is heavy, and it does not mean you are doing it wrong with ${c.name}. Please tell a person who knows you, too: a friend, family, your doctor.`,
    why: (c) => `Who has somebody to lean on has more to give, and ${c.name} feels that.`,
    ideas: (c) => [`I am happy that you are here, ${c.name}.`],
    mayBeMore: true,
  },
  discouraged: {
    words:
      /\b(not working|doesnt work|no difference|useless|give up|cant do (?:it|this every)|im not good|bad at this|forgot|didnt know what to say|nothing to (?:say|praise|describe)|hard for me|dont know what to say|couldnt think)\b/,
    say: (c) =>
      `It is normal that words are missing in the moment. Choose one thing only for the next five minutes: say what ${c.name}’s hands are doing. Everything else may come later.`,
    why: () => `One habit that sits is worth more than five that you have to think of.`,
    ideas: () => ['You are holding it with both hands.', 'You are pushing it under the bridge.'],
  },
  proud: {
    words:
      /\b(proud|happy|fun|great session|loved it|it worked|amazing|better since|so sweet|lovely)\b/,
    say: (c) =>
      `How good to hear! Keep that moment: tell ${c.name} tonight what you enjoyed, in one sentence.`,
    why: (c) => `Hearing it again later makes the good moment count twice for ${c.them}.`,
    ideas: (c) => [`I loved our play today, ${c.name}.`],
  },
} as const satisfies Library;
