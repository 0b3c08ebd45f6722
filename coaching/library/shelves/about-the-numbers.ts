import type { Shelf } from '#coaching/library/entry.ts';

export const aboutTheNumbers = {
  'score-stings': {
    name: 'a score that hurts',
    say: 'It makes sense that a number about you and {name} stings; nobody likes a grade on something this close to the heart. It only counts a few kinds of sentences in five minutes. It can’t see love, patience, or who gets up at night. If it bothers you, skip the score for a week and read only the lines where you praised or described.',
    sentences: [
      'I had such a good time on the rug with you.',
      'You leaned on me while you built that.',
      'You laughed, and I laughed with you.',
    ],
    why: 'A low number at the start says that these sentences are new to you, and nothing else. It’s there to show a direction.',
    steps:
      'After the next play, go straight to “See what was said” and pick one line you like. Choose one small thing for the day after, like one more praise. Look at Progress once in two weeks instead of every day. And when the app is the thing that spoils the play, leave it off; the five minutes help without it.',
    ifNot:
      'Tell somebody who knows you with {name} how it felt; they’ve seen what no app sees. If you feel bad about yourself on most days, and not just after a score, that deserves a talk with your doctor or a counselor.',
  },
  'just-being-nice': {
    name: 'whether I’m only being nice',
    say: 'Fair question, and no, I don’t make up praise: what I quote you really said, and what I count is in your lines. I do lead with what worked, because you’ll do more of it. I also say what to change, one thing at a time, except after a very first play. You can check me under “See what was said,” line by line.',
    sentences: [],
    why: 'A list of faults makes anyone stiff, and stiff is the opposite of playful. What went well is the part you can build on.',
    steps:
      'Ask me for the plain numbers, for your questions or your commands, or for the line that I’d change. I’ll tell you those just as straight. What I can’t judge is your tone or your face, so trust yourself there.',
    ifNot:
      'If you’d like a second pair of eyes, a PCIT therapist can watch you play and tell you what no app can hear.',
  },
  'others-numbers': {
    name: 'what others get',
    say: 'I can’t show you anyone else’s numbers; every family’s plays are their own, and there’s no ranking. A first play usually has a lot of questions and only a little praise, since that’s how grown-ups talk. The only comparison worth making is with your own last play. One more praise than yesterday beats anybody’s ten.',
    sentences: ['You and I play our own way.', 'I like our five minutes just as they are.'],
    why: 'Another child, another mood, another toy: two plays can’t be measured against each other. Your own line over weeks can.',
    steps:
      'Open Progress and look at your last few plays. Pick the skill that’s lowest and add one a day. If your sister likes to compare, swap sentences instead of scores: each brings the best one of the week.',
    ifNot:
      'If the comparing gets to you, agree to talk about anything but numbers for two weeks. You’ll hear better stories.',
  },
  'raise-score': {
    name: 'getting a higher score',
    say: 'The quickest honest way: turn three of your questions into statements, and name one exact thing you like every half minute. That moves all the parts of the score at once. “Nice, nice, nice” doesn’t help; a praise only counts when it says what for, like “Nice job pouring without spilling.” And {name} can tell when it’s read off a list.',
    sentences: [
      'I like how you set the spoon down so quietly.',
      'You’re stirring the soup all the way to the bottom.',
      'Thank you for saving me a seat.',
      'You’re giving everyone the same number of eggs.',
    ],
    why: 'The score adds praise, reflections and descriptions against the goal and takes off for questions, commands and criticism. So swapping a question for a description pays twice.',
    steps:
      'First minute: only describe hands. Second: say back whatever {name} says. Third: one praise with a reason each time something goes well. When a question is on your tongue, turn it into what you see. Repeat for the rest.',
    ifNot:
      'If the number doesn’t move, look at your lines: questions hiding at the end of sentences, “right?” and “okay?”, are the usual thief.',
  },
  'does-it-count': {
    name: 'whether a play counts',
    say: 'It doesn’t have to be a perfect one to count. A play of half a minute or more with your voice in it is counted, with a baby on your hip, lying on the rug or in the tub. Shorter ones don’t count, and they don’t break anything either. For {name} what matters is that you were there and followed along for a bit.',
    sentences: [
      'I’m lying down, and I can see everything you do.',
      'The baby is on my arm, and my eyes are on you.',
      'That was short today, and I liked it.',
    ],
    why: 'A short or sleepy play every day does more than a perfect one on Sunday.',
    steps:
      'Keep the phone within three to six feet, so it hears you. If somebody else has to be in the room, that’s fine. If you were busy with something else the whole time, do another two minutes when you can really look.',
    ifNot:
      'If today’s numbers look odd because of all that, let them be; one play says little. You can also delete it under Your Data on your Account page.',
  },
  'noise-in-play': {
    name: 'noise during the play',
    say: 'Noise can well have swallowed some of it, so take today’s numbers as a little low rather than exact. Machines, TV, rain or a crying baby cover soft voices first. Open “See what was said”: if lines are missing or garbled, that’s the noise, and you can correct the ones you remember. Next time, put the phone closer to you, within three feet, and away from whatever hums.',
    sentences: [],
    why: 'Software needs to hear each word apart from the rest of the room. What it isn’t sure of, it leaves out rather than guess.',
    steps:
      'Look for the quietest five minutes you have, even if that’s the bathroom floor. Put the phone on something soft, not on the machine’s table. Recording your voice in Settings again, in your usual room, helps it pick you out.',
    ifNot:
      'If it stays noisy where you live, trust your own count: play for a minute, and put a pebble in your pocket for each praise. It’s your practice that matters.',
  },
  'whose-voice': {
    name: 'whose voice was counted',
    say: 'Only lines it takes for yours are counted; it tells you from others by the voice sample you recorded. It can mix people up, a child’s high voice, a sister who sounds like you, a husband on the sofa. So open “See what was said,” and if a line isn’t yours, tap it and change who said it; the counts and the score follow right away.',
    sentences: [],
    why: 'The numbers are about one grown-up’s talk. A line under the wrong name would teach you the wrong thing.',
    steps:
      'If somebody else played on your account, that play says nothing about you: you can delete it under Your Data on your Account page, or keep it as a nice memory. For somebody who plays often, a separate account with their own voice works better. Without a voice sample the app has to guess more, so record one in Settings.',
    ifNot:
      'If it keeps mixing you up, record your voice once more in a quiet room, and ask the others to stay out for five minutes. If it’s still off, tell the team through Contact Us on your Account page.',
  },
  'tag-questions': {
    name: 'ending sentences with “right?” or “okay?”',
    say: 'Yes, they count: “We’re making tea, right?” is a question to the app, because it asks for an answer, even when you don’t mean it as one. It’s a habit, in some languages it’s plain good manners, so no harm done. The fix is small: say the same sentence and stop before the last word. Let your voice go down at the end, and it turns into a description.',
    sentences: [
      'Instead of “You’re making soup, right?”: “You’re making soup.”',
      'Instead of “It’s hot, no?”: “It’s hot.”',
      'Instead of “Really?”: “The dog ate it all.”',
      'Instead of “Let’s put it here, okay?”: “You’re finding a place for it.”',
    ],
    why: 'That little word at the end hands the turn back to {name}, who then has to agree or answer instead of playing on. Without it, the sentence is a gift.',
    steps:
      'For one play, listen only for your own last words. When one slips out, say the sentence again without it. “Really?” and “Yeah?” can become the thing {name} just said. You’ll see your count of questions drop while your descriptions go up, with the very same sentences.',
    ifNot:
      'If it’s in your bones, try leaving out only one kind, like “okay?”, for a week. And where the app took a plain statement for a question, tap the line under “See what was said” and change it.',
  },
} as const satisfies Shelf;
