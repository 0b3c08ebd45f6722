import type { Shelf } from '#coaching/library/entry.ts';

export const discipline = {
  interrupts: {
    name: 'interrupting',
    say: 'Teach a silent signal: {name} puts a hand on your arm, you put yours on top, and that means “I know you’re there, your turn is coming.” Practice with pretend calls of ten seconds, and give your full attention right after the wait.',
    younger:
      'Two- and three-year-olds can wait a few seconds at best, so keep a small box of toys that only comes out for calls.',
    older:
      'From seven on, agree on what counts as urgent, and keep a notepad handy for everything else.',
    sentences: [
      'You waited with your hand on my arm. Thank you.',
      'Now I’m all yours, and I want to hear it.',
      'You played quietly while I was talking.',
      'It’s hard to wait when you have big news.',
      'I’ll be done when the timer rings.',
      'You saved your story until I hung up.',
    ],
    why: 'Any response to an interruption, even an annoyed one, is attention. When waiting brings more of it than tugging, waiting wins.',
    steps:
      'Before a call, spend one minute being fully there, then say how long you’ll be busy. Set a timer that {name} can see. While you talk, look over and give a thumbs-up as long as things go well, before the tugging starts. Stretch the wait bit by bit. Five minutes of you with nothing else going on, every day, takes some of the hunger out of it.',
    ifNot:
      'If the signal gets forgotten, skip the scolding; just take the little hand, lay it on your arm and go on talking. Save the long calls for quiet hours until it becomes a habit. The tugging may get stronger at first, because it used to work so well.',
  },
  'runs-away': {
    name: 'running off',
    say: 'Running off near a street is frightening, so safety comes first: around cars, hold {name}’s hand or use a stroller or cart, every time and without debate. Then practice somewhere safe: walk, call “Freeze!” and make a happy fuss over the stopping. Staying beside you should get far more of your attention than running does.',
    younger:
      'A two- or three-year-old can’t be relied on to stop, even when practice goes well. Keep a hand on {them} near any traffic.',
    older:
      'With an older child, walk the route together, agree on the corners where you meet, and give more freedom bit by bit.',
    sentences: [
      'Hold my hand until we reach the gate.',
      'You stopped right at the curb. That was safe.',
      'You’re walking right next to me.',
      'You froze the moment I called.',
      'You want to run. The park is the place for that.',
      'You can hold my hand or sit in the cart.',
      'I’m holding on tight because of the cars.',
    ],
    why: 'A chase is thrilling and gets every bit of your attention. When stopping and staying close get it instead, those become worth doing.',
    steps:
      'Before you get out of the car, say the one rule: hand on the cart. Every few steps, tell {name} what’s going well. Play stop-and-go games in the yard or hallway each day, so that stopping becomes a reflex. If there’s a dash anyway, go after {them} fast, hold on, say one calm sentence, and head home. Make room for running every day, somewhere it’s safe.',
    ifNot:
      'For now, shop alone or bring a second adult, and use a stroller or wrist strap where there’s traffic. Start over with outings of five minutes that end well. If {name} slips out the door at home, add a latch up high.',
    ask: 'If {name} runs off often, or with no sense of danger, tell the pediatrician. There’s good help for keeping a child who wanders safe.',
  },
  'limits-in-special-time': {
    name: 'rules during special time',
    say: 'You still hold the line: {name} leads the game, and you keep everyone safe. If anyone could get hurt, special time ends for today: say so in one calm sentence and put the toys away. For small stuff, like rude noises, look away, play on by yourself, and turn back warmly the second something fine happens.',
    younger:
      'With a two- or three-year-old, the ending comes right away and is very short: five words, toys away, and a hug once it’s calm.',
    older:
      'From seven on, name the two rules before you start, no hurting and no breaking, so it takes few words later.',
    sentences: [
      'Special time stops here today, because that hurt me.',
      'Tomorrow we get a fresh special time.',
      'You’re being gentle with the cars again.',
      'I’m making a long road over here.',
      'You put that block down softly. Now I can join you.',
      'You got mad and kept your hands to yourself.',
      'You came back to our game.',
    ],
    why: 'Small misbehavior fades when it earns nothing and good play earns you. Hurting is different, because play is only fun when everyone is safe.',
    steps:
      'Decide before you start what counts as small and what ends the play time. For the small things, turn your eyes and shoulders away, say nothing about it, and get interested in your own toy. Listen closely for the first okay thing, and come back by saying exactly what it was. When something dangerous happens, use the same short sentence each time, and clean up alone if need be. After that, be friendly again right away; the evening isn’t a punishment.',
    ifNot:
      'If it keeps getting wild, change what’s on the floor: no balls, bats or hard blocks, more crayons and soft animals, at a time of day when nobody’s hungry. Ignoring often makes things louder for a few days, so stay with it. If three plays in a row end early, the setup just needs a change.',
    ask: 'If {name} hurts people often, in play and outside of it, a PCIT therapist can coach you live through these moments.',
  },
  rewards: {
    name: 'sticker charts and treats',
    say: 'Yes, a reward can help for a while, and it isn’t bribery if you do it right. A reward is fine when it’s agreed on ahead of time, and not offered in the middle of a scene. Choose one thing {name} can already manage on good days, give the sticker right away, and say what it’s for. Special time itself is never a prize to earn or lose.',
    younger:
      'For a two- or three-year-old a week is an eternity, so one stamp on the hand, right now, is plenty.',
    older:
      'With an older child, pick the goal and the reward together, like choosing the Friday movie.',
    sentences: [
      'You hung up your towel. Here’s your sticker.',
      'You filled a whole row by remembering your backpack.',
      'That star is for brushing without a fuss.',
      'You stuck it on very carefully.',
      'You did it today even without a sticker.',
      'No star tonight, and tomorrow is a new day.',
    ],
    why: 'A small reward makes a new habit worth starting. Hearing exactly what went well is what keeps it going once the stickers are gone.',
    steps:
      'Name the goal as something to do: shoes on by the time the song ends. Make it easy enough to succeed on the first day. Stickers that were earned are never taken away. Reward with time rather than stuff, like an extra story or baking together. After two or three weeks, stretch it out and let your praise take over.',
    ifNot:
      'If the shine wears off, the goal may be too big or the prize too far away, so cut both in half. Or drop the chart and spend a week simply saying what you like, ten times a day. If the bargaining for bigger prizes begins, go with praise alone.',
  },
  'time-out': {
    name: 'time-outs',
    say: 'It can work, as long as it’s a pause and not a scare: a few calm minutes without attention, in a boring spot where you can see {them}. It only works when the rest of the day is warm, so let your five minutes of play come first.',
    younger: 'At two or three, staying close and calming down together is often the better choice.',
    older:
      'From seven on, a break you both agreed on, in a quiet corner {name} helped set up, works better than being sent off.',
    sentences: [
      'You hit, so we’re taking a short break.',
      'I’ll tell you when the break is over.',
      'You sat quietly, and now we’re done.',
      'Your body is calm again. Welcome back.',
      'You’re using gentle hands with your blocks now.',
      'I’m taking a slow breath, and then I’ll help.',
    ],
    why: 'The pause works because it takes attention away, not because it hurts. The more good attention there is the rest of the day, the clearer the difference.',
    steps:
      'Keep it for one or two serious things, such as hurting somebody, and explain it first at a calm moment. When it happens, use few words, no scolding, and stay near without talking. It ends after a few quiet seconds, not with an apology on demand. Afterward, give {name} a chance to do the thing right, and notice it. Never lock a door, and don’t use it for fear, sadness or accidents.',
    ifNot:
      'If it turns into a wrestling match, stop using it for now and be the one who steps back: turn away for a minute while keeping everyone safe. Put two weeks into special time and catching good moments. Then learn the exact steps with someone who can coach you, because this is easy to get tangled in alone.',
    ask: 'A PCIT therapist teaches time-out step by step and practices it with you. Look for one if the fights are daily or someone gets hurt.',
  },
  consequences: {
    name: 'consequences and punishments',
    say: 'The best consequence is small, comes right away, and belongs to what happened. A consequence teaches when it’s small, soon, and fits: spilled water gets wiped up together, chalk used on the wall rests until tomorrow. Say it once beforehand, do it calmly, and then let it be over. Keep special time out of it, even on rough days.',
    younger:
      'At two or three, only what happens within seconds makes sense. Move the thing away, say three words, and go on.',
    older:
      'With an older child, ask for a plan to make it right; {name} may come up with a fair one.',
    sentences: [
      'The chalk is resting. You can try again tomorrow.',
      'You wiped up every bit of that water.',
      'If the sand gets thrown, we leave the sandbox.',
      'You remembered the rule and stopped yourself.',
      'It’s fixed now, and you and I are good.',
      'You’re upset about it, and the rule stays.',
      'You made it right with that drawing.',
    ],
    why: 'What teaches is the clear link between what happened and what comes next, not how much it hurts. Big punishments tend to leave anger behind and invite sneaking.',
    steps:
      'Have two or three house rules, worded as what to do. Give one warning in an even voice, then follow through; counting to three only helps if something really happens at three. Choose things you can carry out today and would still stand by tomorrow. Afterward, look for the next good moment and mention it. The more often you do that, the less you need the rest.',
    ifNot:
      'If a consequence changes nothing after a few fair tries, drop it instead of making it bigger. Look at what comes right before the trouble, like hunger, boredom or a sudden switch, and change that. Expect a short burst of testing when you start following through.',
    ask: 'If every day feels like a string of punishments, a therapist trained in parent-child work can help you turn it around.',
  },
  'should-i-spank': {
    name: 'spanking',
    say: 'No, I’d leave spanking out, even on a day that makes you wonder. My honest answer is no, leave it out: it may stop things for a moment, but it frightens, and over time it tends to bring more hitting, not less. When you feel it coming, make sure {name} is safe, step back, breathe out slowly, and then speak in a low voice.',
    younger:
      'With a two- or three-year-old, moving {them} away from the trouble and offering something else does more than a swat ever could.',
    older:
      'From seven on, let both of you cool down, then say which rule was broken and what happens now.',
    sentences: [
      'I’m angry, so I’m taking a minute to calm down.',
      'Hands are for helping and hugging.',
      'I won’t hit you, and I won’t let you hit.',
      'I’m moving this away to keep you safe.',
      'You stopped when I said stop. Thank you.',
      'I’m sorry I scared you. I’m working on that.',
    ],
    why: 'Children learn from what grown-ups do when they’re angry. Many years of research link spanking with more aggression and more fear, and pediatricians advise against it.',
    steps:
      'In a quiet hour, decide what you’ll do in its place, and keep it simple: three steps back, hands behind your back, one long breath. Then deal with the problem in a few words: take the thing away, carry {name} out, wait. Tell your partner or a friend the plan, so somebody can take over on bad days. If it did happen, say plainly that you’re sorry and start fresh, because repair counts. Special time, day after day, can lower the heat for both of you.',
    ifNot:
      'If the urge keeps coming back, look at when: tired evenings, rushed mornings, noise. Change that one hour first, with fewer demands and an easy dinner. And if {name} is in a safe place, it’s fine to leave the room for two minutes.',
    ask: 'If you’re afraid you might hurt {name}, reach out before it happens: {childLine}, or your doctor. If someone is in danger right now, call {emergency}.',
  },
  'yelling-does-nothing': {
    name: 'having to yell to be heard',
    say: 'It can feel as if your normal voice has stopped working and only the loud one gets through. The yell may have become the signal for “now it’s serious,” so give a new one: walk over, get down low, wait for a glance, and say it quietly, once. Then act right away, before there’s a second round.',
    younger: 'For a two- or three-year-old, a touch and a pointing finger say more than volume.',
    older:
      'From seven on, tell {name} openly that you’re quitting the yelling, and agree on a signal, such as a little bell.',
    sentences: [
      'I’m using my quiet voice, and it’s time to go.',
      'You came when I talked softly.',
      'I got loud. I’ll say that again in my calm voice.',
      'Please come to the table now.',
      'You looked up right when I touched your shoulder.',
      'You’re already getting your shoes. That helps me.',
      'You turned around as soon as I whispered.',
    ],
    why: 'Children learn which of your words are followed by action. If the action comes after the first calm sentence, nobody has to wait for the loud one.',
    steps:
      'Pick one moment a day, such as coming to dinner, and do just that one without shouting. Go over there instead of calling. Say it, count silently to five, and if you need to, take a hand and start together. Praise showing up, even with a grumpy face. In special time your voice is soft for five whole minutes, and that makes it worth listening to again.',
    ifNot:
      'Try going quieter at the very moment you’d get louder; a whisper makes people turn around. If that fails, act without words: bring the shoes, hold out the coat, begin. It can take a couple of weeks to unlearn the old signal, with slips on both sides.',
    ask: 'If {name} seems to miss ordinary talking a lot, even up close, mention it to the pediatrician so {their} hearing can be checked.',
  },
  manners: {
    name: 'manners',
    say: 'Manners come from hearing them, not from being told to say them. Skip the “What do you say?” in front of people, and say the words yourself: “Hi, Mrs. Lee, good to see you.” Then praise any friendly sign, a wave, a look, a mumbled thanks, in private if {name} is bashful.',
    younger:
      'A two- or three-year-old can wave or hand something over. The words come later, from hearing you use them.',
    older:
      'With an older child, talk beforehand about who’ll be there, and pick one greeting that doesn’t feel awkward: a nod, a fist bump, a hi.',
    sentences: [
      'You said thank you without anyone reminding you.',
      'You waved at the bus driver. That was friendly.',
      'You asked for the milk with a please.',
      'Thanks for passing me the red crayon.',
      'You held the door for that lady.',
      'You felt shy, and you still looked up.',
      'You let Grandpa finish talking. That was polite.',
    ],
    why: 'Manners are caught more than taught. Hearing please and thank you every day, and being noticed for using them, builds the habit without any embarrassment.',
    steps:
      'Use the words with {name} as often as you’d like to hear them back. In play, let your own toy animal be terribly polite, and leave it at that. Before a visit, rehearse one line for fun, with you playing Grandpa. When something rude comes out, give the polite version once, in a neutral tone, and move on. Save any talk about it for the ride home, and keep it short.',
    ifNot:
      'Make it a family game: each please heard at dinner puts a button in a jar. If greetings stay hard, let {name} stand beside you and join in when ready. Pushing tends to make the silence longer.',
    ask: 'If {name} talks at home but stays silent with people outside for more than a month, tell the pediatrician; there’s good help for that.',
  },
} as const satisfies Shelf;
