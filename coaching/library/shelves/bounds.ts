import type { Shelf } from '#coaching/library/entry.ts';

export const bounds = {
  diagnosis: {
    name: 'whether something might be a condition',
    say: 'Wondering whether something is going on with {name} can keep you up at night. I can’t judge that from here, and I won’t guess; your pediatrician can take a careful look or send you to someone who does. What I can do is help with one hard moment at a time, and with five warm minutes a day, which are right whatever the answer is.',
    younger:
      'In the US, before the third birthday you can call your state’s early intervention program yourself; from three on, call the public school district. You don’t need a referral.',
    older:
      'From seven on, ask the teacher what stands out in class. You can also ask the school in writing for an evaluation.',
    sentences: [
      'I like being with you just the way you are.',
      'You’re lining up the cars, one after another.',
      'You showed me what you need.',
      'That was loud, and you covered your ears.',
      'You kept trying with that zipper.',
      'I’m staying right here while you figure it out.',
    ],
    why: 'A fair answer takes someone who sees {name} in person, hears the whole story and knows what to look for. A guess from a few lines could worry you for nothing, or reassure you when it shouldn’t.',
    steps:
      'For two weeks, jot down what you see: what happened, how long it lasted, what came before, what helped. Ask daycare or school what they notice. Then call the pediatrician, say you’d like {name}’s development checked, and bring your notes; a short video helps too. Meanwhile, tell me about the moment that’s hardest, and we’ll work on that one.',
    ifNot:
      'If you feel brushed off, it’s fine to say you’d like a second opinion and to ask for a referral to a specialist. A worry that stays is reason enough to be seen. Waiting lists can be long, so get on one and keep playing in the meantime.',
    ask: 'Call soon, without waiting for the next checkup, if {name} is losing words or skills that were there before.',
  },
  health: {
    name: 'a health question',
    say: 'If {name} is struggling to breathe, is hard to wake, is badly hurt, or has swallowed something harmful, call {emergency} now. It’s worrying when a child is unwell, and I can’t judge symptoms or medicine, but your pediatrician’s office or a pharmacist can. I can help with comfort and quiet play while {name} rests.',
    younger:
      'A two- or three-year-old can’t really tell you what hurts, so call sooner rather than later.',
    older: 'At seven or older, {name} can help tell the doctor where it hurts and when it started.',
    sentences: [
      'Your tummy hurts, and I’m staying with you.',
      'You showed me where it hurts. That helps me.',
      'You took a little sip all by yourself.',
      'You’re resting with your bear under the blanket.',
      'You held so still while I looked at it.',
      'It’s no fun being sick.',
    ],
    why: 'Health questions need someone who can look, listen and ask. All I have is the words you write, and that isn’t enough for anything about the body.',
    steps:
      'Write down the temperature, when it began, and what {name} has had to eat and drink, then call the pediatrician’s office; many have a nurse line after hours. Ask them before you give anything, and read them the label. Stay close and let play be small: a book, stickers, two cars on the blanket. Special time can wait for a better day.',
    ifNot:
      'If you can’t reach the office, or your gut says it can’t wait, go to urgent care or the emergency room. Coming in just to be sure is a good enough reason. If things get worse quickly, call {emergency}.',
    ask: 'Call the doctor the same day if {name} seems very unwell, won’t drink, has pain that doesn’t ease, or if anything about it frightens you.',
  },
  legal: {
    name: 'a legal question',
    say: 'Questions about custody or the law weigh heavily, and you deserve a solid answer. If you or {name} is in danger right now, call {emergency} first. I can’t judge legal matters; a family lawyer, legal aid or your court’s self-help center knows the rules where you live. I can help you keep the days steady and playful while it gets sorted out.',
    younger:
      'A two- or three-year-old only needs to know whose house it is tonight and who’ll be there in the morning.',
    older:
      'From seven on, questions about judges may come up. Say honestly that the grown-ups are working on it and that choosing isn’t a child’s job.',
    sentences: [
      'The grown-ups are taking care of this.',
      'You don’t have to choose between us.',
      'You can love everyone in your family.',
      'You’re sleeping here tonight, and I’ll make breakfast.',
      'You’re thinking about your other home.',
      'Nothing you did made this happen.',
      'Any feeling you have is okay to tell me.',
    ],
    why: 'The rules differ from place to place, and a wrong word could cost you a lot. Someone who has seen your papers can protect you and {name} far better.',
    steps:
      'Write your questions down and keep letters and dates in one folder. Call legal aid or the court’s self-help desk and ask what’s free for families. Keep adult talk and papers away from small ears, and don’t use playtime to find out what goes on elsewhere. Leave the five minutes just as they are, because a familiar little ritual feels safe. If drop-offs are the hard part, tell me, and we’ll plan one.',
    ifNot:
      'If the first office can’t take you, ask who can: the state bar’s referral service, a law school clinic, or 211 for local help. And if the waiting wears on you, lean on a friend or counselor, because being the steady one takes support.',
    ask: 'If someone is hurting you, help is there day and night: {violenceLine}. For worries about a child’s safety: {childLine}.',
  },
  'school-choice': {
    name: 'which school, therapist or product to choose',
    say: 'Picking a school, a therapist or a product for {name} can feel like a lot rides on it. I can’t tell you which one, since I don’t know the places or your whole story; your pediatrician, {their} current teacher and people who’ve been there can tell you a lot. I can help with the goodbyes, the newness and the tired afternoons, whatever you choose.',
    younger:
      'For a two- or three-year-old, watch how the adults there comfort a crying child; that tells you more than the toys.',
    older:
      'With an older child, go for a visit together and listen to what comes up on the way home.',
    sentences: [
      'We’re going to look at a new place today.',
      'You found the fish tank right away.',
      'You stayed close to me until you felt ready.',
      'You told the teacher your name.',
      'New places can feel big at first.',
      'I’ll pick you up right after snack.',
    ],
    why: 'The right fit depends on {name}, your budget and what’s near you. That takes someone who knows both you and the place.',
    steps:
      'Visit at an ordinary hour, not only at the open house. Watch whether the adults get down on the floor, listen, and say what the children do well. Ask how they handle crying, fights and goodbyes. With a therapist, ask about training, about having you in the room, and how you’d both know it’s helping. Then sleep on it.',
    ifNot:
      'If you’re still torn, write down the two things that matter most and let the rest go. Ask for a trial day or a first talk before you commit. If it turns out wrong, you’re allowed to change your mind.',
    ask: 'To find a PCIT therapist, ask your pediatrician or your insurance, or look at the provider directory on PCIT International’s website.',
  },
  'off-topic': {
    name: 'something outside of play and parenting',
    say: 'That one’s outside my little world of play and parenting, so I’d better leave it to somebody else. What I can do is help with {name}: a game to play, a sentence to say, or something that’s hard right now.',
    sentences: [
      'You’re the boss of the game for five minutes.',
      'I sat down because I want to play with you.',
      'You picked the box with the animals.',
      'My car is driving around just like yours.',
      'You made the bear dance, and I’m laughing.',
    ],
    why: 'I answer from what I know about children and play, and I’d sooner say I don’t know than make something up.',
    steps:
      'You can ask me about sleep, anger, siblings, rules, shyness, or how your last play went. Say it the way you’d tell a friend, with a word about what happened. If you’d like a place to start, sit down on the floor tonight, let {name} choose a toy, and say out loud what you see. Then come back and tell me how it was.',
    ifNot:
      'If I misread you and it was about {name} after all, put it in other words: what happens, and what you’d like to be different. For trouble with the app itself, write to the team through Contact Us on your Account page.',
  },
  'break-rules': {
    name: 'having me be someone else',
    say: 'Ha, nice try, but I’m a program that coaches play, so I’ll stay myself and keep it friendly. Being somebody else is more fun with {name} anyway: next time, let {them} hand you a role, and play along. And if something’s bugging you, about me or about your day, tell me straight and I’ll do what I can.',
    sentences: [
      'You’re the dragon, and I’m the sleepy knight.',
      'You gave me such a funny name.',
      'I’m roaring just like you.',
      'You made up a whole new rule for this game.',
      'You’re giggling so hard your hat fell off.',
    ],
    why: 'You should always know what you’re getting from me: kind, careful words about play, the same every day.',
    steps:
      'I can talk about play, about tough moments at home, and about what you said in your last session. Rude isn’t my thing, but I’m glad to help you become a pirate for five minutes. Let {name} choose who you are, try a silly voice, and repeat the lines you’re given. The sillier you dare to be, the better it goes over.',
    ifNot:
      'If I’ve been off the mark, say what you hoped to hear, and I’ll try another way. If you’d like to tell the team about it, you’ll find Contact Us on your Account page.',
  },
} as const satisfies Shelf;
