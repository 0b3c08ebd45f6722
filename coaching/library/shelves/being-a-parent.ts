import type { Shelf } from '#coaching/library/entry.ts';

export const beingAParent = {
  'no-time': {
    name: 'not having enough time',
    say: 'Between work, dinner and bedtime there’s hardly a gap left, and you’d like {name} to get more of you than the leftovers. Five minutes is really all this asks. Tie it to something that already happens: when the shoes come off, after the dishes, or right before the bath. On days when it won’t fit, say one warm, specific thing at bedtime.',
    sentences: [
      'I’ve been looking forward to this all day.',
      'The next five minutes belong to you.',
      'You’re pouring the water from cup to cup.',
      'I missed you while I was at work.',
      'I noticed how carefully you hung up your coat.',
      'You saved that drawing to show me, thank you.',
      'Everything else can wait while I watch your parade.',
    ],
    why: 'A few minutes that come every day give {name} something to count on, and that matters more than length. When attention has its own place in the day, there’s often less scrambling for it the rest of the time.',
    steps:
      'Look at an ordinary day and find five minutes that are already a bit slack: at the tub, on the edge of the bed, just home from daycare. Put a small box of toys right there ahead of time. Tell {name} when it’s coming, set a timer you can both hear, and let the world wait. When it rings, say that it will come again tomorrow. Keep it at five on weekends too, so the habit stays light.',
    ifNot:
      'Let go of every day and pick three fixed ones, say Tuesday, Thursday and Sunday, and put them in your calendar like a meeting. On the other days, use the skills in passing: describe while you buckle, praise while you cook. A steady three is a good place to grow from.',
  },
  'single-parent': {
    name: 'doing it all alone',
    say: 'Being the only one on duty, for the fevers, the bills and the bedtimes, is a lot for one pair of shoulders. So keep this small enough to be kind to you: five minutes, sitting down, with {name} in charge. The dishes can wait. And this week, ask one person for one specific thing, like an hour on Saturday.',
    sentences: [
      'You and I make a good team.',
      'You carried your plate over, and that helped me.',
      'You’re the captain, and I’m the crew.',
      'I love our evenings on this rug.',
      'Grown-up worries are my job, and playing is yours.',
      'You’re building a house with a big front door.',
      'You told me about your day, and I loved hearing it.',
    ],
    why: 'One parent who is there for a few minutes, day after day, is something a child can build on. And time without chores reminds you both that the two of you are more than a to-do list.',
    steps:
      'Find the moment when nobody needs feeding or washing, often right after dinner. Do the five minutes first and the chores after, since chores will fill any room you give them. With more than one child, take turns by day, and keep a box of toys for the others that only comes out then. Once everyone’s asleep, take ten minutes that are only for you. Write down two names you could call on a bad day, and put the note on the fridge.',
    ifNot:
      'If evenings are simply too full, move the play to the edges: in bed on Saturday morning, or in the parked car before daycare. Look for other hands as well, such as a swap with a neighbor, a parent group, or a library story hour where you get to sit for once. Some weeks you’ll only get by, and getting by is enough for that week.',
    ask: 'Your pediatrician’s office or the school often knows about local help for families, from parent groups to a few hours of care. You can ask without there being a crisis.',
  },
  'my-phone': {
    name: 'being on your phone too much',
    say: 'It’s honest of you to notice how often the screen wins; those things are built to be hard to put down. Start with one phone-free island a day, and let it be the five minutes. Tap Start, set the phone a few feet off to the side, and turn your whole body toward {name}. When your hand itches for it, say out loud what {name} is doing.',
    sentences: [
      'I’m putting my phone down because I want to watch you.',
      'That message can wait, and you come first right now.',
      'I was looking at my phone and missed that, sorry.',
      'Thank you for showing me that one again.',
      'My eyes are on you now.',
      'You just balanced it on the very edge.',
      'This is so much better than my screen.',
    ],
    why: 'A child can tell in a second where your eyes are, and being watched with interest is half of what special time gives. A clear start and end is also easier to keep than a vow to use the phone less.',
    steps:
      'Switch off every notification that isn’t from a person. Give the phone a parking place, a shelf or a bowl, and park it at the two moments that matter most to you, such as coming home and bedtime. When you do need it, say so: one message to Grandma, then I’m back. When you slip, put it down and start with the next thing you see {name} do. After a week, add one more island.',
    ifNot:
      'Make it less tempting: turn the screen gray, take the stickiest app off for a week, or charge it in a room where you rarely sit. The first days can feel itchy and a little empty, most of all in the slow moments. Keep something else around for your hands, such as coffee, knitting or a lump of clay.',
  },
  judged: {
    name: 'feeling judged by others',
    say: 'Those looks and comments sting, especially on a day when you’re already doing your best. The person watching saw one minute; you know the whole story. Turn your body toward {name}, drop your voice, and handle it the way you would at home. For relatives, keep one polite line ready, such as “We’ve got a plan, and we’re sticking with it.”',
    sentences: [
      'It’s just you and me right now.',
      'You’re upset, and I’m staying with you.',
      'We’re going to find a quiet spot together.',
      'You held my hand through that whole store.',
      'It doesn’t matter who’s looking, I’m with you.',
      'You calmed your body, and that was hard work.',
      'That was a lot of people, and you stuck with me.',
    ],
    why: 'With people watching, it’s easy to start parenting for them. When your attention stays on {name}, you react more steadily, and steady is what helps {them} settle.',
    steps:
      'Before you go out, decide on the one or two things you’ll hold firm, and let the rest pass. When eyes turn your way, take a breath and look only at {name}’s face. Say one calm sentence, then move somewhere quieter if you need to. Afterward, name one thing that went right, for {name} and for yourself. If somebody in the family keeps commenting, choose a calm day and explain what would help you instead.',
    ifNot:
      'When a critic won’t let up, you may leave the topic or the room: “I’m not going to talk about this now.” Spend more of your time near people who leave you feeling stronger. The sting fades slowly, and your voice may shake the first time you speak up.',
  },
  comparing: {
    name: 'comparing yourself or your child with others',
    say: 'Scrolling past somebody’s tidy kitchen, or hearing what a cousin can already do, can make your own home feel like it’s falling behind. You’re holding your whole day up against someone’s best minute. Put the yardstick where it belongs: {name} last month and {name} today. In your next five minutes, look for one thing that’s new, and say it.',
    sentences: [
      'You zipped it up yourself today.',
      'Last month that tower was three blocks, now it’s six.',
      'You kept trying until the lid came off.',
      'I like your way of drawing trees.',
      'You remembered every word of that song.',
      'You’re taking your time with that puzzle.',
      'There’s only one you, and I get to play with you.',
    ],
    why: 'Growth only shows when you measure against the same child. And {name} can feel which one you’re looking at, the gap or the growth.',
    steps:
      'Keep a little list: once a week, one thing {name} does now that wasn’t there before. Read it when the comparing starts. Mute the accounts that leave you feeling smaller, even if they’re nice people. In the play, praise the effort you see more than the result. And give yourself a line on that list too, for something you handled today that would have thrown you a few months ago.',
    ifNot:
      'Envy sometimes points at a wish, so ask yourself what exactly you’re longing for: calm mornings, more help, a friend for {name}. Take one small step toward that and leave the rest of the picture alone. The comparing will pop up again; catching it sooner is already a change.',
    ask: 'If a real worry about {name}’s development sits under the comparing, bring it to the pediatrician. A proper look beats guessing at the playground.',
  },
  'nothing-works': {
    name: 'feeling that nothing works',
    say: 'You’ve read, tried, started over, and you’re still standing in the same fight; no wonder you’re discouraged. Let’s set the pile of advice aside. For two weeks do just one thing: five minutes of play a day, {name} leading, nothing to fix. It’s small, it doesn’t depend on how the day went, and it gives us something firm to build on.',
    sentences: [
      'It’s been hard for both of us lately.',
      'I’m not giving up on us.',
      'For five minutes there’s nothing you have to do.',
      'You picked the dinosaurs, and I’m joining in.',
      'You used a soft voice just then, thank you.',
      'You’re frustrated, and I can see why.',
      'We’ll get another try tomorrow.',
    ],
    why: 'When we switch from one method to the next, none of them gets long enough to take hold. One small thing, done the same way every day, lets {name} learn what to expect from you.',
    steps:
      'Choose one problem, the one that costs you the most, and let the others rest for now. For three days, write down what happens right before it and right after, without changing anything. Then change one thing only, and keep at it for two weeks, even when it looks like it’s failing. Catch the opposite: each time it goes a little better than usual, say exactly what you liked. Judge it by your notes at the end, rather than every evening.',
    ifNot:
      'Behavior often flares up before it eases, so a rougher first week doesn’t prove you wrong. If two steady weeks change nothing, leave the behavior alone and change the setting: earlier dinner, more sleep, one less demand at the hottest hour. Then tell me which single moment is the worst, and we’ll start there.',
    ask: 'After this much trying, you’ve earned a real person at your side. A therapist trained in PCIT, or your pediatrician, can spot what’s hard to see from the inside.',
  },
  'proud-moment': {
    name: 'a moment that went well',
    say: 'Good for you, and I’m glad you told me! Let it sink in for a minute; it grew out of many small moments that you put in. Tell {name} one exact thing you saw, while it’s fresh: “You tried again when it was hard, and I noticed.”',
    sentences: [
      'You stood up for your friend, and I’m so proud of you.',
      'You kept your cool when your tower fell.',
      'I keep thinking about how kind you were today.',
      'I loved playing with you this afternoon.',
      'You went back and tried it one more time.',
      'My heart was so happy when you shared that.',
    ],
    why: 'Good moments slip by fast. Putting words to one helps {name} know what to do again, and helps you remember it on a harder day.',
    steps:
      'Think back to what made it possible: the time of day, your tone, a heads-up, enough sleep. Write it down in one line so you can find it later. Say it once to {name} in plain words, then leave it, with no bigger goal right behind it. Tell somebody else too, where {name} can overhear. Then keep the five minutes going just as they are.',
    ifNot:
      'If tomorrow looks like the old days again, the good moment still happened. New skills come and go before they stay. Go back to what you did that day, keep it small, and praise the first sign of it you see.',
  },
  'parent-neurodivergent': {
    name: 'playing when your own brain works differently',
    say: 'Doing this with ADHD, autism or anxiety of your own takes extra effort, and the play is allowed to fit you too. Build it around what helps: the same time, the same box of toys, a timer you can see, a card with three sentence starters. Practice one skill at a time. If noise or touch is your limit, choose quiet toys and sit beside {name}, not face to face.',
    sentences: [
      'My brain wandered off, and now I’m back with you.',
      'I like quiet games with you.',
      'You’re putting the tracks in one long line.',
      'Loud sounds bother my ears, so I’m wearing earplugs.',
      'You told me your idea again, thank you.',
      'I’m a little nervous today, and I’m still playing.',
      'You noticed I needed a minute; that was thoughtful.',
    ],
    why: 'A setup you can see takes the load off memory and attention, so more of you is free for {name}. Saying your own needs out loud also shows {name} that brains differ and that people can plan for theirs.',
    steps:
      'Put the play right after something you never skip, and let an alarm do the remembering. Tape three starters near the toys: “You’re ...”, “I like how you ...” and “You said ...”. Keep only a few things in the box, so there’s less to look at and less to pick up. When your mind drifts, look at {name}’s hands and say what you see. When worry gets loud, press your feet into the floor and describe one color, one sound, one movement.',
    ifNot:
      'Go shorter: two minutes twice a day can be easier than five at once, and you can stretch it later. Or play on your feet, with a ball, a walk or a swing, if sitting is the hard part. Uneven days come with the territory, so count the times you came back instead of the ones you missed.',
    ask: 'If your own symptoms make the days hard, tell the doctor or therapist who knows you that parenting is part of the picture. Getting support for yourself is good for {name} as well.',
  },
} as const satisfies Shelf;
