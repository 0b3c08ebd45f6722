import type { Shelf } from '#coaching/library/entry.ts';

export const fairnessAndLimits = {
  'how-much-screen': {
    name: 'how much screen time is okay',
    say: 'As a rule of thumb, the American Academy of Pediatrics has suggested about an hour a day of good programs between two and five, and from six on steady limits that leave room for sleep, school, moving and play. There’s no magic number, and an extra cartoon on a sick day won’t hurt. Where it happens matters too: keep it away from meals and the hour before bed.',
    younger:
      'Under about a year and a half, pediatricians suggest video calls with family and little else.',
    older: 'From seven on, agree on the minutes together and let {name} set the timer.',
    sentences: [
      'One show, and then we turn it off together.',
      'The timer says the tablet is finished.',
      'You pressed the button yourself. That was quick.',
      'You’re sad that it’s over. It was a funny one.',
      'Now it’s our time. The floor is free.',
    ],
    why: 'Screens aren’t poison; they just push out the things a child needs more. A limit that’s always the same saves you the daily fight about it.',
    steps:
      'Write down for three days what it really is. Choose one screen-free block first, like breakfast to noon. Pick programs that end by themselves, and watch along now and then. Say when it’s on rather than how long it’s off. Then start your five minutes right after the last show, so that something nice follows.',
    ifNot:
      'If the limit is broken every day, take the device out of sight and charge it in your bedroom. The first week is loud. Keep the answer short and the next thing ready.',
  },
  'instead-of-spanking': {
    name: 'what to do instead of smacking',
    say: 'Go small and sure: say once, calmly, what you want done, wait five seconds, and follow through with something that belongs to it: the toy that was thrown goes on the shelf, rude talk gets no answer until it’s tried again. Then notice the very first thing that goes right. It’s quieter than a smack, and it lasts longer, because {name} learns what to do and not only what hurts.',
    older:
      'With an eight-year-old, a do-over works well: “Try that again in a voice I can listen to.”',
    sentences: [
      'Try that again in a kinder voice.',
      'I’ll answer when you talk to me calmly.',
      'The car hits people, so the car takes a break.',
      'That was a respectful way to say it. Thank you.',
      'You’re angry, and I won’t let you talk to me like that.',
    ],
    why: 'A smack stops it for a minute and teaches that the bigger one may hit. A calm, certain consequence teaches the same lesson without anyone being afraid.',
    steps:
      'Pick the one behavior that bothers you most and decide ahead of time what happens. Tell {name} on a good day. When it comes, one warning, no debate, then do it, every time, within a minute. Ten times as often, praise the opposite: the polite word, the hand that stopped. And play your five minutes, so there’s plenty in the account.',
    ifNot:
      'Expect more testing for a week or two, because {name} wants to see if you mean it. If you feel your own hand coming up, turn around and leave the room for a minute; nothing is lost by that. All grown-ups at home should do the same thing.',
  },
  'cheats-at-games': {
    name: 'cheating at games',
    say: 'Say it lightly and once, without calling anybody a cheater: “You looked at the card. You really want to win.” Up to about six, bending the rules is more wishing than lying. You can agree before you start whether it’s “real rules” or “{name}’s rules” today, and in {name}’s rules anything goes. Praise fair moves the moment you see them.',
    younger: 'Two- and three-year-olds don’t grasp rules yet; just play with the pieces.',
    older:
      'From seven on, it’s fair to say, “I only have fun when we both stick to the rules,” and end the round if it goes on.',
    sentences: [
      'You rolled a two and moved two. That was fair.',
      'You really want to win this one.',
      'Today we play by your rules.',
      'You waited for your turn, even with a good card.',
      'You lost that round and dealt the next one.',
    ],
    why: 'Losing still feels like being less. When fair play gets more warmth than winning, the cheating loses its point.',
    steps:
      'Choose short games of luck or ones where you play together against the board. Name out loud how you lose yourself: “Oh well, I’m last, and it was fun.” When you see a sneaky move, one light sentence, then go on. For your five minutes pick blocks or drawing, so nobody can win.',
    ifNot:
      'If every round ends in cheating, put competitive games away for a month and use cooperative ones. When they come back, start with two minutes long. With friends, stay near and help to say the rule before the game begins.',
  },
  'screen-game-in-play': {
    name: 'a tablet or video game in the five minutes',
    say: 'No, for the five minutes keep screens out, even when it’s {name}’s choice: a game on a screen sets the pace, and there’s little left for you to follow. Put out three or four things without batteries and let the choosing happen among those. You can bring the favorite game along, though: build the level out of blocks, draw the hero, be the shopkeeper.',
    older:
      'A big kid can teach you a card game, cook something small, or build the map of that world on paper.',
    sentences: [
      'The tablet has a break, and you pick from these.',
      'You’re building the castle from your game.',
      'You’re showing me how that guy jumps.',
      'You wish it were the tablet. It’s your turn for that later.',
    ],
    why: 'Eyes on a screen can’t meet yours. With plain toys, every idea is {name}’s, and you have something to describe.',
    steps:
      'Say it before you start: “In our time we play without screens.” Set out the choices, then wait. If there’s grumbling, describe your own hands for a minute: “I’m putting the green one here.” Screen time can come at another hour, and you can watch along then and say what you see.',
    ifNot:
      'If nothing else will do, sit beside the game for a few minutes at another time of day and just describe and admire. That’s good company. Then move your five minutes to a moment when the screen isn’t on the table anyway, like right after breakfast.',
  },
  'may-i-help': {
    name: 'helping when it doesn’t work out',
    say: 'Yes, you may help, as the helper and not as the boss. If {name} asks or hands you a piece, do just that bit and give it back. If nobody asks, let it wobble and even fall, and say what you see: “You’re trying it the other way around.” You can also build your own next to it, the way that holds; small eyes notice more than you’d think.',
    younger: 'At two or three, hold the base steady while {name} does the top.',
    sentences: [
      'You’re working out how the roof stays on.',
      'It fell, and you’re starting again.',
      'You gave me that piece, so I’ll hold it.',
      'I’m putting two on the bottom of mine.',
      'You found a way that holds.',
    ],
    why: 'In these five minutes the house isn’t the point. A child who tries, fails and tries again beside somebody calm learns more than how to build a roof.',
    steps:
      'Sit on your hands for three breaths before you step in. Describe the trying, not the result. If it turns into real frustration, name it and offer: “That’s annoying. I can hold this side.” Then wait for a nod. The right way to build it has all the rest of the day.',
    ifNot:
      'If it ends in tears each time, choose toys that can’t go wrong: big blocks, dough, animals. And if your fingers itch, make your own building beside it and keep them busy.',
  },
  'be-careful': {
    name: 'saying “be careful” all the time',
    say: 'Say what you see or where the foot goes, instead of the warning: “Your foot is on the thin branch,” “Both hands are on the bar.” It gives {name} something to use, where “be careful” only says that you’re scared. If it’s truly dangerous, don’t talk, go there and hold on. During the five minutes, put the risky things away beforehand and you won’t need either.',
    sentences: [
      'Your left foot is looking for the step.',
      'You’re holding on with both hands.',
      'You slowed down before the edge. Good thinking.',
      'You tested that branch before you stood on it.',
      'I’m standing right here under you.',
    ],
    why: 'A word that comes two hundred times a day turns into noise. Noticing what the body is doing builds the carefulness you’re after.',
    steps:
      'Decide first: is it dangerous, or just making you nervous? Dangerous means you move. Nervous means you step closer, breathe, and describe. Praise the careful bits: testing, slowing down, asking. In special time, “be careful” counts as a command, so a description helps your numbers too.',
    ifNot:
      'If it slips out anyway, just add what you meant: “Be careful … the top step is wet.” With a child who hardly ever looks, agree on a stop word and practice it as a game on flat ground.',
  },
} as const satisfies Shelf;
