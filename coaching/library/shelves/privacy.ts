import type { Shelf } from '#coaching/library/entry.ts';

export const privacy = {
  'who-can-hear': {
    name: 'who can hear the recordings',
    say: 'Nobody but you can play a recording from your account, and software does the listening while you play. No recording is kept unless you turn that on in Settings, and kept ones are encrypted. Sound goes to an outside service only if you agreed to that very service in Settings. Two things stay open: authorities can ask where the law requires it, and whoever logs in as you can hear what you kept.',
    sentences: [],
    why: 'It’s easier to be silly on the rug once you know whose ears are in the room.',
    steps:
      'While you play, the sound is handled in memory, and it’s gone once the play is scored. If the connection drops, it waits on your phone and then, encrypted, on the server until it can be scored. The Privacy Policy names the few others who may get some of your data: whoever hosts the service or delivers its email, a provider you choose to log in with, and authorities where the law requires it.',
    ifNot:
      'If you’d rather have no sound kept, leave Keep my recordings switched off; that’s how it starts. Anything the Privacy Policy leaves open, you can ask the team through Contact Us on your Account page.',
  },
  'where-is-data': {
    name: 'where your data is kept and for how long',
    say: 'On the servers that run Playlight, not on your phone, which only holds sound until it’s scored. Your words and counts stay with your account until you delete them, and the sound of a play is gone once it’s scored, unless you chose to keep your recordings. Kept recordings are stored encrypted. The transcript, the counts and our chats sit in Playlight’s database and storage; delete a play, a child or the account, and they go too.',
    sentences: [],
    why: 'The words and counts stay so you can look back and see how far the two of you have come.',
    steps:
      'Your phone only holds sound that’s waiting to be scored; everything else is on the server. Sound that couldn’t be scored waits, encrypted, until you try again or delete it. While a play is being heard, every voice in the room is also turned into a set of numbers that can’t be played back, and those go when the play is scored, or after a little over an hour if it broke off. The words of a play that broke off and was never saved last about a day. Backups can hold on to things for up to 30 days.',
    ifNot:
      'Open the Privacy Policy, under Legal & Privacy on your Account page, and look for How Long We Keep It; it goes through everything item by item. If your case isn’t there, ask through Contact Us.',
  },
  'ai-training': {
    name: 'selling your data or training AI with it',
    say: 'Your data isn’t sold, and by the terms Playlight may use it only as far as it needs to run the app for you. There’s no advertising, and what you say and record stays yours. Should anything ever be kept to improve Playlight beyond your own account, it has to be anonymized first, so nobody can be recognized.',
    sentences: [],
    why: 'What happens in your living room belongs to your family, and the terms put that in writing.',
    steps:
      'An outside service for the coach or the transcription gets something only after you agree to it by name in Settings, and you see there what it would get. Such a service handles what it receives by its own rules, so it’s worth reading those first. You can turn it off at any time, though what was already sent stays sent.',
    ifNot:
      'For the exact wording, open Legal & Privacy on your Account page and read Content Ownership and AI and Data Collection in the terms, then Sharing in the Privacy Policy. If a doubt is left after that, put it to the team through Contact Us.',
  },
  'delete-my-data': {
    name: 'deleting your data',
    say: 'You can delete your data yourself, whenever you like, under Your Data on your Account page. There you can remove a single play with its transcript and recording, a child, all recordings, or all of your data. Your voice sample can also go alone, with Delete Voiceprint in Settings. In the app it’s gone at once and for good; in backups it can take up to 30 days.',
    sentences: [],
    why: 'It’s your family’s story, so you decide how much of it stays.',
    steps:
      'Deleting all recordings leaves your results and transcripts in place. Deleting a child takes every play, transcript and recording with that child along. Your voiceprint is deleted in Settings, and the account itself under Legal & Privacy on the Account page. None of this can be undone, so download a copy first if you might want one.',
    ifNot:
      'If you can’t find the play you want gone, or something won’t delete, write to the team through Contact Us on your Account page. They can help with whatever you can’t do yourself.',
  },
  'download-data': {
    name: 'getting a copy of your data',
    say: 'To get a copy of everything, open Your Data on your Account page and choose Download my data. You get one zip file with what your account holds, as JSON and as CSV tables for a spreadsheet. You may be asked to confirm first that it’s really you.',
    sentences: [],
    why: 'What you said and how it was counted is yours to take along.',
    steps:
      'Do it on a device where you can easily save and open a zip file. The tables are the ones to start with if you just want to look at your plays. Keep the file somewhere private, since {name}’s words are in it too.',
    ifNot:
      'When the download fails, check your connection and try once more. If it’s the sound of a kept recording you’re after, or the file won’t open, ask through Contact Us on your Account page.',
  },
  'is-it-listening-now': {
    name: 'when the microphone is on',
    say: 'Playlight doesn’t sit there listening all day. The microphone comes on for a play only after you tap Start, and goes off when the play ends, after five minutes at the latest; the play page shows when it’s recording. The one other time is when you record your own voice for the voice setup. Reading and chatting here don’t use it.',
    sentences: [],
    why: 'You should be able to leave your phone on the kitchen counter without a second thought.',
    steps:
      'If the play page reloads or your browser reopens it, nothing is recorded until you tap again. You can end a play early at any time, and the microphone goes off with it. You can also take the microphone permission back in your browser’s settings between plays; Playlight then asks for it the next time.',
    ifNot:
      'If your phone shows the microphone in use while no play is running, look for another tab or app that has it. If it turns out to be Playlight, please tell the team through Contact Us, because that shouldn’t happen.',
  },
  'child-consent': {
    name: 'recording your child and others in the room',
    say: 'It’s okay to record if everyone in the room knows and agrees; for a foster child, ask the agency or caseworker first. Playlight has you confirm that everyone in the room knows about the recording, and its terms ask you not to record people who don’t. So tell {name} in plain words, tell whoever else is there, and if somebody minds, just play without it that day.',
    younger:
      'At two or three, one short sentence at the start is enough, said the same way each time.',
    older:
      'From seven on, give {name} a real say: explain what it’s for, and take a no for an answer.',
    sentences: [
      'My phone is listening while we play so I can learn.',
      'It writes down what we both say.',
      'You can tell me if you don’t want it on.',
      'This helps me practice playing your way.',
      'The phone is done listening now.',
      'You told me you’d rather not today, and that’s okay.',
    ],
    why: 'Knowing what the phone is doing there lets everyone relax, and it shows {name} that a no is heard.',
    steps:
      'Say it before you tap Start, not in the middle of the game. The transcript holds what {name} says as well, and other people’s words if they talk. Unless you keep recordings, the sound is gone once the play is scored. If you’re thinking of turning on an outside service for the transcription, do it only if everyone who plays with you is okay with that.',
    ifNot:
      'If {name} keeps looking at the phone or performs for it, let it become part of the furniture: same shelf, every time, no comment. Or leave it off for a week and practice by heart; special time works without being counted.',
    ask: 'If you share custody or care for the child on someone else’s behalf, ask the other parent or the agency first, and a lawyer if you need to know the rules where you live.',
  },
  'works-offline': {
    name: 'playing without internet',
    say: 'You need the internet to open it, but a patchy connection won’t spoil a play. Once it has begun it goes on without a network; the sound waits on your phone and is sent when the connection is back. Reconnect within a day, because an unsent play older than that is cleared. The counting and this chat run on the server behind Playlight, so your phone has to reach it for those.',
    sentences: [],
    why: 'Five good minutes shouldn’t hang on the Wi-Fi, so the phone holds on to them for you.',
    steps:
      'Start the play while you’re connected, and don’t worry if the signal drops after that. When you’re back online, open Playlight on the same phone and let it finish sending. If Playlight runs on a machine in your own home, reaching that machine is enough; the internet beyond it isn’t needed unless you turned on an outside service.',
    ifNot:
      'If a play still isn’t counted once you’re back online, open it and try sending it again. Should that fail too, write to the team through Contact Us and say what phone and browser you use.',
  },
} as const satisfies Shelf;
