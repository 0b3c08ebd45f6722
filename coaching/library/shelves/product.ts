import type { Shelf } from '#coaching/library/entry.ts';

export const product = {
  'reminders-setting': {
    name: 'reminders and emails',
    say: 'You can switch the reminders and emails on or off in Settings, under Emails. You’ll find the daily reminder and the weekly recap there, and you can choose what time they come. You only get them if you asked for them, and every one has a link in it that ends them.',
    sentences: [],
    why: 'A nudge helps some people and nags others, so it’s left to you.',
    steps:
      'The reminder comes only on days when you haven’t played yet. The recap comes on Sundays, if you played that week. Both begin once you’ve confirmed your email address, so look for that message if nothing arrives.',
    ifNot:
      'If an email doesn’t turn up, check your spam folder and the address in Settings. If one keeps coming after you switched it off, tell the team through Contact Us.',
  },
  'voice-setup': {
    name: 'recording your voice',
    say: 'Recording your voice helps Playlight tell you from {name} and from others in the room, so that your words are the ones being counted. To do it or redo it, open Settings, find Voice Recognition Setup, and read aloud for thirty to sixty seconds in your normal voice. It feels a little odd, I know.',
    sentences: [],
    why: 'When it knows your voice, fewer of your sentences land under somebody else’s name.',
    steps:
      'Pick a quiet moment in a quiet room. Read the text on the screen the way you talk, not the way you’d read the news. The sample itself isn’t stored; only a list of numbers that describes your voice is, with your consent and for nothing else. You can delete it in Settings whenever you like.',
    ifNot:
      'If your lines still get mixed up, record again in the room where you play. You can also go without it: plays work either way, and you can change who said a line in the transcript.',
  },
  'add-child': {
    name: 'adding or changing a child',
    say: 'You can add or change a child on your Account page, under Children. Add a new one there, or tap the pencil next to a name to change the name, the birthday or the pronouns. Each child has progress of their own, so pick the right one before you start a play.',
    sentences: [],
    why: 'The age matters for what I suggest, and each child deserves a separate story.',
    steps:
      'Enter the date of birth as exactly as you can, since the age comes from it. The name is what you’ll see on the screens, so a nickname is fine. Then give each child a separate five minutes rather than one shared play.',
    ifNot:
      'If a play ended up with the wrong child, or a change won’t save, write to the team through Contact Us. Removing a child for good is done under Your Data, and it takes all the plays with that child along.',
  },
  'second-carer': {
    name: 'two parents using Playlight',
    say: 'It’s great that there are two of you in this, and for now each of you needs an account. Playlight can’t link two caregivers to one child yet, and an account learns the voice of one grown-up. Your partner can sign up separately and add {name} there. To compare notes, share the printed report from Progress.',
    sentences: [],
    why: 'The counts are about one grown-up’s words, and they’d blur if two of you shared them.',
    steps:
      'Let each of you have five minutes alone with {name}, at different times of the day. Each records in the account that knows that voice. Once a week, tell each other one sentence that worked.',
    ifNot:
      'If a second account is too much, let one of you record and the other play by heart, with the same three skills. Tell the team through Contact Us that you’d like to share a child; it helps them to know.',
  },
  'share-with-therapist': {
    name: 'a report for your therapist',
    say: 'There’s a report made for your therapist: open it from Progress, then print it or save it as a PDF. You hand it over or send it yourself. The counts in it are estimates, so it’s a start for a conversation rather than an assessment.',
    sentences: [],
    why: 'Your therapist sees you for an hour, and the report shows a little of the days in between.',
    steps:
      'Choose how far back it should go: four weeks, twelve weeks, or everything. As it comes, it holds nothing of what was said; you can choose to add a few of your own lines to look at together. Read it through once before you share it. Nobody gets it unless you pass it on.',
    ifNot:
      'If the PDF won’t save, open the report on a computer and print it from there. If your therapist wants the individual numbers, download your data under Your Data, which comes with tables.',
  },
  'languages-supported': {
    name: 'other languages',
    say: 'Only English for now, I’m sorry to say. Playlight can’t yet follow what you say in Spanish or any other language, and a play in two languages won’t be counted properly. Please don’t switch languages for the app’s sake, though. Play in the one that comes from the heart; the skills are the same.',
    sentences: [],
    why: 'Warmth and ease matter more than a count, and they come most naturally in your own language.',
    steps:
      'If you speak both at home, you could do some plays in English to see your counts and the rest in your own language. Ask me for examples and put them into your words. What you practice in one language carries over to the other.',
    ifNot:
      'If you’d like to see your language in Playlight, write to the team through Contact Us on your Account page. Until then, remember your favorite sentence of each play and jot it down; that works in every language.',
  },
  costs: {
    name: 'what Playlight costs',
    say: 'I can’t tell you anything reliable about prices: they aren’t in the app, and I’d rather not guess. Please look at the Playlight website, or ask the team through Contact Us on your Account page. What I can say is that the play itself needs nothing you’d have to buy.',
    sentences: [],
    why: 'A wrong number from me would help nobody.',
    steps:
      'Write down what you’d like to know and send it in one message. The reply comes by email.',
    ifNot:
      'If money is tight, the heart of this is free: five minutes, a few blocks or a cardboard box, and your full attention. I’m glad to give you ideas for play with things you have at home.',
  },
  'who-are-you': {
    name: 'who you’re talking to',
    say: 'I’m Playlight’s coach, an AI program. I’m not a person and not a therapist, and I don’t diagnose anything. What I do have is a good deal of practical knowledge about playing with a child between two and ten, and I can look at your latest play with you. I can get things wrong, so trust what you see in {name}.',
    sentences: [],
    why: 'You should know what you’re talking to before you decide how much weight to give it.',
    steps:
      'What you write to me is kept with your account, so that we can pick up where we left off, and you can delete it along with the play or the child. Unless you agreed to an outside service in Settings, my answers are put together on the server that runs Playlight. In an emergency, call {emergency}; that’s not something to bring to a program.',
    ifNot:
      'If you’d rather hear from a human being, Contact Us on your Account page reaches the team. For worries about {name}’s health or development, a pediatrician or a therapist is the right person.',
  },
  'replaces-therapy': {
    name: 'Playlight and therapy',
    say: 'No, this doesn’t replace therapy, and it isn’t meant to. It gives you practice and feedback for five minutes a day, and it goes well alongside treatment. A therapist knows your family, sees what no microphone hears, and can adjust things to {name}. If you’re in PCIT already, these plays are good practice between visits.',
    sentences: [],
    why: 'Daily practice is something an app can help with; judging what a child needs takes a person.',
    steps:
      'Tell your therapist that you’re using it, and bring the report from Progress if you like. Where I say one thing and your therapist another, go with your therapist. If you don’t have one and wonder whether you should, your pediatrician is a good first call.',
    ifNot:
      'If you’ve played for a while and daily life is still very hard, that’s a reason to get help, not a sign that you did it wrong. You can keep up the five minutes while you wait for an appointment.',
    ask: 'If you’re seriously worried about {name} or about yourself, please talk to a doctor or a therapist soon. In an emergency, call {emergency}.',
  },
  'what-can-you-do': {
    name: 'what I can help with',
    say: 'Ask me whatever comes up around playing with {name}. We can look at your last play, find your best sentence, turn a question into a statement, or get you ready-made sentences for a game. Bring me the hard moments too, like tantrums, bedtime or fights over toys. And I can tell you how Playlight works.',
    sentences: [],
    why: 'The more I know about the moment, the closer to home the answer will be.',
    steps:
      'Tell me in a sentence or two what happened, the way you’d tell a friend. You can then ask why something helps, ask for examples, or say that it didn’t work, and I’ll come up with something else. Diagnoses, medicine and legal matters are beyond me; for those I’ll point you to the right person.',
    ifNot:
      'If I miss your point, say it in other words or name the one thing that bothers you most. If it’s about the app and I don’t know, Contact Us on your Account page will.',
  },
  'account-help': {
    name: 'your account and logging in',
    say: 'If you’re locked out, use the forgot-password link where you log in, and you’ll get an email. You can log in with your password, a passkey, or a provider you signed up with, such as Google, if it’s offered. Passwords, passkeys and devices are under Login & Security in Settings.',
    sentences: [],
    why: 'Your family’s words are in there, so the door should open for you and for nobody else.',
    steps:
      'The link in that email works once and for an hour, so use it soon; if it doesn’t arrive, check the spam folder. Your name and email address can be changed with the pencil on the Account page, and a new address has to be confirmed by email first. To delete the account, open Legal & Privacy on the Account page. That takes everything in it along and can’t be undone.',
    ifNot:
      'If you’re still locked out, write to the support address at the end of the Privacy Policy, which you can open without logging in. If you think someone else has been in your account, change the password right away and tell the team.',
  },
  'feedback-to-team': {
    name: 'reaching the team',
    say: 'Please tell the team directly, through Contact Us on your Account page. Write what happened or what you wish for; the answer comes to your email address. With a bug, it helps to say what you tapped, what you saw, and which phone and browser you use. I can’t pass it on from here myself.',
    sentences: [],
    why: 'The team only learns about it if you write to them, and they can only fix what they know about.',
    steps:
      'Keep it short: what you wanted to do, what came instead, and when. Leave out {name}’s full name and anything private that isn’t needed. If you’ve found a security hole, write to the support address with “Security” in the subject.',
    ifNot:
      'If the message won’t send, the support address is at the end of the Privacy Policy, and ordinary email will do. If something is broken in the middle of a play, just keep playing and report it afterward.',
  },
} as const satisfies Shelf;
