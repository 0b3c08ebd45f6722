import type { Shelf } from '#coaching/library/entry.ts';

export const body = {
  'picky-eater': {
    name: 'picky eating',
    say: 'Yes, keep putting a little of it on the plate, and don’t count it as wasted: a new food may need ten or fifteen calm meetings. Your part is what, when and where; how much is up to {name}. Put one food that’s always welcome on the table with a bit of something new beside it, then talk about anything but eating. If {name} sniffs, touches or licks it, describe that and leave it there.',
    younger:
      'To a toddler, new food is suspicious by nature; a piece the size of a pea is enough, and spitting it into a napkin is allowed.',
    older:
      'Let {name} plan and cook one dinner a week, with a family rule that anyone can say “no, thank you” to a dish.',
    sentences: [
      'You touched the broccoli with one finger.',
      'That carrot made a loud crunch.',
      'You gave the soup a sniff.',
      'It’s okay to leave it on your plate.',
      'You’re mixing the peas into the rice.',
      'You tried something new, and you didn’t love it.',
      'I like sitting here and eating with you.',
    ],
    why: 'Pressure, even the friendly kind, takes away appetite, and a new food may need ten or fifteen relaxed meetings before it’s eaten. Without a fight going on, {name} is free to get curious.',
    steps:
      'Have meals and snacks at regular times, so a little hunger comes to the table with you. Put the food in bowls in the middle and let {name} serve. Eat the new thing yourself with pleasure and without a sales talk. Leave out the deals: no bites to be earned, no dessert as a prize. Washing lettuce, stirring or picking a pepper at the store helps too, because handling food is halfway to eating it.',
    ifNot:
      'Take it away from the table for a while: play with vegetables in special time, as stamps, boats or things to sell, with nobody eating them. Or build tiny bridges from what’s liked, one noodle shape to another, then a dab of sauce. Count in weeks, and look at what {name} eats over seven days, not at one dinner.',
    ask: 'See the pediatrician if {name} loses weight, gags or chokes often, or has pain with eating, or if the list of foods keeps shrinking.',
  },
  'wont-sit-at-table': {
    name: 'staying at the table',
    say: 'Keep it short, with feet on a stool and screens off, and praise the sitting in the first minute, not the tenth. Look away from food play, and turn back with something kind the moment the fork moves. When {name} gets down for good, clear the plate without anger; the next snack will come.',
    younger: 'Five to ten minutes is a long meal for a toddler, so let that count as a success.',
    older:
      'Give {name} a part in it: setting the table, pouring the water, or choosing what everyone talks about.',
    sentences: [
      'You’re sitting with your feet on the stool.',
      'You stayed with us through the whole dinner.',
      'You’re scooping rice with your spoon.',
      'Thank you for keeping the peas on your plate.',
      'You told us about the snail while you ate.',
      'Your body wants to move already.',
      'You waited so patiently for your turn to talk.',
    ],
    why: 'At the table, getting up is often the fastest way to be noticed. When the sitting gets the smiles and the wiggling gets none, {name} has a reason to stay.',
    steps:
      'Let {name} run, jump or carry the napkins before you eat, so the body is ready to rest. Serve small portions and begin together, with a little ritual like holding hands. Spend the first minutes noticing what’s going well and chatting about the day. If food flies, say once, “Food stays on the plate,” and the second time move that bowl out of reach for a moment. Aim for one minute more than yesterday, and leave it at that.',
    ifNot:
      'Make moving part of the plan: halfway through, {name} may get up once, fetch something from the kitchen, and come back. Or set a sand timer, and when it has run through, anyone who’s full may go. The first evenings can bring more testing, so pick a week without guests.',
    ask: 'If chewing or swallowing seems hard, or sitting is difficult everywhere and not just at meals, ask your pediatrician.',
  },
  sweets: {
    name: 'candy and sweets',
    say: 'Decide when sweets happen, say a small one each day after lunch or some every Saturday, and let the plan say no for you. Name the wish, say when it comes, and move on without a debate. Try not to use candy as a prize or a comfort, so it stays just food.',
    younger:
      'Out of sight works best with a little one: what isn’t in the cupboard doesn’t have to be argued about.',
    older: 'Let {name} keep a weekly share in a box and decide alone when it gets eaten.',
    sentences: [
      'You really want that chocolate right now.',
      'Candy comes after lunch, and I’ll remember it.',
      'You heard no, and you kept your voice calm.',
      'You’re saving the red one for last.',
      'You picked the strawberries, and they smell so sweet.',
      'It’s hard to see it and have to wait.',
      'You waited all the way until Saturday.',
    ],
    why: 'A wish that’s sometimes granted after the tenth time teaches asking ten times. A fixed time makes asking dull and waiting easier.',
    steps:
      'Tell {name} the plan at a quiet moment, and draw it on the calendar. Keep sweets out of view, and have something good within reach, like fruit or crackers. When the asking starts, answer once with a warm sentence and then turn to something else. As soon as {name} gets busy with another thing, join in there. When candy time comes, enjoy it together without remarks about teeth.',
    ifNot:
      'Look at what the asking is really about: boredom, hunger before dinner, or wanting you. Offer that first, whether it’s a snack or a few minutes together. If you’ve given in now and then, the asking may swell for a week before it ebbs, so get everyone in the house on the same plan.',
    ask: 'If {name} is unusually thirsty or hungry all the time, let your pediatrician know.',
  },
  'potty-refusal': {
    name: 'potty training',
    say: 'Accidents and refusing are part of learning it, and they don’t mean that you’re doing it wrong. Take the pressure off: no more asking, no having to sit. Let {name} put the bear on it, sit down fully dressed, or flush for fun, and praise each bit of interest. If it has turned into a fight, put it away for a few weeks with a friendly word; a pause isn’t a step back.',
    younger:
      'At this age there’s no hurry at all; staying dry for two hours and telling you about a wet diaper are good signs to wait for.',
    older:
      'By this age, refusing the toilet usually has a reason, such as pain, fear or the school bathroom, so find that out gently and get your doctor’s help.',
    sentences: [
      'You sat down on the potty with your bear.',
      'You felt something coming, and you told me.',
      'Your body will let you know.',
      'You flushed and waved goodbye to it.',
      'Some of it went in the potty, just like you wanted.',
      'You don’t want to sit right now, and that’s okay.',
      'The potty is here whenever you’re ready.',
    ],
    why: 'Going is one of the few things no one can do for {name}, so pushing invites pushing back. Interest can grow once it’s {name}’s own project.',
    steps:
      'Begin with words: say what you see when {name} stops playing and squats. Put the potty where the play is, or add a stool for the feet at the toilet. Invite a short sit after meals, with a book, three minutes at most, and let {name} get up freely. Choose clothes that come down in one pull. Praise the sitting and the telling, and greet an empty potty with the same calm face.',
    ifNot:
      'If it’s the poop that’s held back, let {name} have the diaper for it without a fuss, first in the bathroom, later sitting on the potty with the diaper on. Little steps like that can take weeks. A new baby, a move or a new daycare often stalls everything, and then waiting is the plan.',
    ask: 'Hard or painful poops, holding it for days, pain when peeing, or being wet again after months of dry pants are reasons to call your pediatrician.',
  },
  accidents: {
    name: 'wet pants and wet beds',
    say: 'Accidents hardly ever happen on purpose, so keep your face calm, say it in one sentence, and clean up together without blame. By day, make bathroom stops part of the routine: before leaving, before meals, before bed. Praise what {name} can steer, like going, telling you, or helping with the sheets.',
    younger:
      'With a toddler, accidents are simply part of learning, and a spare pair of pants in every bag is the best plan.',
    older:
      'At this age shame is often the bigger problem: agree on a private routine for mornings and sleepovers, and tell {name} plainly that it’s the body and no one’s fault.',
    sentences: [
      'Your pants got wet. We’ll get dry ones.',
      'It’s just pee, and we can clean it up.',
      'You told me right away that you’re wet.',
      'You put the wet sheet in the basket yourself.',
      'You stopped your game and went to the bathroom.',
      'Your body was fast asleep and didn’t notice.',
      'You feel embarrassed, and I’m on your side.',
    ],
    why: 'Scolding adds worry, and worry can make accidents more likely. At night the body has to learn to wake up or hold on, and that takes time, not willpower.',
    steps:
      'Offer plenty to drink in the morning and at noon, so there’s less thirst left for the evening. Have two bathroom visits at bedtime, one before the stories and one after. Layer the bed, sheet over pad over sheet over pad, so a wet night is a quick pull and back to sleep. During the day, watch for the wiggle and say what you see instead of asking. Carrying the pajamas to the basket can be {name}’s job, as help and never as a punishment.',
    ifNot:
      'Use a watch that buzzes every two hours by day, so the reminder doesn’t come from you. For nights, go back to pull-ups without comment if that lets everyone sleep, and try again in a few months. Progress comes in waves, and a tired or exciting week can bring a few wet days.',
    ask: 'Call the pediatrician if {name} was dry for months and is wet again, if peeing hurts, or if there’s constipation or great thirst. Wet nights at seven or later are worth bringing up, too.',
  },
  'body-curiosity': {
    name: 'body curiosity',
    say: 'A calm face is half the answer. It’s usually curiosity or comfort, so use the real names, answer in one plain sentence, and say that touching is for private places, like the bedroom. Teach, too, that nobody else touches those parts in play, and that {name} can always tell you, even if someone said it’s a secret.',
    younger:
      'With a toddler, name it, offer something else for the hands, and don’t make it exciting.',
    older:
      'A good book about bodies lying around invites questions, and {name} may want more privacy when changing.',
    sentences: [
      'Every part of your body has a real name.',
      'That’s private, and your bedroom is the place for it.',
      'You asked me about it, and I’m glad you did.',
      'Your body belongs to you.',
      'You remembered to close the bathroom door.',
      'The doctor only looks when I’m there with you.',
      'We don’t keep secrets about bodies in our family.',
    ],
    why: 'A calm answer tells {name} that you’re the person to ask, and real words make it easier to tell you if something ever isn’t right. A shocked face makes it either thrilling or shameful.',
    steps:
      'If it happens in the living room, say quietly that this is a private thing and offer something else to do. During the day, use the right words in passing, at bath time or when changing. Explain the rule in both directions: nobody touches {name}’s private parts except to help with washing or at the doctor, and nobody else’s are touched either. If you find two children looking at each other, stay friendly, get everyone dressed, say the rule, and suggest a new game.',
    ifNot:
      'When it happens a lot, look at when: tired, bored, tense, or itchy from tight clothes or soap. Give the body something else at those times, like a cuddle, dough or a run outside. Repeat the private rule in the same tone each time; a big reaction tends to make it last longer.',
    ask: 'Call your pediatrician about pain, redness, or play that’s forced or copies adult acts. If {name} says someone touched {them}, listen calmly, believe it, and get help the same day: {childLine}.',
  },
  'pacifier-or-thumb': {
    name: 'pacifiers, thumbs and comfort blankets',
    say: 'That thumb or pacifier has been a faithful friend, so it’s no wonder {name} won’t part with it. Leave the comfort and shrink the hours: first only at home, then only in bed, then only to fall asleep. Say nothing about the sucking, and notice the times when mouth and hands are busy with something else. A blanket can stay as long as it likes.',
    younger:
      'Around three is a fine time to say goodbye to a daytime pacifier; before that, it can simply live in bed.',
    older:
      'Let {name} decide to stop and choose the helper: a bandage on the thumb, a smooth stone in the pocket, a homemade chart.',
    sentences: [
      'You fell asleep with your bunny in your arms.',
      'Both your hands are busy with the dough.',
      'Your pacifier is waiting for you on your pillow.',
      'You took it out, and I understood every word.',
      'You miss your pacifier, and I’m staying close.',
      'You left it in bed and came to breakfast.',
    ],
    why: 'Sucking calms the body, so scolding raises the very tension it’s there to soothe. Small limits let another way of calming down grow in its place.',
    steps:
      'Watch for three days when it happens: tired, bored, upset, in the car. For each of those times, find a stand-in, such as a soft toy, a squeeze, a hum, or your finger to hold. Take one place or time away per week, and tell {name} ahead. For special time, put out toys that need two hands and describe what those hands are doing. Before the last goodbye, let {name} pick how: a box for the fairy, an envelope in the mail, a trade at the toy store.',
    ifNot:
      'If evenings fall apart, keep the bedtime one for now and come back to it in a month, when nothing else is changing. Then make the goodbye one clear day and stay with it. Three to five rough evenings are likely, and extra cuddles are the right answer to them.',
    ask: 'From about four, have the dentist look at the teeth, and ask the pediatrician if speech is unclear or the thumb gets sore.',
  },
  'clothes-and-senses': {
    name: 'scratchy clothes, noise and textures',
    say: 'Some seams really do feel like needles and some sounds like an alarm, so take {name} at {their} word. Change what’s easy: tags out, soft waistbands, headphones for noisy places. For the rest, go in tiny steps with a clear end, and praise each try. In special time, put sand or dough within reach and let {name} decide how close to get.',
    younger:
      'A scream may be the only way to say “too scratchy” right now, so lend {them} the words.',
    older:
      'By now {name} can become the expert: make a list together of what’s too much, what helps, and who at school should know.',
    sentences: [
      'That tag is bothering your neck.',
      'The hand dryer was too loud for your ears.',
      'You told me with words that it itches.',
      'You touched the dough with one fingertip.',
      'You covered your ears, and that helped you.',
      'You wore the new socks all the way to the car.',
      'I believe you that it feels awful.',
    ],
    why: 'A body on alarm can’t be talked out of it, but being believed brings the alarm down. Small steps that {name} chooses let the senses get used to things without a fight.',
    steps:
      'Keep notes for a week on what sets it off and at what time, since everything is louder when we’re tired or hungry. Shop together and let {name} touch before you buy; then buy two of what works. Wash new clothes twice, turn them inside out, or put them on over a soft layer. Before noisy places, say what’s coming, where the quiet corner is, and what the sign for leaving is. A firm hug, if it’s welcome, can help {name} recover.',
    ifNot:
      'Drop the struggle over one thing altogether, say jeans, and put your patience into the one that matters most, say shoes. For that one, practice ten seconds a day at a good moment, then twenty. Hard days tend to come back with a cold or a change, and they don’t undo what’s been learned.',
    ask: 'If it gets in the way of eating, sleep, washing or school, ask your pediatrician about an occupational therapist.',
  },
  'doctor-visits': {
    name: 'visits to the doctor or dentist',
    say: 'Be honest and brief beforehand: what happens, that it may pinch, and that you’ll be right there. In play, let {name} be the doctor who gives your knee a shot or counts your teeth. At the office, name the fear, breathe slowly together, and praise one brave thing right away.',
    younger:
      'Tell a toddler on the same day, in two sentences, and bring the bear for a checkup, too.',
    older:
      'Let {name} choose how to get through it, looking or not looking, counting or squeezing your hand, and think up one question for the doctor.',
    sentences: [
      'You’re scared of the shot, and I’m holding you.',
      'It may pinch for a moment, and then it’s over.',
      'You opened wide for the dentist.',
      'You held your arm still, even though you were afraid.',
      'You’re listening to the bear’s heart.',
      'You cried, and you did it anyway.',
      'I’m staying with you the whole time.',
    ],
    why: 'What has been played through feels familiar, and a promise that it won’t hurt costs trust when it does. Your slow breathing is something {name} can borrow.',
    steps:
      'Two or three days ahead, put a toy doctor kit out in special time and follow whatever {name} makes of it. Practice one thing that helps: blowing out pretend candles, wiggling the toes, pressing your hand. Call the office and ask about sitting on your lap, a short wait, and what the staff can do to make it hurt less. In the room, talk less and slower than usual. Afterward, tell the brave part of the story at dinner, with {name} listening.',
    ifNot:
      'Ask for a visit where nothing happens: sit in the chair, ride it up and down, meet the dentist, go home. If it has to be today, a close hug on your lap that keeps {name} steady is kinder than several people holding on. After a hard visit, play it again at home as often as {name} likes; that’s how it settles.',
    ask: 'If fear gets in the way of care {name} needs, tell the office; many have ways to help, and some have a child life specialist.',
  },
  'sick-days': {
    name: 'playing on sick days',
    say: 'Play small and low today: you bring a tray with two or three quiet toys, {name} decides, you describe and copy. Slow down to match the pace, leave long pauses, and praise resting as much as doing. Two or three minutes are enough, and skipping is fine, too.',
    younger:
      'It may be that only your lap will do, and softly saying what you both see is special time enough.',
    older:
      'Cards, a comic drawn by turns or a building set on a tray keep it from feeling babyish, even with one arm in a cast.',
    sentences: [
      'You’re snuggled up under the blue blanket.',
      'You’re rolling the car over your knee.',
      'You’re resting your body so it can get well.',
      'You found a way to do it with one hand.',
      'You’re fed up with lying there.',
      'You took your time with that sticker.',
      'I like being here on the couch with you.',
    ],
    why: 'Being ill or stuck takes away almost every choice, and a few minutes of being in charge give some back. Calm company also tends to make the rest of the day easier.',
    steps:
      'Look first at how {name} is doing, and let sleep, drinks and comfort go ahead of any play. Put a tray or a big book across the lap with stickers, little animals, dough or cards. Sit close, at eye level, and speak half as much as usual. With a cast, let {name} discover what still works, and describe that instead of helping at once. Stop as soon as the eyes get heavy, and say what you enjoyed.',
    ifNot:
      'If everything is whiny and wrong, drop the play, stay near, and put words to it: it’s a rotten day. Reading aloud or watching the world go by from the window is plenty. After an illness, the old rules often need a few bumpy days to come back, so bring in bedtime and table habits one by one.',
    ask: 'For anything about fever, pain or how ill {name} seems, call your pediatrician or nurse line, and in an emergency call {emergency}.',
  },
} as const satisfies Shelf;
