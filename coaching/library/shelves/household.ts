import type { Shelf } from '#coaching/library/entry.ts';

export const household = {
  dawdling: {
    name: 'dawdling',
    say: 'Go over, touch a shoulder, and give one small step instead of the whole list. Then put each bit of progress into words while it happens, and keep quiet about the stalling. In your five minutes, let the dreamer set the pace.',
    younger:
      'A two- or three-year-old has no feel for time yet, so start together, hand over hand, and make the step a game: the foot is a mouse looking for its hole.',
    older:
      'From seven on, let {name} guess how long a job will take and check it against a clock, just for fun and without a verdict.',
    sentences: [
      'Your first foot is in the shoe already.',
      'You came back from your daydream and grabbed the sock.',
      'You stuck with that zipper until it closed.',
      'One shoe now, and then the other one.',
      'You were thinking about something really interesting.',
      'You got all the way to the last button.',
    ],
    why: 'Reminders from across the room turn into background noise, and they give the stalling an audience. One step, said up close and noticed when it’s done, is something a dreamy child can hold on to.',
    steps:
      'Clear the spot first: no toys in sight where shoes and jackets go on. Stand near, wait for {name} to look up, and say the one next thing in a few words. Then count silently to five before you say anything else. As soon as a hand moves, say what it’s doing. Leave extra time at first, so you can afford to be calm.',
    ifNot:
      'Take your voice out of it and use something to look at: four drawn steps on the wall, or a song that lasts as long as getting dressed should. Something nice right after, like two minutes of cuddling, makes finishing worthwhile. It’ll look slower for the first few days, because you’re waiting instead of pushing.',
    ask: 'If {name} seems to drift off so far that a touch or {their} own name doesn’t get through, tell your pediatrician.',
  },
  chores: {
    name: 'helping around the house',
    say: 'Pick one real job that belongs to {name}, the same one every day and next to you, like putting spoons on the table. Say exactly what was useful about it. Skip paying for everyday jobs; your thanks and the shared work are the pay.',
    younger:
      'At two or three, helping is play: wiping with a wet sponge, dropping socks in the basket, handing you clothespins.',
    older:
      'From seven on, let {name} choose a job from a short list and run it alone, including how it’s done.',
    sentences: [
      'You set a spoon at every single place.',
      'Thanks to you, the cat has fresh water.',
      'You’re wiping that table all the way to the edge.',
      'We got the laundry done twice as fast as a team.',
      'You matched the striped socks all by yourself.',
      'You’d rather keep playing, and the plates need clearing.',
      'I like working next to you in the kitchen.',
    ],
    why: 'Being needed feels good, and a child who is thanked for something specific wants to be that person again. Money can make help sound like a deal that may be turned down.',
    steps:
      'Show the job once, slowly, and then do it side by side for a week. Tie it to something fixed, such as right before dinner. Let the result be crooked and don’t redo it while {name} is watching. If the answer is no, say calmly what comes after the job, and wait. When {name} helps without being told, mention it again at bedtime.',
    ifNot:
      'Swap the job for one with some power in it: pushing the button on the washing machine, using the spray bottle, being in charge of the list. Or set a timer for three minutes in which everybody in the house works at once. Expect grumbling for a while; a job done with grumbling is still done.',
  },
  travel: {
    name: 'traveling together',
    say: 'Tell the trip as a story beforehand, in four or five pictures: packing, waiting, flying, the bed at the other end. Pack small surprises and bring them out one at a time, and describe what {name} is doing with each. Five minutes of special time work fine on a tray table.',
    younger:
      'With a toddler, walk the aisle before things boil over, and keep a familiar cup and blanket within reach.',
    older:
      'From seven on, hand over a real task, such as finding the gate number or keeping the map.',
    sentences: [
      'You’re looking out at the clouds under us.',
      'First we wait, then we board, then we eat our snack.',
      'You kept your feet off the seat in front.',
      'You’re tired of sitting, and there’s still a while to go.',
      'You drew our hotel with a huge front door.',
      'You carried your own backpack through the whole station.',
      'This bed is new, and your bear came along.',
    ],
    why: 'New places take away everything a child can predict, so knowing what comes next is a comfort. Steady little bits of attention also cost you less than one big scene later.',
    steps:
      'A day or two ahead, play the trip with dolls and chairs and let {name} be the pilot. Pack snacks, tape, stickers, a few animals and one spare outfit where you can reach them. Move whenever moving is possible, long before it’s needed. On arrival, unpack the bedtime things first and keep the evening in its usual order. Once a day, fit in your five minutes, even on a hotel rug.',
    ifNot:
      'Lower the bar for travel days: a movie and odd meals are fine, and home rules come back at home. If {name} falls apart, find the quietest corner there is, sit close and say very little. Sleep and moods may wobble for a few days afterward too, so plan something slow for the return.',
  },
  'visitors-and-parties': {
    name: 'visitors and parties',
    say: 'Say beforehand who is coming, what will happen and the one thing you’d like to see. During the party, drop by every few minutes with a short, real compliment, and leave for a quiet break before it gets wild. Five minutes of play before the guests arrive help a lot.',
    younger:
      'For a toddler, an hour is a long party; stay near, and let hugs and kisses for relatives be a choice.',
    older:
      'From seven on, give {name} a host’s job, like taking coats, and agree on a secret sign for needing a break.',
    sentences: [
      'You showed your cousin where the cars are.',
      'You waited while everybody got a piece of cake.',
      'It’s loud in here, and your ears need a rest.',
      'You waved to Grandpa from behind my leg.',
      'You’re so excited that your whole body is bouncing.',
      'You let your friend go first with your new toy.',
      'We’re taking a quiet minute, just the two of us.',
    ],
    why: 'A house full of people means more noise, less of you and no routine, all at once. Small visits from you keep {name} from having to earn your attention the hard way.',
    steps:
      'Keep the nap and the meal in place, even on a birthday. Put away the toys that are too precious to share. Set up one calm spot, a bedroom with books, and show it before anyone comes. When you see the red cheeks and the shrieking start, go there together for a few minutes. After the guests leave, name one moment you liked.',
    ifNot:
      'Make the next one smaller: fewer guests, a fixed end, something to do with hands. If it tips over anyway, take {name} out calmly, without a talk in front of the guests, and come back or don’t. A crash the day after is common, so leave that day empty.',
  },
  homework: {
    name: 'homework and practicing',
    say: 'Be the company, not the teacher: sit nearby with some work of your own, break the task into short pieces, and comment on the effort you see rather than on mistakes. Stop for a breather after each piece. Special time comes before or after, with nothing to learn in it. It gets lighter when nobody has to win.',
    older:
      'Let {name} decide the order and the spot; those choices make the work feel less like yours.',
    sentences: [
      'You read that hard line again on your own.',
      'You’ve finished three, and you’re starting the fourth.',
      'You played that measure slowly until it worked.',
      'That page looks endless to you right now.',
      'You crossed it out and tried another way.',
      'Ten minutes of work, and then we have a snack.',
      'I noticed you sat down before I said a word.',
    ],
    why: 'When every mistake is met by a correction, the table starts to mean failing in front of you. Being seen for sticking with it makes starting easier the next day.',
    steps:
      'Choose a fixed time, after food and some running around. Agree on a small amount first, say ten minutes or five problems, and use a timer that {name} sets. Keep your hands off the pencil. If something is wrong, leave it for the teacher, or wait until you’re shown it and point to a part that’s right first. End on time, finished or not, with one honest sentence about the work.',
    ifNot:
      'If it ends in tears most days, stop after the agreed time and send the teacher a friendly note about how far you got. You can also trade places with another grown-up, since it’s often lighter with somebody else. The first week of shorter practice can bring more protest, because the old fight was at least familiar.',
    ask: 'If reading, writing or numbers stay very hard despite honest effort, ask the teacher what they see, and talk about having it checked.',
  },
  'pocket-money': {
    name: 'pocket money',
    say: 'A small amount, on a fixed day, no matter how the week went, is a good beginning from about five or six. Let {name} decide on it and also regret something now and then, without a comment from you. Keep it apart from behavior, and play store in your five minutes.',
    younger:
      'At two or three, money is for playing: buttons as coins and a shoebox for a register.',
    older: 'From seven on, three jars help: one to spend, one to save, one to share.',
    sentences: [
      'You counted your coins twice to be sure.',
      'It’s your money, and you get to decide.',
      'You saved for three whole weeks.',
      'You’re disappointed that it broke so soon.',
      'That costs more than what’s in your jar.',
      'You put two coins aside for your brother’s birthday.',
      'You’re selling me an apple for five buttons.',
    ],
    why: 'Small mistakes with small money are cheap lessons. If money depends on being good, it turns into a bargaining chip, and the learning about money gets lost.',
    steps:
      'Set an amount you’d hardly notice and pay it on the same day each week, in coins. Say once what it’s for and what you’ll keep paying for yourself. When {name} wants something in the store, the answer is simply the jar: there’s enough, or there isn’t yet. Don’t lend. If a purchase turns out to be a letdown, name the feeling and leave the lesson unspoken.',
    ifNot:
      'If it’s all gone within the hour every time, try a smaller sum twice a week, or a picture of the wished-for thing taped to the jar. If asking for money goes on all day, agree that money talk happens on payday only. The complaining usually needs a few paydays to wear off.',
  },
  waiting: {
    name: 'waiting',
    say: 'Waiting is a skill, so practice it in tiny bites: ten seconds, then thirty, then a minute, and always come through when you said you would. Say what the waiting looks like while it’s going on. In play, a pause before your turn is good practice as well.',
    younger:
      'For a two-year-old, five seconds is a real achievement; count them on your fingers where they can be seen.',
    older:
      'From seven on, let {name} invent things to do while waiting, and choose one on the spot.',
    sentences: [
      'You’re waiting with your hands in your lap.',
      'First I finish this plate, then I come to you.',
      'It’s really hard to wait for the cookies.',
      'You hummed a song until it was your turn.',
      'The sand in the timer is almost through.',
      'You waited a whole minute, and here I am.',
    ],
    why: 'Patience is built on trust: waiting pays off if the thing really comes. And a stretch of time gets shorter when there’s something to see or do in it.',
    steps:
      'Use an hourglass or a kitchen timer, so that time can be seen. Begin at moments when nothing much is at stake, and keep the wait shorter than the usual explosion. Say “first this, then that” in the same words every time. When it’s done, deliver right away and name what you saw. Add only a few seconds every couple of days.',
    ifNot:
      'Give waiting a job: hold the list, count the red cars, keep the ticket. If it still blows up, the wait was too long, so cut it in half and try again. Don’t speed up for screams, though; a quiet second has to be the thing that opens the door.',
  },
} as const satisfies Shelf;
