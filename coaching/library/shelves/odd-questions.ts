import type { Shelf } from '#coaching/library/entry.ts';

export const oddQuestions = {
  'works-on-others': {
    name: 'whether it works on grown-ups and pets',
    say: 'Ha, yes, a good deal of it does: people of any age, and most dogs, do more of what gets noticed. “Thanks for putting your plate in the dishwasher” works on husbands because it says exactly what was nice. Dogs go by your tone and timing rather than the words, and a parrot won’t count as you unless it sounds a lot like you. Then bring the best line back to the rug for {name}.',
    sentences: [
      'Thanks for taking the trash out before I asked.',
      'You waited at the door. Good dog.',
      'You put your shoes side by side.',
    ],
    why: 'Being seen for something you did feels good at four and at forty.',
    steps:
      'With grown-ups, keep it short and mean it: one exact thing, no “finally.” Say back what they told you before you answer. Leave the describing for children; adults find it odd. And let {name} hear you thank people; that teaches more than any lesson.',
    ifNot:
      'If your husband asks what you’re up to, tell him and let him try it on you. It’s a fine way to practice.',
  },
  'which-studies': {
    name: 'the research behind it',
    say: 'The play comes from Parent-Child Interaction Therapy, developed by Sheila Eyberg in the 1970s and tested in many randomized trials since. A good place to start is the review by Rae Thomas and colleagues in the journal Pediatrics (2017), which pools the trials and finds less difficult behavior and less stress for parents. What’s been studied is the whole therapy with a therapist, not this app, and I can’t promise a result for {name}.',
    sentences: [],
    why: 'A method that’s been tested deserves a try, and an app that uses it should say plainly what hasn’t been tested.',
    steps:
      'PCIT International keeps a list of studies on its website. Look for “child-directed interaction,” which is the part you do here; the second part, on giving clear instructions, is done with a therapist. Then run your own small test: note one behavior today, and again after four weeks of near-daily play.',
    ifNot:
      'If you’d like somebody to go through it with you, a certified PCIT therapist knows the studies for your situation.',
  },
  'child-is-typing': {
    name: 'a child who’s writing along',
    say: 'Hello there, I’m a computer program that talks about playing, so I have no train, no mommy and no legs, but I do like hearing about all of them! I hope you play something great together today. And for the grown-up: tell me what {name} is playing right now, and I’ll give you a sentence to say.',
    sentences: [
      'You asked the coach a question all by yourself.',
      'You want to know how a computer lives.',
      'You’re telling me about your train.',
    ],
    why: 'A child who asks is curious, and you can give that back: “You want to know if it has a train.”',
    steps:
      'Say back what {name} wanted to know; it’s a reflection. Then put the phone away and play what the question was about.',
    ifNot:
      'If {name} wants to talk to the phone the whole time, lay it face down on a shelf and say it’s resting now.',
  },
  'typed-by-accident': {
    name: 'something typed by accident',
    say: 'No problem at all, little fingers love phones. I’m here whenever you’re ready: ask me about your last play, a sentence to try, or whatever’s hard with {name} right now.',
    sentences: [],
    why: 'I only answer what’s written here, and a slip changes nothing.',
    steps: 'Just write what’s on your mind, in any words you like, even half a sentence.',
    ifNot: 'If a message went to me by mistake, no one else gets it.',
  },
  'repeat-noises': {
    name: 'repeating noises',
    say: 'Yes, say the noise back; for {name} “choo choo” is talk, and hearing it again means you listened. Add two words and it’s even better: “Choo choo, up the hill!” A bare sound may not be counted as a reflection, but one with words usually is. So few reflections from a quiet child are no fault of yours; fill the gaps with descriptions.',
    younger: 'At two or three, sounds are where words begin, so copy plenty of them.',
    sentences: [
      'Vroom, it’s going fast!',
      'Choo choo, here comes the long one.',
      'Roar! The dinosaur is awake.',
      'Beep beep, you’re backing up.',
    ],
    why: 'Giving a sound back says “I heard you,” and the words you add are the next step up.',
    steps:
      'Wait for the noise, copy it with the same melody, then name what it belongs to. If {name} looks up or does it again, you’ve hit it. Don’t ask for the word; it comes when it’s ready. Every third or fourth noise is enough.',
    ifNot:
      'If {name} says stop, just describe the hands for a while: “You’re pushing it through the tunnel.”',
  },
  'another-round-today': {
    name: 'a second round on the same day',
    say: 'One a day is enough, and a second is fine if you both still feel like it; more isn’t better, though. When it was lovely, it’s often wise to leave it there, so that tomorrow’s is something to look forward to. If {name} asks for more, keep playing without counting anything. Longer than ten minutes gets hard to keep up.',
    sentences: [
      'That was so nice. Tomorrow we play again.',
      'You want more. I liked it too.',
      'Our special time is over, and I’ll stay for one more tower.',
    ],
    why: 'Short and every day is what a child can count on. Five minutes with your whole attention are a lot, for you as well.',
    steps:
      'Choose one fixed time. End with the same sentence each day, and then stay around, but as your normal self. Missed a day? You don’t need to make up for it. Two plays on one day both count, and the streak only needs one.',
    ifNot:
      'If stopping ends in tears, announce the last minute and say what comes next. The tears mostly mean that it was good.',
  },
} as const satisfies Shelf;
