import type { Shelf } from '#coaching/library/entry.ts';

export const dataAndDevices = {
  'sound-leaves-phone': {
    name: 'whether sound leaves your phone',
    say: 'Yes, it goes from your phone to Playlight’s own server, over an encrypted connection, and no further unless you said so. There it’s turned into words and counts and is gone once the play is scored, if you didn’t choose to keep recordings. An outside service gets something only after you agreed to it by name in Settings.',
    sentences: [],
    why: 'Telling voices apart and writing down words takes more than a phone can do, so that part happens on the server.',
    steps:
      'Without a connection, the sound waits on your phone and is sent later. Under Settings you see whether an outside service is switched on, and you can turn it off there. The Privacy Policy, under Legal & Privacy on your Account page, names everyone who could get anything.',
    ifNot:
      'If you don’t want any sound to travel, play without recording; the five minutes do {name} good all the same.',
  },
  'others-get-access': {
    name: 'who else could get to your data',
    say: 'Nobody else can look into your account on their own: not another parent, an ex, a lawyer, the school or social services, and Playlight doesn’t report to anyone. A court can order things to be handed over, though, and the Privacy Policy says so; ask your own lawyer how that works where you live. What was never kept can’t be handed over, so leave recordings off if that worries you. And anyone who logs in to this account sees what’s in it.',
    sentences: [],
    why: 'It’s your account and your family’s talk. Knowing who can look makes it easier to play freely.',
    steps:
      'Make sure nobody else knows your password or uses your unlocked phone. Under Login & Security in Settings you can see the devices that are logged in and end the ones you don’t know. You can delete single plays, all recordings or everything under Your Data on your Account page. For what a court may ask for, a family lawyer or legal aid knows the rules where you live.',
    ifNot:
      'If you’re still unsure, write to the team through Contact Us on your Account page. If somebody is watching your phone, use another device to change your password.',
  },
  'data-law': {
    name: 'the legal side of your data',
    say: 'The exact legal answers are in the Privacy Policy, under Legal & Privacy on your Account page: what is used for what, how long each thing is kept, and what you can ask for. In short: the sound of a play is gone once it’s scored unless you keep recordings, words and counts stay until you delete them, and backups can hold things for up to 30 days. I’m not the right one for legal wording, so for a formal request write through Contact Us.',
    sentences: [],
    why: 'Legal questions deserve the written text and a person who answers for it.',
    steps:
      'Look for How Long We Keep It and Sharing in the policy. A copy of all your data is yours with one tap under Your Data, and so is deleting it. For a foster child, ask the agency or caseworker first whether you may record, and show them that policy.',
    ifNot:
      'If the policy leaves your question open, put it in writing to the team and name the article or rule you mean.',
  },
  'use-at-work': {
    name: 'using it at work or with a group',
    say: 'Playlight is made for one grown-up and one child at a time, so it won’t sort out a group: many voices blur, and the counts mean nothing. The way of talking works with any child, though, and you can use it in your reading corner without the app. To record children who aren’t yours you’d need their parents’ consent and your workplace’s. For a version for professionals, ask through Contact Us.',
    sentences: [
      'You turned the page so carefully.',
      'You waited until your neighbor was finished.',
      'You’re reading that line all by yourself.',
    ],
    why: 'Naming what one child does well is heard by all the others at the table. That works in a class just as on the rug.',
    steps:
      'Choose one child a day and give two minutes beside them: describe, say words back, praise one exact thing. Leave the questions out for that time. Keep a list so everybody gets a turn. Families you work with can make their own accounts.',
    ifNot:
      'If a group is all you have, use just the praise: name what you want to see, at the child who’s doing it.',
  },
  'new-phone': {
    name: 'moving to a new phone',
    say: 'You won’t lose anything: your plays, goals and voice sample belong to your account and not to the phone. Open Playlight in the browser of the new phone, log in with the same email, and it’s all there. Only sound that hadn’t been sent yet stays on the old phone, so open Playlight on that one once more if you still can.',
    sentences: [],
    why: 'Everything that was scored is kept with your account on the server.',
    steps:
      'Log in, allow the microphone when the browser asks, and add the page to your home screen if you like. If you used a passkey on the old phone, use your password or the forgot-password link, then make a new passkey under Login & Security. A lost phone can be signed out on the same page.',
    ifNot:
      'If the new phone shows nothing, you may have logged in with another email or provider; try the one you used first. Otherwise write through Contact Us.',
  },
} as const satisfies Shelf;
