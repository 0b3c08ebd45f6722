import type { Shelf } from '#coaching/library/entry.ts';

export const holdingBack = {
  'why-no-questions': {
    name: 'why questions wait during play',
    say: 'Questions aren’t bad, and children do learn from them; in these five minutes they just change who’s leading. “What are you making?” gets {name} to stop, think, and answer, and now the talk follows your thoughts instead of the play. For five minutes a day you let that go and say what you see or hear. The rest of the day you can ask all you like.',
    younger:
      'For a two- or three-year-old, answering is hard work, and a question can end the talking; a simple statement keeps it going.',
    sentences: [
      'You’re building something with lots of wheels.',
      'It has a very long tail.',
      'You picked the smallest brush.',
      'You’re giving everyone a plate.',
      'I see smoke coming out of your chimney.',
      'I love how you thought of a parking lot.',
    ],
    why: 'A question asks for something: an answer, attention, agreement. A statement only gives, so {name} can keep the lead and often says more.',
    steps:
      'A question is anything that wants an answer, including “right?”, “okay?”, and an echo with a rising voice. Notice them first, without scolding yourself; just knowing your favorite one helps. Then turn it into a statement: “Is that a bus?” becomes “That looks like a bus.” If you’re the one being asked, answer briefly and go on describing. Fewer than three questions, commands, and criticisms together is where you’re heading, and there’s no hurry.',
    ifNot:
      'If leaving them out makes you go silent, let the silence be; it leaves room for {name} to fill. Then add one reflection at a time. Asking is one of the slowest habits to change, so look for a few fewer from week to week.',
  },
  'fewer-questions': {
    name: 'asking fewer questions',
    say: 'Say what you see instead of asking about it. When a question is on your tongue, say what you think the answer is: “Is that a horse?” becomes “You’re giving the horse some hay.” And when one slips out, just follow it with a statement and keep playing with {name}.',
    older:
      'From seven on, questions may be your main way of showing interest; keep those for dinner, and show it here by reflecting.',
    sentences: [
      'Instead of “What are you making?”: “You’re putting the pieces in a circle.”',
      'Instead of “What color is that?”: “You picked the orange one.”',
      'Instead of “Is that a dog?”: “You’re walking the dog on a leash.”',
      'Instead of “How many do you have?”: “You lined up four shells.”',
      'Instead of “Where is the car going?”: “You’re driving the car up the ramp.”',
      'Instead of “Are you done?”: “You’re putting the cap back on the marker.”',
      'Instead of “It’s a bear?”: “It’s a bear.”',
      'Instead of “You like that, don’t you?”: “You’re smiling at your picture.”',
      'Instead of “Do you need help?”: “You’re twisting that lid with all your strength.”',
      'Instead of “Why is she crying?”: “You’re rocking the doll because she’s sad.”',
      'Instead of “What should we do next?”: “I’m ready for your next idea.”',
      'Instead of “Did you draw that for me?”: “I love the blue house you drew.”',
    ],
    why: 'A statement shows {name} the same interest without the job of answering. That keeps the talk flowing and the lead where it belongs.',
    steps:
      'Look in the transcript for the question you ask most. Decide before the play what you’ll say in its place, and practice it twice aloud. During play, let your voice fall at the end and drop little tags like “okay?” and “huh?” If a question is out already, there’s no need to wait for the answer; say what you see. Work on that single question for a week before you take on the next.',
    ifNot:
      'Stop fighting the questions and fill the space instead: go for lots of descriptions, and there’s simply less room left. Another trick is “I wonder,” as in “I wonder who lives there,” which leaves {name} free to answer or not. Expect the old habit to creep back when you’re tired.',
  },
  'why-no-commands': {
    name: 'why commands wait during play',
    say: 'Commands are fine in life; you need them every day. But in special time even a friendly “Look here,” “Let’s build a zoo,” or “Can you find the blue one?” takes the lead away from {name} and opens the door to a no. So for five minutes there’s nothing to obey, and nothing to refuse.',
    sentences: [
      'You get to decide what happens in this town.',
      'I’ll go along with your plan.',
      'You’re laying the road all the way to the door.',
      'Any order you like is fine with me.',
      'You’re setting the chairs up your own way.',
      'I like how you came up with that yourself.',
      'You put the cow on the roof.',
    ],
    why: 'Every command is a small test of who’s in charge. With none of that in play, {name} gets practice in having ideas, and the instructions you give at other times carry more weight.',
    steps:
      'The clear ones count, like “Put it here,” and so do the soft ones: “let’s,” “can you,” “why don’t you,” “you could,” “look,” “be careful.” Before you speak, check whether {name} would have to do something after it. If so, describe what’s already going on instead. Safety is the exception: say what’s needed, calmly and once, and if it’s dangerous, special time ends for today.',
    ifNot:
      'Keep your hands busy with your own pieces, since idle hands tend to start directing. If it’s the mess or the noise that makes you give orders, choose calmer toys beforehand, so nothing needs to be managed. A couple of commands in five minutes is no big deal.',
  },
  'fewer-commands': {
    name: 'giving fewer commands',
    say: 'You don’t need zero: what keeps anyone safe you still say, once and calmly, like “Feet stay on the floor here.” For the rest, say what {name} is doing instead of what to do next. When “put it there” is on its way, hold it for one breath. A wish of your own can turn into something you do yourself.',
    younger:
      'With a toddler, set up the room first so that nothing unsafe is in reach; then there’s little left to order.',
    sentences: [
      'Instead of “Put it on top”: “You’re holding it over the tower.”',
      'Instead of “Let’s build a farm”: “You’re dumping out all the animals.”',
      'Instead of “Can you find the lid?”: “You’re digging through the whole box.”',
      'Instead of “Look at this”: “I made a little snail.”',
      'Instead of “Be careful with that”: “You’re carrying the cup with both hands.”',
      'Instead of “Tell me what that is”: “You drew something with long legs.”',
      'Instead of “Why don’t you use tape?”: “You’re pressing the two edges together.”',
      'Instead of “Turn it around”: “You’re trying it this way and that way.”',
      'Instead of “Give me the red one”: “I’m using this brown one for now.”',
      'Instead of “Sit down”: “I like how you came back to the rug.”',
      'Instead of “Let’s pick those up now”: “You poured out all the beads.”',
      'Instead of “Slow down”: “You’re zooming around the corner.”',
    ],
    why: 'Describing keeps you connected without steering. And when {name} solves something without a hint, the pride belongs to {them} alone.',
    steps:
      'Find your favorite command in the transcript; maybe it’s “look” or “let’s.” Prepare one sentence in its place and begin the play with it. When {name} gets stuck, count silently to ten before you even think of helping. If a command slips out, let it go; there’s no need to insist. When you’re asked for help, give just a bit of it and hand the lead back.',
    ifNot:
      'Try a play in which every sentence begins with “You’re”; it’s hard to order anyone around that way. If it’s always the same toy that makes you direct, such as puzzles or games with rules, leave that toy out for now. Tired days bring more commands, and that’s no step back.',
  },
  'no-criticism': {
    name: 'correcting without criticizing',
    say: 'Criticism is more than harsh words; a sweet “No, honey, that’s upside down” counts too, and so do “stop,” “don’t,” and a little sarcasm. In the play, let harmless mistakes stand and say what {name} does, or what you like about the trying. If something needs to be different, show it with your own pieces.',
    older:
      'From seven on, sighs and sarcasm come across loud and clear, so plain and kind is the safer tone.',
    sentences: [
      'You’re trying that corner again.',
      'It tipped over, and you’re starting from the bottom.',
      'I like how you stick with tricky pieces.',
      'You wrote your name in big curvy letters.',
      'I’m keeping my paint on the paper.',
      'You turned it, and now it fits.',
      'Thank you for using gentle hands with the book.',
    ],
    why: 'When mistakes are safe with you, {name} can try harder things. And behavior that gets pointed out, even in a friendly way, gets attention and tends to stay.',
    steps:
      'Check whether it’s dangerous or hurts someone; if it isn’t and doesn’t, it can wait. You can say a wrong word back the right way without pointing it out: “three mouses” becomes “Three mice.” Turn every “don’t” in your head into the thing you’d like to see, and praise that when it appears. When a critical sentence slips out, skip the speeches; a warm description right after it repairs a lot. If someone is getting hurt or in danger, stop it calmly, and special time is over for today.',
    ifNot:
      'If the urge to correct is strong, pick play with no right or wrong in it: dough, scribbling, pretend. Or take one slow breath each time and look for what’s going well in the very same spot. Old habits show up most under stress, so be as kind to yourself as you’re trying to be to {name}.',
  },
  ignoring: {
    name: 'ignoring small misbehavior',
    say: 'Ignoring sounds cold, but here it’s only aimed at the small stuff: whining, silly words, a bit of bossing. You look away, keep playing with your own toy, say nothing about it, and the second something fine happens you turn back warmly and name it. Anything that hurts or is dangerous isn’t ignored; then special time ends calmly for today.',
    younger:
      'With a two- or three-year-old, keep it to a few seconds, and make the turning back big and friendly.',
    sentences: [
      'Thank you for asking in your regular voice.',
      'I like how calmly you’re talking to me now.',
      'You’re back to painting the fence.',
      'Nice job calming your hands.',
      'I’m walking my turtle around the pond.',
      'I love how you got back to our game.',
      'Great job asking me for the scissors.',
    ],
    why: 'Attention works like sunshine: what gets it grows. Taking it off the small stuff and putting it on the good stuff shows {name} the way without a fight.',
    steps:
      'Decide beforehand what you’ll ignore, and stay with it. Turn your eyes and body away and busy yourself with your toy, making it look like fun; no sighing, no explaining, no glancing over. Come back at the first sign of something better, with a smile and a labeled praise, and without a word about before. Real sadness, fear, or pain is different: that gets comfort.',
    ifNot:
      'It often gets louder before it gets better, because {name} is checking whether the old way still works; giving in at the loudest point makes the next round longer. If staying quiet is too hard, talk about your own play in an interesting way. And if it’s more than you can ignore, end the play kindly and try again tomorrow.',
    ask: 'If there’s a lot of hitting or biting, or {name} gets hurt during outbursts, get help from your pediatrician or a child therapist rather than handling it by ignoring alone.',
  },
  'teaching-in-play': {
    name: 'teaching during play',
    say: 'Yes, a little, if you hand over the words instead of testing. “You’re threading the yellow bead” teaches yellow, while “What color is this?” is a quiz. If {name} calls a cow a horse, let it be a horse for five minutes; there’s all day for the rest.',
    younger:
      'For a two- or three-year-old, hearing the name of what {their} hands are touching is a fine vocabulary lesson.',
    older:
      'From seven on, leave school topics out entirely and let {name} be the one who explains things to you.',
    sentences: [
      'You’re setting out two plates, one for each of us.',
      'You put the triangle next to the square.',
      'I like how carefully you counted the stairs.',
      'You’re writing a curvy S.',
      'You’re filling the tall cup to the very top.',
      'You’re lining up the dinosaurs from small to big.',
      'Good thinking, using the bucket as a hat.',
    ],
    why: 'Words stick when they fit what a child is busy with at that moment. And {name} can stay curious when play has no wrong answers.',
    steps:
      'Put the lesson inside a description: the color, the number, the letter, the tricky word. When you hear a grammar slip, say it back right and move on: after “two foots,” “two feet.” If you’re asked directly, answer in one sentence. Let wrong facts pass unless they’re about safety. Keep flash cards and workbooks for another time of day, when questions are welcome.',
    ifNot:
      'If your inner teacher won’t rest, give it a slot: ten minutes of learning games at another time, where you can quiz all you like. In special time, let {name} teach you for a change, and reflect every explanation. You may hear more knowledge that way than a test would bring out.',
  },
  'being-quiet': {
    name: 'how much to talk and when to be quiet',
    say: 'Silence is fine, and a few quiet seconds give {name} room to think and talk. Picture something like one sentence every ten seconds: you watch, say what you see, and wait again. If you’re nodding, smiling, and close by, the pauses feel like interest.',
    younger:
      'Little ones need longer pauses than feels natural to you, so count to five in your head before you speak again.',
    older:
      'From seven on, comfortable quiet is part of good company; speak when something new happens.',
    sentences: [
      'I like sitting here with you.',
      'You’re gluing the last feather on.',
      'You dug out the piece with the hole.',
      'You’re coloring every scale on that fish.',
      'Thank you for showing me the inside.',
      'You hummed a whole song while you worked.',
      'I love how calmly you’re painting.',
    ],
    why: 'Talk that leaves gaps invites an answer; talk without gaps shuts it out. In the gaps you also see what’s worth saying next.',
    steps:
      'Watch first, for a full breath, then describe or praise. After {name} says something, reflect it and leave the next two or three seconds empty. If you tend to talk a lot, let each new move be your cue to speak. If you tend to go silent, treat half a minute as your limit and then say one small thing.',
    ifNot:
      'If quiet makes you nervous, put your hands to work and copy the play; that fills the gap without words. If it’s the long stretches of silence that bother you, pick three sentences beforehand and use each of them twice. Your rhythm takes a few plays to settle.',
  },
} as const satisfies Shelf;
