import type { Shelf } from '#coaching/library/entry.ts';

export const wildPlay = {
  'war-play': {
    name: 'guns, swords and fighting games',
    say: 'It’s play, and it’s okay as long as nobody gets hurt or scared. You can join without cheering the shooting: describe the rest of the story, the hideout, the plan, the rescue, and go quiet when the blasting starts. Keep one rule, that nobody gets hurt for real, and leave toy weapons out of the special-time box so other stories get a turn.',
    older:
      'From seven on, {name} may enjoy thinking up the whole world behind the battle: maps, flags, a peace talk, a hospital tent.',
    sentences: [
      'You’re building a strong wall around the castle.',
      'Your knight guards the gate so bravely.',
      'Your hero is carrying the hurt soldier home.',
      'You kept the sword far away from my face.',
      'You thought of a hiding place for the whole team.',
      'The battle is over, and your knights are resting.',
      'You stopped the second I said ouch.',
      'You drew a map for the rescue.',
      'Your shield is covering the little one.',
    ],
    why: 'Fighting games are mostly about being strong and being safe. Whatever you talk about grows, so talk about the protecting and the planning.',
    steps:
      'Before you start, put out things that can become many things, like blocks, figures and animals. When a stick turns into a gun anyway, stay relaxed and don’t make a speech of it. If it points at you, you can say once, “I don’t like being shot at, my guy is building a hideout,” and get building. Give your brightest voice to the moment somebody is helped, saved or let go. If a real blow lands, special time is over for today, said calmly and without scolding.',
    ifNot:
      'Give the wish to be powerful another outlet: stomping giants, lifting heavy pillows, a fire crew with a very big hose. Check, too, what {name} has been watching, and turn that down for a while. Expect the shooting to flare up for a few days once it stops getting a reaction.',
    ask: 'If {name} talks seriously about hurting someone, or has seen real violence, talk with your pediatrician or a child therapist. Keep any real gun locked up and unloaded, with the ammunition stored elsewhere.',
  },
  'dark-play': {
    name: 'scary and sad things in play',
    say: 'You can let it happen: dark stories in play are how a child gets a grip on them. Dying, monsters and bad guys turn up because pretend is a safe place to be bigger than something scary. Stay calm, follow the story, name what the characters feel, and don’t rush in with a happy ending.',
    younger:
      'At two or three, keep your monster voice soft. If it gets too real, show your own face and say that it’s pretend.',
    sentences: [
      'The teddy died, and everybody is sad.',
      'The monster is sneaking up on the house.',
      'You decided who keeps the little ones safe.',
      'That wolf sounds really, really mad.',
      'You’re covering the doll with a blanket so gently.',
      'The bad guy is locked up behind your blocks.',
      'You told that scary part in such a clear voice.',
      'The baby rabbit is frightened and hides under the bed.',
      'You found a brave helper for the story.',
    ],
    why: 'Playing something scary lets a child hold it, turn it around and put it down again. Your calm face says that even this can be talked about.',
    steps:
      'Listen for the feeling under the story, which is often being small, being left, or being angry. Give that feeling to the character, “the baby bear is all alone and scared,” and wait. Let {name} find the way out, even if it takes many rounds. Praise the helping, the courage and the clear telling. Afterward, do something ordinary together, like a snack, so everyone lands softly.',
    ifNot:
      'If the game leaves {name} more wound up each time, add a little safety from the inside: let your figure become a firefighter or a nurse who is simply there. You can also end with drawing the monster and shutting it in a box with a lid. Then see over a week or two whether the story begins to move.',
    ask: 'If the same frightening scene keeps returning unchanged, or disturbs sleep, talk with your pediatrician or a child therapist. If you suspect somebody has hurt {name}, don’t press for details; get advice today: {childLine}.',
  },
  'knocks-down': {
    name: 'knocking everything down',
    say: 'Let it crash and say what you see, as calmly as if it had been built: “You knocked it down, and it went everywhere!” If it’s {name}’s own tower or a crash you both enjoy, say “Boom, down it came” and build quick little towers made for falling. If it’s your work being wrecked to get a rise out of you, keep your eyes on your blocks and warm up the moment any building starts.',
    younger:
      'At two or three, knocking down comes well before building up. You stack, little hands crash, and that is the game.',
    sentences: [
      'Boom, the whole tower came down.',
      'You’re stacking them up again, one by one.',
      'You waited until it was really tall.',
      'Thank you for asking before you crashed my tower.',
      'You’re setting the blocks down so softly.',
      'This pile is for crashing, and that one stays.',
      'You built it back even wider.',
      'The blocks flew all the way to the couch.',
      'You walked around my castle so carefully.',
    ],
    why: 'A crash is loud and fast and gets an instant reaction. When the building gets more of you than the wrecking does, building becomes the better deal.',
    steps:
      'Move a little apart so each of you has some floor of your own. Use light things, cardboard boxes or foam blocks, so nothing breaks and nobody gets hit. Build low and without much pride, so a fall costs you nothing. Describe every single block that {name} puts down, and say nothing at all about the swipe. If blocks are thrown at people, special time ends for today, in one calm sentence.',
    ifNot:
      'Make crashing the actual game for a week: bowling with paper cups, a wrecking-ball sock, a tower that may fall only at zero. Then put the blocks away for a while and bring out toys that can’t be toppled, like dough or crayons. A few harder swipes at the start are common when the reaction dries up.',
  },
  'rough-play': {
    name: 'rough-and-tumble play',
    say: 'If it hurts or could hurt, stop it at once and kindly: “That’s too wild for me, so we’re stopping.” Clear the space, agree on one word that stops everything, and stop at once when it’s said or the laughter turns shrill. A bite or a hit, even in fun, ends the wild part. For special time, choose something calmer, since tickling and chasing leave little room for words.',
    younger:
      'At two or three, brakes are hard to find once the body is wound up. Keep it to a minute and end with a slow ride on your back.',
    sentences: [
      'You said stop, so I’m stopping.',
      'You tackled the pillow and left my face alone.',
      'Biting hurts, so rough play is over for now.',
      'You used soft hands even in the middle of wrestling.',
      'You’re crawling across my back like a bear.',
      'You stopped as soon as you heard our word.',
      'Your body is really revved up right now.',
      'You’re catching your breath on the cushion.',
      'I love rolling around on the rug with you.',
    ],
    why: 'Rough play can teach a body to feel its own strength and to stop in time, but only if stopping really happens every time. That’s why the word counts more than the wrestling.',
    steps:
      'Choose a soft place and the right hour, long before bed. Practice the stop word first, cold: say it, freeze, praise the freezing. Then play in bursts of half a minute with a pause in between, and let {name} start each burst. Watch the face more than the game; red cheeks and a higher voice mean pause now. Finish with something heavy and slow, like being rolled up loosely in a blanket, head out.',
    ifNot:
      'Swap people for things: a mattress to crash on, pillows to punch, a tug-of-war with a towel. If hurting still happens, leave wrestling out altogether for two weeks and say so without anger. Expect a few attempts to start it up again, and answer each one with the same short sentence.',
    ask: 'If {name} keeps seeking hard bumps all day long and doesn’t seem to notice pain, mention it to your pediatrician.',
  },
} as const satisfies Shelf;
