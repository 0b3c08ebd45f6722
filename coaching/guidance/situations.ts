import type { Library } from './guidance.ts';

/** "My child won't …": what parents meet in play. */
export const situations = {
  'will not play': {
    words:
      /\b(?:wont|doesnt want to|does not want to|refuses? to|dont want to|not want to|never wants to) play\b|\bwants to play alone\b|\bplays? alone\b|\bwouldnt let me join\b|\btold me to (?:go|stop)\b|\bdoesnt want me\b/,
    say: (c) =>
      `Then sit down near ${c.name} with a toy of your own and begin quietly. Do not invite and do not ask: describe what ${c.they} ${c.is} doing, and leave the door open.`,
    why: (c) =>
      `An invitation can be refused. Company that asks for nothing is easy to accept, and it leaves ${c.them} in the lead.`,
    ideas: () => [
      'I will sit here and build something too.',
      'You are busy with your cars. I like being near you.',
    ],
  },
  'will not listen': {
    words:
      /\b(?:wont|doesnt|does not|never|not) (?:listen\w*|obey|do what i say|follow|answer)\b|\bignores me\b|\bsays no to everything\b|\bstubborn\b|\bdefian\w*|\btells? me (?:no|what to do)\b|\bboss\w*/,
    say: () =>
      `In special time there is nothing to obey, so this is a good place to rest from it. Later in the day, say one short thing, close by and at eye level, and praise the very start of it.`,
    why: (c) =>
      `${c.They} hear${c.s} you better when few requests come, each one is clear, and doing it gets noticed.`,
    ideas: (c) => [
      'Thank you for coming the first time I called.',
      `${c.name}, please put the cup on the table.`,
    ],
  },
  'will not stop': {
    words:
      /\b(?:wont|doesnt want to|cant|never|refuses to) (?:stop|end|finish|let me go|leave|quit)\b|\bplay is over\b|\bminutes are over\b|\bend (?:it|it all|the play|the session|calmly)\b|\bcries when (?:we|it|i) (?:stop|end\w*|is over)\b|\btimer (?:rings|scares)\b|\bleave the playground\b/,
    say: (c) =>
      `Endings are hard at any age. Say a minute before that it will be over, then end in the same way every day, with the same small sentence, even when ${c.name} protests.`,
    why: (c) =>
      `What always ends the same way stops being worth a fight, and ${c.they} know${c.s} that tomorrow comes again.`,
    ideas: () => [
      'Our special time is over for today. Tomorrow we play again.',
      'One more turn each, then we are done.',
    ],
  },
  tantrum: {
    words:
      /\b(tantrum\w*|melt ?downs?|scream\w*|throws? (?:a|his|her|their)? ?(?:fit|herself|himself)|freaks? out|gets? (?:so )?upset|cries (?:for|over|when|about)|cry over|outburst\w*)\b/,
    say: (c) =>
      `In a storm words do not reach ${c.name}. Stay near, keep ${c.them} safe, say little, and name the feeling once. Talk about it only when it is over.`,
    why: (c) =>
      `${c.They} cannot think and rage at the same time. Your quiet is what ${c.they} can lean on.`,
    ideas: () => [
      'You are really upset. I am here.',
      'You calmed your body down. That was hard work.',
    ],
  },
  hitting: {
    words:
      /\b(hits?|hitting|bit(?:es?|ing|er)|kicks?|kicking|push(?:es|ing)?|pinch\w*|spits?|spitting|slaps?|punch\w*|pulls? hair|scratch\w*|aggress\w*|rough)\b/,
    say: (c) =>
      `When ${c.name} hurts somebody, step in at once and without many words; in special time it ends the play for today. Then watch for calm hands and name them every time you see them.`,
    why: () =>
      `Big talks are attention, too. Short and calm leaves nothing to win, and gentle hands become what gets noticed.`,
    ideas: () => [
      'Special time is over because of the hitting. We try again later.',
      'Thank you for keeping your hands gentle.',
    ],
  },
  throwing: {
    words:
      /\b(throws?|throwing|breaks?|broke|breaking|smash\w*|knocks? (?:it|over|down)|dump\w*|draws? on the wall|destroy\w*|pour(?:s|ed|ing)?|mess)\b/,
    say: (c) =>
      `If nothing is in danger, look at the other toys for a moment and describe your own play. Come back warmly as soon as ${c.name} uses the toys carefully. If something could break or hurt, take it away calmly.`,
    why: (c) =>
      `${c.They} find${c.s} out that careful play brings you close and rough play is simply dull.`,
    ideas: () => [
      'You are rolling it softly now. I like that.',
      'I put this one away to keep it safe.',
    ],
  },
  sharing: {
    words:
      /\b(?:wont|doesnt|does not|never|not) (?:share|sharing|take turns)\b|\bshar(?:e|ing) (?:his|her|their|toys?)\b|\bfight over\b|\bfight all day\b|\b(?:sister|brother|sibling\w*) (?:fight|take|when)\b|\bsiblings?\b|\bjealous\b|\btwo of them\b/,
    say: (c) =>
      `Sharing grows late, and it grows by being seen. In special time the toys are ${c.name}’s; name every tiny moment in which ${c.they} give${c.s}, wait${c.s} or take${c.s} turns.`,
    why: () => `Whoever is sure that there is enough lets go more easily.`,
    ideas: () => ['You gave me a block. That was kind.', 'You waited for your turn.'],
  },
  sleeping: {
    words: /\b(sleep\w*|bed ?time|wakes? up|own bed|night ?mares?|nap|night)\b/,
    say: () =>
      `Keep the last half hour the same every evening, and put your five minutes of play before it, not after. At the bed, few words and one sentence that never changes.`,
    why: (c) =>
      `${c.They} ${c.has} had your whole attention once more, so letting go of the day is easier.`,
    ideas: () => [
      'Good night. I am near, and I come to look after you.',
      'You stayed in your bed. I am proud of you.',
    ],
  },
  eating: {
    words:
      /\b(eats?|eating|vegetables?|dinner|lunch|breakfast|food|meal\w*|picky|hungry|snacks?)\b/,
    say: (c) =>
      `You decide what is on the table and when; ${c.name} decides how much. Say nothing about what stays on the plate, and notice aloud what ${c.they} taste${c.s} without being asked.`,
    why: () => `Pressure makes food a contest. Without it, curiosity comes back.`,
    ideas: () => ['You smelled the carrot.', 'You are eating with your fork.'],
  },
  screens: {
    words:
      /\b(tablet|ipad|screen\w*|tv|television|youtube|phone (?:all|game)|video games?|minecraft|roblox)\b/,
    say: (c) =>
      `Agree on the end before it begins, and put special time right after the screen, so that something good waits. When ${c.name} turns it off, say so warmly.`,
    why: () => `It is easier to leave one nice thing for another than for nothing.`,
    ideas: () => [
      'You turned it off by yourself. Now I am all yours.',
      'One more episode, then our special time.',
    ],
  },
  tidying: {
    words:
      /\b(tid(?:y|ying|ies)|clean(?:s|ing)? up|pick(?:s|ing)? up (?:his|her|the|their) toys)\b/,
    say: (c) =>
      `Leave tidying out of the five minutes; it is a request, and in special time there are none. Afterwards begin yourself, and praise the first piece that ${c.name} puts away.`,
    why: () => `The start is the hardest part, so the start is what deserves the praise.`,
    ideas: () => ['You put the first block into the box. Thank you for helping.'],
  },
  quiet: {
    words:
      /\b(?:doesnt|does not|hardly|barely|not|never) (?:talk|speak|say|answer)\b|\bquiet\b|\bshy\b|\bdoesnt (?:talk|answer)\b|\bsilent\b|\bhides? when\b/,
    say: (c) =>
      `A quiet child plays with you all the same. Speak a little less than you would like to, describe what ${c.their} hands do, and leave pauses. Repeat every sound or word that comes.`,
    why: (c) =>
      `Questions make quiet children quieter. Pauses without pressure are where ${c.their} words come.`,
    ideas: () => ['You are lining them up, one by one.', 'Brrm! Your car goes brrm.'],
  },
  'talks a lot': {
    words:
      /\b(wont stop talking|talks? (?:so much|all the time|too much|only about)|keeps? (?:asking|interrupting)|interrupt\w*|asks? why)\b/,
    say: (c) =>
      `All those words are gifts for reflections: pick one of ${c.name}’s sentences and give it back. You need not answer everything.`,
    why: (c) =>
      `Hearing ${c.their} own sentence back tells ${c.them} that it arrived, and the rush slows down.`,
    ideas: () => ['The train is very long.', 'You know a lot about that.'],
  },
  losing: {
    words: /\b(cheats?|cheating|los(?:es?|ing)|wants to win|sore loser|board games?)\b/,
    say: (c) =>
      `Choose play without winners for special time: blocks, drawing, cars, clay. If ${c.name} changes the rules, follow; it is ${c.their} game.`,
    why: () =>
      `Losing well is learned on calm days. These five minutes are for being on the same side.`,
    ideas: () => ['You made a new rule.', 'You kept playing after it went wrong. That is brave.'],
  },
  whining: {
    words: /\b(whin(?:es?|ing|y)|begs|begging|nag\w*|complain\w*|grumpy)\b/,
    say: (c) =>
      `Let the whining pass without a look, and turn to ${c.name} with your whole face the moment the voice is ordinary again.`,
    why: (c) => `${c.They} learn${c.s} which voice brings you.`,
    ideas: () => ['Now I can hear your words well. Tell me.'],
  },
  clingy: {
    words:
      /\b(cling\w*|cries when i leave|leave (?:him|her|them) at (?:daycare|school|nursery)|drop ?off|daycare|wants (?:mommy|mummy|mum|mom|daddy|dad|me) all|separat\w*|only wants|follows me)\b/,
    say: (c) =>
      `Say goodbye short, sure and always the same, and go. Put your five minutes of play soon after you meet again, so that ${c.name} can count on it.`,
    why: () =>
      `Long goodbyes sound as if there were something to fear. A fixed one and a sure return build trust.`,
    ideas: () => [
      'I go now, and after lunch I am back for our special time.',
      'You waved and went in. That was brave.',
    ],
  },
  fears: {
    words:
      /\b(?:is|hes|shes|so) (?:so )?(?:afraid|scared|frightened)\b|\bnightmares?\b|\bfears?\b|\bmonsters under\b|\bobsessed with death\b|\babout death\b|\bpeople die\b|\bwill die\b|\b(?:goldfish|hamster|cat|dog|grandpa|grandma)\b.*\b(?:died|passed|put to sleep)\b|\bdied\b/,
    say: (c) =>
      `Name the feeling and stay calm beside it; ${c.they} need${c.s} no proof that nothing is there. If ${c.name} plays it out, follow and describe. Play is how children look at what is too big.`,
    why: () => `A feeling that has a name and company gets smaller by itself.`,
    ideas: () => [
      'That feels scary. I am with you.',
      'The bear is sleeping, and you are covering him up.',
    ],
  },
  'rude words': {
    words:
      /\b(swear\w*|rude|poo head|calls me|bad words|hates? me|i hate you|shut up|worst (?:mummy|mommy|mum|mom|dad)|lies|lying|lied)\b/,
    say: (c) =>
      `Words that want to shock live from the answer. Give them none, and be quick and warm with the next ordinary sentence from ${c.name}.`,
    why: (c) => `${c.They} test${c.s} what the word does. If it does nothing, it is soon dull.`,
    ideas: () => ['I like it when you tell me what you want.', 'You told me the truth. Thank you.'],
  },
  mornings: {
    words: /\b(mornings?|dress(?:ed|ing)?|shoes|teeth|bath|potty|toilet|late for|homework)\b/,
    say: () =>
      `Make it one small step at a time and praise each one as it begins. Pictures of the steps on the wall do the reminding instead of you.`,
    why: () =>
      `A long order is lost half way. One step that gets noticed pulls the next one along.`,
    ideas: () => ['You have one shoe on already.', 'You opened the toothpaste by yourself.'],
  },
  'wild play': {
    words:
      /\b(toy guns?|guns?|swords?|wild|wrestl\w*|play fight\w*|war games?|monsters?|zombies?)\b/,
    say: () =>
      `Fighting games are play, and you may follow them without fighting back hard. Describe the story, and set one clear limit if anybody could get hurt.`,
    why: (c) =>
      `Being strong in a game is how ${c.they} practise${c.s} being brave and stopping in time.`,
    ideas: () => ['Your knight guards the castle.', 'You stopped when I said stop. Thank you.'],
  },
  'stop copying me': {
    words:
      /\bstop copying\b|\brolls? (?:his|her|their) eyes\b|\bstop talking\b|\btalk like a parrot\b|\bstop saying\b|\bshakes (?:his|her|their) head when i\b/,
    say: (c) =>
      `Then say less and change your words: give back the idea rather than the sentence, and let some moments pass in silence. ${c.name} notices that you heard ${c.them}.`,
    why: () => `A reflection is meant to feel like listening, not like an echo.`,
    ideas: () => ['You would like me to be quiet. I am watching you.', 'That one matters to you.'],
  },
} as const satisfies Library;
