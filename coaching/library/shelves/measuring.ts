import type { Shelf } from '#coaching/library/entry.ts';

export const measuring = {
  'how-it-counts': {
    name: 'how your words are counted',
    say: 'Playlight writes down what was said, works out who said it, and gives each thing you said a code, by rules that trained coders use, known as DPICS. Then it adds them up. It’s all software, so the numbers are estimates; tap a line in the transcript to see why it was counted that way.',
    sentences: [],
    why: 'Seeing your own sentences side by side shows you more than any advice could.',
    steps:
      'A longer stretch of talk is split into single thoughts, and each thought gets one code. “You’re lining up the cars” is a description, “I love how you tucked the bear in” is praise that says what for, and “The bear is sleepy” right after {name} says so is a reflection. A plain “Awesome!” is warm, but it doesn’t say what for, so it isn’t counted as labeled praise. Plenty of what you say is simply neutral and counts neither way.',
    ifNot:
      'If a code still puzzles you, correct it the way you see it; the counts follow you. You can also bring one line to me, and we’ll look at it together.',
  },
  'wrong-count': {
    name: 'a line or a count that’s wrong',
    say: 'You were there, so your word beats the count. Open the transcript of that play, tap the line, and change the words, the code, or who said it. The counts and the score follow right away. Misheard lines happen, so there’s no need to fix every one; mend those that bother you.',
    sentences: [],
    why: 'The numbers are only useful if you believe them, and nobody knows better what was said.',
    steps:
      'Start with the lines that matter to you, such as a praise that was missed. If {name}’s words ended up under yours, change who said it, and the line stops counting for you. Changed your mind? Your correction can be undone on the same sheet.',
    ifNot:
      'When lots of lines are off, the sound is the likelier culprit: bring the phone closer, switch off the TV, and record your voice again in Settings. If it stays bad after that, let the team know through Contact Us on your Account page.',
  },
  'criticism-shown': {
    name: 'being told you criticized',
    say: 'Ouch, being told you criticized isn’t nice after you gave it your best. Playlight marks criticism only when it’s very sure, and it’s meant as something to try next time, not as a verdict on you. Small corrections land there too, like “no, not that one” or “don’t mix those.” If it misread you, tap the line and correct it.',
    sentences: [],
    why: 'Even a gentle correction can take the wind out of a child’s game, which is why it’s worth noticing.',
    steps:
      'Read the line in the transcript and see what {name} had just done. Then think of what you’d have liked to see instead, and describe or praise that when it comes. “Don’t mix those” turns into a quiet breath, and then “You’re making a brand-new color.” One line is plenty to practice on.',
    ifNot:
      'If the same kind of sentence keeps slipping out, pick just that one and plan what you’ll do instead, even if it’s only a breath. Keep in mind that it can miss some too, so a play without a mark isn’t proof of anything either.',
  },
  'how-accurate': {
    name: 'how accurate the counts are',
    say: 'Close, but not exact, and not every voice comes through equally well. They’re estimates, and that’s why you see “about” in front of them: software mishears words, mixes up voices and picks a wrong code now and then. Don’t hang too much on one play. Look at which way the numbers move over a couple of weeks, and correct any line you know is wrong.',
    sentences: [],
    why: 'One play is a snapshot in a noisy room; several of them together tell you something.',
    steps:
      'You can help it along: phone within three to six feet, TV and radio off, and your voice recorded in Settings. Criticism is held back unless it’s very sure, so some of it goes unmarked. The report page under Progress says how far off the counts were in Playlight’s own tests.',
    ifNot:
      'If the numbers and your gut keep disagreeing, go with your gut and {name}’s face. A PCIT therapist who watches you play can tell you more than any count.',
  },
  'score-meaning': {
    name: 'what the score means',
    say: 'There’s no passing grade: the score runs from 0 to 5, and a good one is a bit more than your last few. Praise, reflections and descriptions lift it, measured against the goal; questions, commands and criticism bring it down. It rests on estimates, so a small dip says little. It also can’t see the warmth between you and {name}, and that’s the part that counts most.',
    sentences: [],
    why: 'One number makes it easy to see a direction, as long as nobody mistakes it for a grade.',
    steps:
      'Look at the counts behind the score first; they tell you what to do next. If one of the three skills is low, a couple more of that one will move it. If questions are what brings it down, turn one of them into a statement. When you correct a line in the transcript, the score is worked out again.',
    ifNot:
      'If the number gets under your skin, skip it for a week and read only the lines where you praised or described. A play without a score may have had too little talk or too many other voices in it, and your time together was real all the same.',
  },
  'goals-meaning': {
    name: 'the goals of ten, ten and ten',
    say: 'Ten, ten and ten is where the road leads, not where you have to start. It means ten praises, ten reflections and ten descriptions in five minutes, fewer if the play is shorter, and under three questions, commands and criticisms all together. Get there in small steps: one or two more of a single skill than last time is a fine goal.',
    sentences: [],
    why: 'At that pace you’re following {name} almost the whole time, and small steps keep it from feeling like a test.',
    steps:
      'Choose the skill that comes easiest and add a little there before you turn to the next. A shorter play is measured against a smaller goal, so the numbers can differ from one play to another. Questions tend to fade by themselves as descriptions take their place. There’s no deadline on any of this.',
    ifNot:
      'If ten feels miles away, forget the number and aim for one good sentence a minute. Should the goals on your screen not make sense, ask the team through Contact Us.',
  },
  'streaks-meaning': {
    name: 'streaks and milestones',
    say: 'A streak counts the days in a row you play, and it’s kinder than it looks: one missed day a week is forgiven. Milestones come from your plays and your skills, and once you’ve earned one, it’s yours. A play that was too short or silent counts for nothing and breaks nothing, so a false start is no harm done.',
    sentences: [],
    why: 'Showing up often, even briefly, is what lets {name} count on this time.',
    steps:
      'You’ll see the streak on Home, and your milestones under Progress. Some milestones are for showing up, like your first play or your tenth, and some are for skills, like reaching the goal for praise. If more than one day in a week slips by, the streak may start over, but nothing you’ve learned does.',
    ifNot:
      'If the streak starts to feel like pressure, look away from it and tie special time to something you do anyway, like the minutes after dinner. If a day you played is missing, open that play and see whether it still has to be sent.',
  },
  'not-heard': {
    name: 'a play that wasn’t heard',
    say: 'Sorry about that! Check first that your browser is allowed to use the microphone and that nothing covers it. Then put the phone three to six feet from where you play, turn off TV and radio, and try again. You still gave {name} your full attention, and that’s the part that matters.',
    sentences: [],
    why: 'A blocked microphone and a phone that’s too far away are the first things to rule out.',
    steps:
      'Look for the microphone sign in the address bar and make sure it isn’t blocked. Close other apps or tabs that might be using the microphone. Tap Start, say a sentence, and watch whether the play page shows that it’s recording. If it keeps failing, try another browser.',
    ifNot:
      'If the sound is there but couldn’t be scored, open that play and try again, or delete it. When nothing helps, write to the team through Contact Us with your phone model and your browser.',
  },
  'phone-place': {
    name: 'where to put the phone',
    say: 'Put it three to six feet from where the two of you play, off the floor and out of reach, with the play page open. Turn off TV and radio. After that, forget about it; your eyes are for {name}.',
    sentences: [
      'The phone lives on the shelf while we play.',
      'The TV is resting now, and I’m all yours.',
      'I’m putting my phone down so I can watch you.',
      'It’s nice and quiet in here for the two of us.',
      'The phone has its spot, and we have the rug.',
    ],
    why: 'Close and quiet is how your words get through, and a phone that’s out of sight doesn’t tempt anyone.',
    steps:
      'Choose a shelf or a chair near your usual spot, and use the same one every time. A hard tabletop that gets banged on, or a pocket, makes for a lot of rumbling. If {name} likes to roam, put the phone in the middle of the room rather than in a corner.',
    ifNot:
      'If {name} goes after the phone, place it higher or behind a picture frame and say nothing about it. In a place that’s always loud, play there for fun and do the recorded plays somewhere quieter.',
  },
  'third-voice': {
    name: 'other voices in the room',
    say: 'That’s fine, since homes are rarely silent: Playlight notices other voices, leaves them out of your counts as well as it can, and tells you. When they take up a large part of the talk, that play isn’t scored. It helps to turn off TV and radio, tell the others you’re recording, and have your own voice recorded in Settings.',
    sentences: [
      'These five minutes are just for the two of us.',
      'Everyone gets a turn, and this one is yours.',
      'We’re in our quiet corner now.',
      'The TV goes off while it’s your special time.',
      'You waited so patiently while I closed the door.',
    ],
    why: 'The fewer voices there are, the surer it is that your words get counted and nobody else’s.',
    steps:
      'Before you start, close the door and give siblings something of their own to do. Let everyone in the room know that it’s recording. If somebody wanders in, a smile is fine; there’s no need to stop. Lines that landed under the wrong name can be changed in the transcript afterward.',
    ifNot:
      'If it’s never quiet at your place, try another time of day, like right after breakfast or before the bath. You can also play without a score now and then; {name} gets the same five minutes.',
  },
} as const satisfies Shelf;
