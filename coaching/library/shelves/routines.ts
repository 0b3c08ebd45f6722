import type { Shelf } from '#coaching/library/entry.ts';

export const routines = {
  'getting-dressed': {
    name: 'getting dressed',
    say: 'Lay out two outfits the evening before and let {name} choose one. In the morning, swap reminding for describing: say what’s already on, and praise the next small move. Put something nice right after the clothes, like a song or two pages of a book.',
    younger:
      'With a toddler, do half and let {name} finish: you pull the sleeve to the elbow, and the hand pops out.',
    older:
      'Over the weekend, agree on a checklist and an alarm and hand both over. Then keep your own part to one friendly look around the door.',
    sentences: [
      'You found the hole for your head.',
      'One foot is in, and here comes the other.',
      'You pulled up your pants all the way.',
      'You’re choosing the shirt with the sharks.',
      'You got both socks on without any help.',
      'You’d rather stay in your pajamas.',
      'Shirt first, then we read the truck book.',
    ],
    why: 'Reminders give the dawdling an audience. When your attention goes to each piece that’s on, {name} gets more of you by getting dressed than by putting it off.',
    steps:
      'Find out where it sticks: waking up, choosing, a cold room, or the zipper. Take that one out of the way, for instance with clothes warmed under the blanket or pants that just pull up. Give one clear, calm instruction, such as “Please put on your shirt,” and count silently to five. The moment an arm moves, say what you like about it. Allow ten minutes more than you think you need, because hurry makes small hands slower.',
    ifNot:
      'Turn it into a game: the bear gets dressed too, or you put your sweater on your legs and let {name} set you straight. If it’s one of those mornings, help quickly and kindly, and save the learning for tomorrow. The first week may drag even more, while {name} waits for the old reminders.',
    ask: 'If certain fabrics or seams bring real distress every day, mention it to your pediatrician.',
  },
  'leaving-the-house': {
    name: 'getting out the door',
    say: 'Say it once, close by, and let the evening before do the rest: shoes, coat and bag in one spot by the door. Start fifteen minutes early, give one instruction at a time, wait five seconds, and thank {name} for each thing that gets done. Keep one little job just for {name}, like carrying the keys.',
    younger:
      'Go over and start the shoe together, down on the floor; calling from across the room is just noise to a toddler.',
    older:
      'Decide together what has to be at the door by when, and let {name} be the one who sets the alarm for it.',
    sentences: [
      'Please put your shoes on.',
      'You put your shoes on the first time I asked.',
      'Your backpack is on, and you’re all set.',
      'You’re carrying the keys so carefully.',
      'It’s hard to leave your train behind.',
      'First shoes, then you press the elevator button.',
      'We made it to the door together.',
    ],
    why: 'Under pressure we all repeat ourselves or freeze; one short instruction and a thank-you keep both of you moving. A job makes leaving something {name} does, and not something that’s done to {them}.',
    steps:
      'Set up a launch spot with shoes, coats and bags in one place. Ten minutes before, go over, watch the play for a moment, and say when it will stop. Then give the first instruction in plain words, like “Please put on your left shoe.” Say thanks when it happens, and only then give the next one. Decide beforehand what may come along unfinished: a toy, a coat over the arm, a piece of toast.',
    ifNot:
      'Play a song that is always the leaving song; when it ends, you go out together, and whatever isn’t on yet comes along in a bag. Do a dry run on a Saturday when nothing depends on it, with silly cheers for a record time. Give the same plan two weeks, because a new one every morning starts the testing again.',
    ask: 'If the trouble only comes on school or daycare days, check in with the teacher.',
  },
  'brushing-teeth': {
    name: 'brushing teeth',
    say: 'Let the bear’s teeth go first, then take turns: {name} brushes, you finish. Sing one short song so there’s a clear end, and praise the wide-open mouth while it’s open. Brushing isn’t up for a vote, but {name} can pick the brush, the flavor and the spot.',
    younger:
      'It may be easier on the floor with {their} head in your lap, so you can see in and both of you are steady.',
    older:
      'By now {name} can brush alone with a two-minute timer, and you do a quick, friendly check at the end.',
    sentences: [
      'You opened your mouth as wide as a hippo.',
      'You’re reaching all the way to the back.',
      'The foam is tickling your lip.',
      'You held still for the whole song.',
      'You brushed the bear’s teeth, and now your own.',
      'You don’t like that minty taste.',
      'It’s my turn until the song is over.',
    ],
    why: 'Something short, always the same, with a known end is easier to bear. Praise in the right second tells {name} exactly which move makes it go quickly.',
    steps:
      'Change the spot: brushing in the living room, in the bath or at your big mirror takes the old fight out of it. Offer two brushes and two kinds of toothpaste to pick from. Count teeth out loud or hunt for what was eaten today. Start with ten calm seconds and add a few every evening. Do it before {name} is worn out, right after dinner if you like.',
    ifNot:
      'Try a brush with only water for a few days, since the taste or the foam is often the real trouble. Or brush side by side at the mirror, with {name} copying you and you copying back. A few loud evenings are likely while the new way settles in; stay gentle, keep it short, and finish with a hug.',
    ask: 'If brushing seems to hurt, gums bleed, or it can’t be done for days, call the dentist.',
  },
  'bath-and-hair': {
    name: 'baths, hair and nails',
    say: 'Hand over control: {name} holds the washcloth over the eyes, says go and stop, pours the first cup. Warn before every touch, keep it to a slow count of ten, and praise each second of holding still. Stay within arm’s reach of the tub the whole time.',
    younger:
      'Bathe the doll first, wash the doll’s hair, trim the doll’s nails, and then take turns.',
    older:
      'Show {name} how to wash and comb alone, in the shower if that’s nicer, and offer help only with the hard-to-reach parts.',
    sentences: [
      'You tipped your head back and kept it there.',
      'I’m pouring now, down your back.',
      'You held the washcloth tight over your eyes.',
      'You said stop, and I stopped.',
      'That knot pulled, and it hurt.',
      'You let me trim three whole nails.',
      'You’re combing the doll’s hair from the bottom up.',
    ],
    why: 'Being handled is easier when you know what’s coming and can stop it. Each time you really do stop, {name} has a little less reason to fight.',
    steps:
      'Take the parts apart: a fun bath on one day, hair on another, nails while {name} is relaxed on the couch. For hair, try a cup with a soft rim, a picture on the ceiling to look up at, and a dry towel within reach. For combing, use plenty of conditioner, hold the hair above the knot and start at the tips. For haircuts, play barber at home first, with {name} as the barber and a comb for scissors. End on a calm moment, even if the job is only half done.',
    ifNot:
      'Go back to less for a while: a washcloth instead of the tub, one nail a day, hair once a week. Then add one tiny step every few days, always with {name} doing it to you first. It looks slow, and it often turns out quicker than fighting through it.',
    ask: 'If water, combing or cutting brings panic that doesn’t ease over weeks, ask your pediatrician; there are specialists for exactly this.',
  },
  'car-seat': {
    name: 'the car seat',
    say: 'The buckle always comes first and the car doesn’t roll without it; if a strap comes off on the way, pull over safely and wait. Make getting in {name}’s own job: climb, sit, click the chest clip. Praise each part at once, and keep a toy that lives only in the car.',
    younger: 'Climbing in alone takes a toddler an extra two minutes, so start that much earlier.',
    older:
      'Put {name} in charge of checking that everybody is buckled, you included, and of the music on long drives.',
    sentences: [
      'The car goes when every buckle is clicked.',
      'You climbed in all by yourself.',
      'You pushed your arm through the strap.',
      'You’re mad about the straps, and I’m keeping you safe.',
      'You clicked the clip. I heard it.',
      'You kept your straps on the whole way.',
      'You spotted a yellow truck out there.',
    ],
    why: 'When the rule has no exceptions, there’s nothing to win by fighting it. And a job with a click at the end feels like power, which is often what the fight was about.',
    steps:
      'Practice when you aren’t going anywhere: climb in, click, cheer, climb out. Before real trips, say in one sentence where you’re going and what happens first. If there’s a fight, keep everybody out of traffic, say the rule once, and wait beside the open door without arguing. Praise the first loose muscle, then check the straps yourself, every time. On long drives, stop about every two hours and let everyone run.',
    ifNot:
      'Check the comfort: sun in the eyes, a hot buckle, a thick coat, a strap at the wrong height or a seat that’s been outgrown. A certified car seat technician can look at the fit with you. If the protest goes on for a week or two, stay kind and boring about it; the rule wins by never changing.',
    ask: 'If {name} gets carsick or often unbuckles while you drive, ask your pediatrician or a car seat technician what to do.',
  },
  transitions: {
    name: 'switching from one thing to the next',
    say: 'Stopping in the middle of something good is hard, and a surprise makes it harder. A few minutes ahead, crouch down, describe what {name} is doing, and say what comes next and when. When it’s time, name the disappointment, give one clear first step, and praise even a small start. The end of special time is a daily chance to practice exactly this.',
    younger:
      'Let something travel along: the little car in the hand may ride all the way to the bathtub.',
    older:
      'Agree on a good stopping point together, the end of a level or a chapter, and let a friendly nod at the clock do the reminding.',
    sentences: [
      'Two more turns down the slide, then we go.',
      'You’re in the middle of something really good.',
      'You parked the train and came right away.',
      'You wanted the park, and the rain changed our plan.',
      'You’re sad, and you’re still putting on your shoes.',
      'The tower can stay here until after lunch.',
      'You switched from playing to dinner so smoothly.',
    ],
    why: 'Shifting attention is a skill that’s still growing, and a warning gives the brain time to let go. Hearing the feeling said out loud takes away the need to prove it.',
    steps:
      'Tie the warning to something visible, such as two more cars down the ramp, since minutes mean little. Keep a simple picture plan of the day where {name} can move a clip along. When plans change, move the pictures together and say both halves: what’s off, and what’s on instead. Help with the first ten seconds, like carrying the first block to the box. Afterward, mention what went well, even if it came with tears.',
    ifNot:
      'Build a bridge instead of a stop: hop to the bathroom like frogs, or let the dinosaur lead the way to the table. If the protest comes anyway, stay close, say little, and follow through on what you announced. It can get louder in the first days, because the old way used to buy more time.',
    ask: 'If small changes bring long, intense distress nearly every day, talk it over with your pediatrician or the teacher.',
  },
} as const satisfies Shelf;
