import type { Shelf } from '#coaching/library/entry.ts';

export const screens = {
  'takes-my-phone': {
    name: 'your child grabbing your phone',
    say: 'Give it a home up high, and when it does get grabbed, hold out your hand, say one calm sentence, and offer something else to hold. During special time let it lie on a shelf a few feet away, and don’t look at it yourself.',
    younger:
      'For a two- or three-year-old, out of sight beats any rule. A toy phone makes a fine stand-in.',
    older: 'With an older child, make a clear deal about when phones get parked, yours included.',
    sentences: [
      'The phone goes in my hand, please.',
      'You handed it right back to me. Thank you.',
      'You want to see the pictures on it.',
      'The phone is resting, and I’m here with you.',
      'You left it on the shelf the whole time.',
      'You’re calling Grandma on the toy phone.',
    ],
    why: 'A phone lights up, makes sounds and gets a lot of your attention, so of course it’s interesting. When it’s out of the way and you’re fully there, you become the better toy.',
    steps:
      'Choose one parking spot for all phones, high enough that it takes a grown-up. Before you play, tap Start, set the phone on a shelf three to six feet away, and say that it’s resting now. If {name} goes for it, move it without a chase, because a chase is a wonderful game. Then put your hands on the toys and talk about those until the play comes back.',
    ifNot:
      'Trade instead of pulling: offer something {name} likes with one hand and take the phone with the other. Outside of your play, keep the screen locked so nothing exciting happens, and show very little reaction. It may take a week or so of a boring phone before the interest fades.',
  },
  'too-much-screen': {
    name: 'too much screen time',
    say: 'You can turn it around one piece at a time, without a war. Choose one part of the day, say the hour before dinner, make it screen-free for the whole family, and start it with special time. Have something nice ready to fill that gap.',
    younger:
      'With a two- or three-year-old, watch short things together and talk about them. A show that ends works better than one that rolls on and on.',
    older: 'From seven on, write the plan together and hang it where everybody sees it.',
    sentences: [
      'The tablet is sleeping, and we have time to play.',
      'You found something to do all on your own.',
      'You miss your game right now.',
      'You’re building a whole city out of boxes.',
      'Your show comes back tomorrow after lunch.',
      'I love having this hour with you.',
      'You got out your crayons when you felt bored.',
    ],
    why: 'It’s easier to start a good thing than to stop a tempting one. Fixed times also take away the daily bargaining.',
    steps:
      'For two days, just write down when screens are on and what they do for you, such as giving you time to cook. Keep the times you truly need and pick one you can do without. Have something ready to play with before it starts: dough, blocks, a box of dress-up clothes. Keep meals and bedrooms screen-free, your own phone too. Let boredom hang around a little, because ideas tend to come out of it.',
    ifNot:
      'If there’s an uproar, make the step smaller: twenty minutes, at the same time every day, for two weeks. Fill a jar with ideas you and {name} came up with, and pull one out when the moaning starts. The first days are the loudest.',
    ask: 'If screens crowd out sleep, school or friends, or nothing else seems to bring any joy, bring it up with the pediatrician.',
  },
  'turning-screen-off': {
    name: 'turning the screen off',
    say: 'Agree on the end before it starts, one episode or one level, then sit down close by for the last two minutes and let {name} press the button. Go straight from there into something pleasant, a snack or a few minutes of play together.',
    younger:
      'With a two- or three-year-old, wave bye-bye to the characters together and have the next toy ready in your hand.',
    older: 'From seven on, let {name} set the alarm and find a good place to save the game.',
    sentences: [
      'Two more minutes, then the screen goes off.',
      'You pressed the button yourself, just as we agreed.',
      'You’re really mad that the show is over.',
      'It was hard to stop, and you did it.',
      'You put the tablet on the charger. Thank you.',
      'The show is done, and snack is waiting for us.',
      'I saw you take a big breath after it ended.',
    ],
    why: 'Coming out of a screen is a little like being woken up. A known end and a friendly bridge to the next thing make the landing softer.',
    steps:
      'Say what’s coming before the screen goes on: one episode, then we cook. Near the end, join in for a moment and talk about what’s happening, so you’re already together when it stops. Once it’s off, name the anger one time and don’t bargain. Yelling earns no extra minutes, and the first calm thing earns a kind word. Keep the same order every day until it’s dull routine.',
    ifNot:
      'If it ends in screaming anyway, switch it off yourself, kindly, and stay nearby without many words. Tomorrow, move screens to a time when something good comes next, such as going outside, and away from bedtime. When you stop giving in, expect a few louder days.',
  },
} as const satisfies Shelf;
