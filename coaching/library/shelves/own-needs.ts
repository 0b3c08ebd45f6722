import type { Shelf } from '#coaching/library/entry.ts';

export const ownNeeds = {
  'work-guilt': {
    name: 'feeling bad about working so much',
    say: 'You leave in the morning with a small face at the window, and it follows you all day. Working doesn’t mean you’re letting {name} down, and time together isn’t only a matter of hours. Guard one spot that belongs to the two of you, the first five minutes after you’re reunited, phone away, {name} in the lead. Then dinner may be toast.',
    younger:
      'For a toddler, a quick cuddle on the floor before your coat is off says “I’m back” better than words.',
    older:
      'From seven on, tell {name} a little about your day too, the funny and the hard part, so work isn’t just the thing that takes you away.',
    sentences: [
      'I thought of you at lunch today.',
      'I’m home, and the first five minutes are yours.',
      'You missed me, and I missed you.',
      'You’re showing me everything you built at daycare.',
      'I like my work, and I love coming home to you.',
      'Tomorrow I leave early, and we’ll have breakfast together first.',
    ],
    why: 'What a child keeps is whether you light up when you see each other, again and again. A small fixed meeting can be counted on, and a guilty treat can’t.',
    steps:
      'Make goodbye and hello into little rituals that are always the same. In between, leave a sign: a heart on the hand, a note in the lunchbox. When you get home, play first and unpack later, even if it’s only five minutes. Don’t try to make up for the day with presents or by dropping rules. And at night, name for yourself one moment in which you were really there.',
    ifNot:
      'If evenings are hopeless, move it to the morning, five minutes under the blanket before anybody gets up. Look as well at whether one hour a week can be traded, with your boss or your partner. The guilt may go on talking for a while; you can hear it and still go to work.',
    ask: 'If the bad conscience keeps you awake or takes the joy out of your days, talk to your doctor or a counselor about it.',
  },
  'new-baby-at-home': {
    name: 'having a newborn and an older child',
    say: 'A newborn on your arm, no sleep, and the older one pulling at your leg: that’s more than two hands can do. Shrink special time until it fits. Two or three minutes on the couch while the baby drinks still count for {name}; your voice is free even when your arms aren’t. Describe, praise, smile, and let everything else in the house wait.',
    younger:
      'If the big one is only two or three, keep a basket of toys by your feeding chair, and sit on the floor when you can.',
    older:
      'From seven on, tell {name} honestly that you’re worn out, and choose a time together when someone else holds the baby.',
    sentences: [
      'My arms are full, and my eyes are on you.',
      'You brought the diaper right when I needed it.',
      'You’re driving the bus around my feet.',
      'The baby is drinking, and you and I can play.',
      'You used your soft voice next to the crib.',
      'I’m tired today, and I’m glad you’re here.',
      'You want me without the baby for a bit.',
    ],
    why: 'What {name} misses isn’t the long afternoons but the feeling of being seen. A sentence now and then while you feed keeps that thread from tearing.',
    steps:
      'Find the one moment a day that’s calmest, often the first feeding after breakfast, and make it your play date. Offer things that need only your voice: drawing, cars, puppets, a book {name} tells to you. When the baby cries, say what happens next, and come back to the game with a word about it. Accept every offer of help, and ask for the kind you need: somebody to hold the baby for ten minutes. Sleep whenever anyone gives you the chance.',
    ifNot:
      'On days when nothing works, let it be a single good moment: a look, a hand on the head, one named kindness. You can also ask a grandparent or friend to do the five minutes while you lie down. These weeks are an exception, and the streak is the least of your worries.',
    ask: 'If you’re sad or frightened most of the day, can’t sleep even when the baby does, or have thoughts of harming yourself or the baby, call your doctor, midwife or a crisis line today.',
  },
  'wants-own-time': {
    name: 'needing time to yourself',
    say: 'By evening, one more hand on your arm is one hand too many. Wanting to be left alone for a while doesn’t mean that you love {name} less. Plan small breaks as firmly as a doctor’s appointment, say kindly what your body needs, and say when you’ll be back. Five minutes you give freely are easier if there are ten that belong to you.',
    younger:
      'With a toddler, your break begins when someone else takes over or at nap time, so leave the dishes then.',
    older:
      'From seven on, a quiet half hour for everyone, each in their own corner, can become a house rule.',
    sentences: [
      'My body needs a little break from climbing.',
      'I’m having my tea, and then I’m back with you.',
      'You can sit next to me while my lap is resting.',
      'You gave me ten quiet minutes, and that felt good.',
      'You played in your corner while I read.',
      'I like holding your hand just like this.',
    ],
    why: 'A body that’s been touched, called and climbed on all day sounds an alarm at some point. A calm limit in time protects you both from the sharp one that comes too late.',
    steps:
      'Notice your early signs, such as flinching, holding your breath, a clipped voice. At that point, say your sentence and change something: stand up, step outside, put a pillow between you. Offer another kind of closeness: a story side by side, a hand to hold. Arrange one fixed break a week that nobody can cancel. For special time choose things with a table in between, like drawing or building.',
    ifNot:
      'If there’s no one to take over, swap an hour with another parent, or let an audiobook or a show do half an hour without guilt. Start with a break of three minutes, with a timer {name} can see, and be back on the dot. There may be protest at the door at first; your coming back is what calms it.',
    ask: 'If you feel empty or irritated nearly all the time, or afraid of what you might do, please talk to your doctor. When it gets to be too much right now, make sure {name} is safe and step out of the room.',
  },
  'hates-own-voice': {
    name: 'not liking to hear or record yourself',
    say: 'Nearly everyone hates their own voice, so you’re in good company. You don’t have to listen to anything: keep no recordings if you like, and just look at one good line afterward. Nobody at Playlight listens in, and to {name}, that voice of yours is home. Tap Start, put the phone where you can’t see it, and play.',
    sentences: [
      'You’re making the dinosaur stomp through the mud.',
      'I’m happy I get to watch you build.',
      'Your rocket has three windows.',
      'You laughed when I did that voice.',
      'You’re snipping the paper into tiny squares.',
      'I like our time on this old rug.',
    ],
    why: 'You hear your own voice partly through your own bones, so a recording sounds strange to its owner. {name} hears someone who’s paying attention.',
    steps:
      'Set the phone three to six feet away, behind a plant or on a shelf, and sit with your back to it. Make the first minute purely about looking at {name}’s hands. Afterward, read only the praise you gave and close the app. Leave the score alone for a week if it stings. The numbers are estimates that are meant as a compass, not as a grade.',
    ifNot:
      'Play a few times with no app at all, until the sentences feel like yours; that helps {name} just as much, it only isn’t counted. Then try one recorded play a week. Feeling watched tends to fade with each time, and if it doesn’t, the unrecorded way is all right.',
  },
} as const satisfies Shelf;
