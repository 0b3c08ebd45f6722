import type { Shelf } from '#coaching/library/entry.ts';

export const schoolAndFriends = {
  'school-refusal': {
    name: 'not wanting to go to school',
    say: 'The ache is real even if its cause is worry, so take it seriously, have it looked at, and find out what’s hard there. Then keep the morning friendly, short and firm: we’re going, and I’ll help you. Every day at home makes the next one harder.',
    younger:
      'With a little one, the same goodbye at the same spot, and a kiss to keep in the hand, are plenty.',
    older:
      'From seven on, ask at a calm time, on a walk perhaps, which part of the day is the worst; it’s often one particular thing.',
    sentences: [
      'Your tummy hurts, and you’re worried about today.',
      'We’re going, and I’ll walk you to the door.',
      'You put your backpack on even though it felt heavy.',
      'You went in yesterday, and that took courage.',
      'After lunch I’ll be standing at the gate.',
      'You told me about the noisy cafeteria, and that helps.',
    ],
    why: 'Staying away brings relief for an hour and makes the fear bigger by the next morning. Going with support lets {name} find out that it can be done.',
    steps:
      'Talk with the teacher in the first days: about friends, recess, toilets, tests, and anything that scares {name}. Prepare as much as possible the evening before and keep talk about the ache short in the morning. Arrange for someone to meet {name} at the entrance with a small task. If a day at home can’t be avoided, let it be a quiet one without treats or screens. After school, play your five minutes before any report on the day.',
    ifNot:
      'Go back in slices, agreed with the school: the first hour, then up to lunch, then the whole day. A different grown-up bringing {name} sometimes makes the goodbye lighter. Mondays and the days after a vacation tend to be rough, so plan for them.',
    ask: 'See your pediatrician about aches that keep coming back, and if more than a few days are missed, ask for the school counselor or a child therapist early. If somebody there is hurting {name}, tell the school right away.',
  },
  'teacher-complaints': {
    name: 'complaints from the teacher',
    say: 'Start with the facts, even if your cheeks are burning: ask what exactly happened, what came right before, and what’s going well, too. Then agree with the teacher on one small goal and a word of praise for it each day. At home, don’t punish it a second time; play your five minutes.',
    younger:
      'With a two- or three-year-old, it’s the staff who have to act in the moment; you can share what calms {them} at home.',
    older: 'From seven on, hear {name}’s side first, and say it back before you say anything else.',
    sentences: [
      'Your teacher told me you helped set up the chairs.',
      'I’d like to hear how it was for you.',
      'Circle time is long for your legs.',
      'You stayed in your seat through the whole story today.',
      'Your teacher and I are both on your side.',
      'You told me the hard part too, and I’m glad.',
    ],
    why: 'A second scolding hours later doesn’t teach anything new, but it costs trust. When home and school look for the same small success, {name} meets the same message twice.',
    steps:
      'Ask for a proper appointment instead of a talk over {name}’s head at the door. Bring what you’ve noticed, and look together for the pattern: time of day, noise, a certain child, a change of activities. Choose one thing to aim for and a simple way to hear about it, like a smiley in a notebook. Thank the teacher for every good report and pass it on, word for word, in front of {name}. Meet again after three weeks.',
    ifNot:
      'If you only hear what went wrong, ask for a daily message of one sentence about what went right; it changes what people look for. You might also ask to watch for an hour. Expect an up and down for some weeks, and judge by the month.',
    ask: 'If the complaints keep coming in spite of a shared plan, ask the school psychologist or your pediatrician to take a look.',
  },
  'friend-trouble': {
    name: 'trouble with a friend',
    say: 'It hurts to watch when a friend is mean or suddenly has someone better. Resist fixing it, and don’t run down the other child, because tomorrow they may be best friends again. Listen, say the feeling, work out one sentence {name} could try, and keep playdates short, with something to do. In your five minutes, {name} gets to feel liked exactly as is.',
    younger:
      'At two or three, quarrels are about things, so stay within reach, have doubles, and say for both what each one wants.',
    older: 'From seven on, ask before you advise: sometimes {name} only wants you to know.',
    sentences: [
      'It hurt when she said you couldn’t play.',
      'You miss how it was with the two of you.',
      'You told him you wanted a turn too.',
      'You can like someone and not like what they do.',
      'You went over and asked to join the game.',
      'You found a way to make up after that fight.',
      'I love being on your team.',
    ],
    why: 'Being understood at home makes it easier to go back out there. A sentence that has been practiced is at hand when it counts; an adult’s solution isn’t.',
    steps:
      'Hear the whole story before you say anything, and sum it up in a sentence. Act it out with animals and let {name} be both sides. Practice one line, such as “I don’t like that, stop,” or “I’m playing over here then.” Invite a second child at another time, so there’s more than one thread. On playdates, look in every ten minutes, and tell them what they’re doing well together.',
    ifNot:
      'Take a break from that playmate for a couple of weeks, without a drama, and plan something with another child. A word with the other parent can help if it’s about facts and not about blame. Friendships at this age wobble a lot, so give it time to sort itself out.',
    ask: 'If {name} is being hurt, threatened or shut out again and again, tell the teacher and ask for a plan.',
  },
  'big-questions': {
    name: 'big questions',
    say: 'Where do we go when we die, and who made space: it always comes while you’re merging onto the highway. You don’t need to have the answer. Say back the question, give one short and true sentence that fits what you believe, and then wait and see what follows. “I don’t know, and I wonder about that too” is a good answer.',
    younger:
      'For a two- or three-year-old, plain and physical is best: “The bird is dead. It doesn’t breathe anymore.”',
    older:
      'From seven on, tell {name} that people believe different things, and what you yourself hope.',
    sentences: [
      'You’re wondering where the stars stop.',
      'That’s something people have thought about for ages.',
      'Dead means the body doesn’t work anymore.',
      'I don’t know that, and I like that you wonder.',
      'Different people believe different things about that.',
      'It bothered you that the man had no home.',
      'I plan to be here with you for a long time.',
    ],
    why: 'Behind a huge question there’s often a small one: am I safe, will you stay? A short answer leaves room for it, and a lecture covers it up.',
    steps:
      'First find out what {name} is really after by repeating the question in your own words. Answer in one or two sentences, honest and without pictures that could frighten, like “fell asleep” for dying. Stop there; if more is needed, it’ll come. If it’s a bad moment, say so, and come back to it yourself the same day. Don’t be surprised if the topic turns up in play afterward, and let {name} lead there.',
    ifNot:
      'If the same question comes every night, it’s likely to be worry more than curiosity, so answer the feeling: “You want to be sure I’ll be here.” A picture book on the subject can carry what you can’t put into words. It may take many rounds, and repeating is how it sinks in.',
    ask: 'If thoughts of death keep {name} from sleeping or playing, or there’s any talk of wanting to die, speak with your pediatrician or a crisis line right away.',
  },
  'scary-news': {
    name: 'scary news',
    say: 'It’s hard to comfort a child about something that frightens you as well. Begin by hearing what {name} already knows, then give a few true words, no pictures, and the part that matters most: you’re safe here with me, and many people are helping. Turn the news off when small ears are around. Ordinary evenings and your five minutes say that life goes on.',
    younger:
      'A toddler needs no explanation, just you, the usual routine, and a screen that’s off.',
    older: 'From seven on, ask what’s being said at school, and straighten out rumors kindly.',
    sentences: [
      'You heard about that, and it scared you.',
      'That happened far away from here.',
      'A lot of people are working to help right now.',
      'It makes me sad too, and I can take care of you.',
      'You’re safe here with me tonight.',
      'Your firefighters got everybody out of the house.',
      'You can come to me with any picture in your head.',
    ],
    why: 'What isn’t talked about gets filled in by imagination, and that’s usually worse. Calm, short, true words from you take up the space where the fear would grow.',
    steps:
      'Pick a quiet time, not just before sleep, and listen more than you tell. Correct only what’s wrong, and don’t promise that bad things never happen; say what’s being done to keep people safe. If {name} plays crashes or wars over and over, stay alongside and follow, that’s how it gets digested. Do something small together, like a card or a candle. And talk about your own fear with another adult.',
    ifNot:
      'If the questions circle, set aside ten minutes a day for them and a box where the worries wait till then. Bring the body in: a walk, a bath, a long cuddle. Sleep may be bumpy for a week or two and settle by itself.',
    ask: 'If nightmares, clinging or fear of leaving the house last longer than a few weeks, or {name} saw something terrible firsthand, talk to your pediatrician or a child therapist. If there is danger where you live, follow local safety advice first.',
  },
} as const satisfies Shelf;
