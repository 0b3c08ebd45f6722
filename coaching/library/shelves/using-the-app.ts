import type { Shelf } from '#coaching/library/entry.ts';

export const usingTheApp = {
  'app-trouble': {
    name: 'something in the app that’s stuck',
    say: 'Sorry that it got stuck, just when you’d finally found the time. Reload the page first; that clears up a good deal. Nothing is lost by it: sound that hasn’t been sent yet is kept on your phone and goes out when the connection is back. If it stays stuck, write to support through Contact Us on your Account page.',
    sentences: [],
    why: 'The page may have lost its connection for a moment, and reloading sets it up again.',
    steps:
      'Reload the page, and see whether the other pages open. If an upload won’t finish, get back to a good connection, open Playlight on the same phone and give it a little time. A play that was cut off can be continued from Home. When you write to support, say which page you were on, what you tapped, and which phone and browser you use.',
    ifNot:
      'Close the tab, open Playlight again in your browser and log in once more. If that doesn’t do it, send support a message through Contact Us on your Account page; the play you had with your child did its good anyway.',
  },
  'pause-or-interruption': {
    name: 'interruptions during a play',
    say: 'That’s no problem, and it still counts. The timer runs on while you see to it; if the microphone is lost, the play waits for you, and if the tab got closed you can continue from Home. You may also end early at any time. Only plays shorter than 30 seconds don’t count, and even those break nothing.',
    sentences: [
      'I have to get the door, and I’ll be right back.',
      'The phone rang, and now we go on.',
      'You kept the farm going while I was away.',
      'That was a short one today, and I enjoyed it.',
    ],
    why: 'What was played before the interruption is still worth something, to your child and in the counts.',
    steps:
      'Tell {name} in one sentence that you’ll be right back, and see to whatever it is. If you went to another tab or took a call, come back to the page and go on. If the tab is gone, open Playlight and look on Home, where the play is waiting. When the mood has passed, end it there; a few minutes are fine.',
    ifNot:
      'If the play can’t be continued from Home, reload the page. If it’s still missing, write to support through Contact Us on your Account page, or simply start a new one when it suits you both.',
  },
  'which-device': {
    name: 'which device to use',
    say: 'Any phone, tablet or computer with a microphone will do, because Playlight runs in the browser. Put it within three to six feet of the two of you. Leave the headphones off: their microphones hear the room worse than the phone’s own. For a watch or any other gadget, ask support through Contact Us on your Account page.',
    sentences: [],
    why: 'What matters is that the microphone hears both of you well, and a phone lying nearby does that best.',
    steps:
      'Open Playlight in the browser of the device you want to use and log in to your account. Allow the microphone when the browser asks. Play for a minute or two and look at the transcript to see how well it heard you. Sound that hasn’t been sent yet stays on the device that recorded it, so open Playlight there again to let it finish.',
    ifNot:
      'If an old device struggles or hears badly, try another one you have around, or move it closer and switch off the TV. For questions about using several at once, support can help you through Contact Us on your Account page.',
  },
  'past-plays': {
    name: 'your earlier plays',
    say: 'Your latest plays are under Progress. Open one and you’ll find its transcript, with what you said and what {name} said, and you can tap a line to correct it. The sound itself is there only if you chose to keep recordings. If you’d like everything, older plays included, there’s a download under Your Data on your Account page.',
    sentences: [],
    why: 'Looking back over a few weeks shows changes that are hard to see from one day to the next.',
    steps:
      'Go to Progress and pick the day you’re after. Read through the transcript for one line you like, and use it again in the next play. From Progress you can also print a report for a therapist or save it as a PDF. Single plays can be deleted under Your Data on your Account page.',
    ifNot:
      'If a play is missing, it may have been too short or silent to count, or its sound is still waiting on the phone for a connection. Reload the page on that phone, and if it doesn’t turn up, write to support through Contact Us on your Account page.',
  },
  'practice-without-recording': {
    name: 'playing without the app',
    say: 'By all means, play without it whenever you like; your attention is what helps {name}, and the phone adds nothing to that. It just isn’t counted, so you won’t see numbers for it. If it’s only the keeping of sound that bothers you, know that recordings are kept only if you choose so. A recorded play now and then shows you where you stand.',
    sentences: [
      'It’s just us today, with no phone on the shelf.',
      'You’re collecting pinecones in your hood.',
      'You splashed, and I splashed right back.',
      'I loved our walk with all your stories.',
    ],
    why: 'The change comes from the minutes together. Counting is a mirror for you, useful once in a while.',
    steps:
      'Choose for yourself: perhaps two or three plays a week with the app and the rest without. For those without, take one skill in mind, such as praising, and notice afterward whether it came up. Streaks count days with a play in the app, and one missed day a week is forgiven. In the app, the microphone is on only from your tap on Start until the play ends.',
    ifNot:
      'If you miss having a number, count just one thing on your fingers, say five praises. And if the streak makes you feel pushed, let it go; it’s there to cheer you on and for nothing else.',
  },
  'child-wants-to-listen': {
    name: 'a child who’s curious about the recording',
    say: 'Tell {name} the truth: the phone listens during your five minutes, because you want to get better at playing, and it stops when you’re done. Then put it on a shelf, three to six feet away and out of sight, but leave the page open. If {name} talks to it, reflect a word or two and go on playing.',
    younger: 'With a two- or three-year-old, out of sight does nearly all of the work.',
    older:
      'From seven on, {name} has a say in this: be open about what is kept, and respect a wish not to be recorded.',
    sentences: [
      'The phone is helping me learn to play with you.',
      'You’re saying hello to the phone.',
      'You’d love to hear how you sound.',
      'After our five minutes you can have a look.',
      'You came back to the puzzle, and I’m glad.',
    ],
    why: 'A screen in view pulls the eyes away from both of you. What has been explained honestly and isn’t in sight soon stops being interesting.',
    steps:
      'Show {name} before you start where the phone will be, and let {them} say one sentence to it. During the play, treat it like a piece of furniture. If you keep recordings, you can play a short part together later from your own account; pick a moment of laughing or a nice praise. Scores and corrections are yours, so keep that page to yourself. If you’d rather not have sound around at all, don’t keep recordings.',
    ifNot:
      'Let a stuffed animal sit in front of the phone as its guard, and leave the guarding to {name}. If the phone still takes over, play without the app for a few days; it helps just as much and only isn’t counted.',
  },
  'wrong-words': {
    name: 'words that were misheard',
    say: 'Tap the line in the transcript, and you can put in the words you really said. You can correct its code there as well, and the counts and the score follow. Mishearing happens, most of all when there’s noise or somebody else is talking. Bringing the phone nearer and turning the TV off helps for the next play.',
    sentences: [],
    why: 'The transcript is made by a program and is an estimate. You were there, so your correction counts.',
    steps:
      'Open the play, under Progress if it’s an earlier one, and tap the line that’s off. Change the words, and check whether the code still fits what you meant. You don’t need to fix every line; those that changed a count are enough. If your words and {name}’s are often mixed up, record your voice again in Settings, under Voice.',
    ifNot:
      'If it mishears a lot, put the phone three to six feet from you both, leave the headphones off and turn off the radio. If it stays that way, tell support through Contact Us on your Account page.',
  },
} as const satisfies Shelf;
