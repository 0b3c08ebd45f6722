import type { Shelf } from '#coaching/library/entry.ts';

export const finerPoints = {
  'kinds-of-praise': {
    name: 'which kind of praise is best',
    say: '“Good job” isn’t bad; it just doesn’t say which job. Praise what {name} does and can do again: the trying, the waiting, the gentle hands, the new idea. Go easy on smart, pretty and best, since those can feel like something to lose. As for how much, if it’s true and particular, five minutes can hold a lot of it.',
    younger: 'For a two- or three-year-old, keep it to the act and a beaming face: “Gentle hands!”',
    older:
      'From seven on, dry and exact beats gushing: name the one thing that was hard and how it was solved.',
    sentences: [
      'You tried three different pieces until one fit.',
      'I like how you made space for my car.',
      'You worked on that knot for a long time.',
      'You thought of using the lid as a wheel.',
      'Thank you for handing me the scissors so carefully.',
      'You picked those colors with a plan.',
      'You calmed down and came back to the game.',
    ],
    why: 'Effort and kindness are in {name}’s hands, and being clever or cute isn’t. Praise that shows what worked can be used again tomorrow.',
    steps:
      'Take your usual “good job” and hang a “for” on it: for waiting, for sharing the glue. Look for four kinds during a play: trying hard, being kind, being careful, having ideas. When something turns out beautifully, talk about how it came to be. Keep compliments on looks for a cuddle, where they’re simply love. And if you didn’t really see it, don’t say it.',
    ifNot:
      'If {name} shrugs praise off, describe instead: “You lined them all up” lets the pride come from inside. If you notice that you’re praising every breath, aim for one in each half minute and describe in between. It may sound stiff for the first few days.',
  },
  'how-much-to-talk': {
    name: 'how much to talk',
    say: 'About half the time is plenty: talk like a sportscaster who also takes a breath. A sentence every five to ten seconds is a good rhythm: short, about what {name} is doing, then a pause to let something come back. If {name} is talking, your part is mostly to echo. If the room gets very still and busy, a little silence with a warm face is fine.',
    younger: 'With a two- or three-year-old, use three to five words and leave longer gaps.',
    older:
      'From seven on, use about half as many words, and more of them for ideas than for each move.',
    sentences: [
      'You’re on the third floor of that garage.',
      'Now the cow goes in.',
      'A secret tunnel, under the couch.',
      'You’re looking for just the right wheel.',
      'I’m coloring the sky, the same as you.',
      'You kept the bridge from tipping over.',
    ],
    why: 'Steady small comments show that you’re with {name}, and the gaps leave room for {their} own words. Without gaps it becomes a radio, and radios get tuned out.',
    steps:
      'Try this beat: look, say one thing, breathe in and out, look again. When {name} speaks, drop your own sentence and repeat the heart of what you heard. Let your hands talk too by copying the play. After a few plays, see in the transcript whether {name}’s lines have some room between yours. Ten each of praise, reflecting and describing in five minutes is the far goal, and you get there in small steps.',
    ifNot:
      'If {name} says “stop talking,” smile, go quiet for half a minute, and come back with half as many words. If you keep falling silent instead, pick one thing to follow, like the right hand, and tell what it does. Your rhythm will settle with practice.',
  },
  'voice-and-face': {
    name: 'how to sound and look',
    say: 'Your everyday voice will do, turned up just a notch in warmth. Be down at eye level, let your face show what you feel, and match {name}: livelier in a wild game, softer in a careful one. A bit of a smile can be heard. Leave out irony, because small children take the words at face value and only catch the sting.',
    younger: 'With a two- or three-year-old you can be bigger: wide eyes, a gasp, a sing-song.',
    older:
      'From seven on, tone it down; cheerleading sounds fake to {them}, while calm interest doesn’t.',
    sentences: [
      'Oh, you got it to balance!',
      'You’re putting the baby horse to sleep, shhh.',
      'I’m grinning because your pig talks so fast.',
      'You did that so slowly and carefully.',
      'Whoa, that one rolled under the shelf.',
      'It’s nice and cozy here with you.',
    ],
    why: 'Children believe the tone before they believe the words. If voice, face and words say the same thing, the praise gets through.',
    steps:
      'Before you start, breathe out and drop your shoulders; that alone changes your voice. Sit where {name} can see your face without turning. Put the energy on the word that matters: in “You waited for me,” that’s “waited.” When you’re tired, go for quiet and kind rather than for excited. If something sarcastic slips out, say it again plainly.',
    ifNot:
      'If it sounds flat to you, forget the voice and get truly curious about one detail; the tone comes along by itself. Whispering is another way in, since hardly anybody can whisper coldly. It doesn’t have to be the same every day, and a calm, plain voice is a good one.',
  },
  'correcting-mistakes': {
    name: 'correcting mistakes',
    say: 'Let it go, most of the time: a purple banana or a “pasghetti” does no harm in five minutes of play. With words, just say them back the right way, warmly and in passing: “Yes, spaghetti!” With wrong colors or numbers, talk about something else you can see. There’s plenty of day left for learning the right one.',
    younger:
      'At two or three, many sounds simply aren’t there yet, and hearing them from you is all the lesson it takes.',
    older:
      'From seven on, ask yourself if it matters for the game; if {name} wants to know, you’ll be asked.',
    sentences: [
      'Spaghetti for the bear, coming up.',
      'You counted all of your shells.',
      'He ran, and then he fell into the water.',
      'You’re giving the elephant a yellow hat.',
      'You told me that whole long story.',
      'A helicopter, and it’s landing on the roof.',
    ],
    why: 'A correction stops the flow and says “wrong” where {name} meant to share something. Hearing the right version, without a bump, teaches as well and keeps the talk going.',
    steps:
      'When you hear a mistake in speaking, repeat the meaning in your own correct sentence and stress nothing. When a fact is wrong, reflect the idea and not the label: “You’re putting that one on top.” Don’t ask for it to be said again. Keep a note in your head and bring the color or the number up in a book tonight. If it’s about safety, of course, say it straight away.',
    ifNot:
      'If you can’t hold it in, copy the play and name your own piece: “Mine is green.” That puts the right word in the room without correcting anybody. If {name} insists on the wrong one, let {them} have it; it’ll sort itself out.',
    ask: 'If words are hard to make out for people outside the family, or colors are mixed up for a long time, have speech, hearing or sight looked at.',
  },
  'letting-win': {
    name: 'letting your child win',
    say: 'Now and then is fine, but not every time, since {name} senses it and never gets to practice losing. In special time, leave out games with a winner, or let {name} make the rules, even crooked ones. At other times, play honestly but choose games of luck, or give a head start you both know about. Then praise the good moves and the good losing rather than the victory.',
    younger:
      'For a two- or three-year-old, there’s no need for winners at all; rolling the dice and moving the frog is the game.',
    older: 'From seven on, {name} notices when you lose on purpose, so agree openly on a handicap.',
    sentences: [
      'You lost that round and shook my hand.',
      'You start three spaces ahead, that’s our rule.',
      'You’re making up a new rule for the frog.',
      'Rats, I lost, and it was still fun.',
      'You waited for your card without peeking.',
      'You really wanted to win that one.',
      'That was a clever place for your piece.',
    ],
    why: 'Always winning makes losing a shock, and always losing takes the fun out of trying. A mix, with you as a cheerful loser now and then, shows how both are done.',
    steps:
      'Begin with games in which everybody plays against the dice. Keep them short, so that a loss is soon followed by a new start. Say your own feelings out loud, like “Oh no, down the ladder. Well, next round.” If you’re asked whether you lost on purpose, tell the truth. End while both of you are still in a good mood.',
    ifNot:
      'If losing ends in tears every time, put the board away for some weeks and play together against something, a timer or a tower that has to stay up. Then try the shortest game you own. There’ll still be flying cards now and then; stay calm, and pick up the game another day.',
  },
  'asking-for-real': {
    name: 'asking when you truly need to know',
    say: 'If you really need to know, for safety or because {name} has to go to the bathroom, just ask; one honest question ruins nothing. When you only didn’t understand, say back the part you caught, or “I’d love to hear more about that one,” and wait. And if you guess wrong, you’ll be corrected, with pleasure.',
    younger:
      'With a toddler, point at what you think is meant and say its name; a nod or a shake of the head will tell you.',
    older: 'From seven on, you can admit it: “I lost the thread of the story,” and wait.',
    sentences: [
      'Something about a boat, and then it got loud.',
      'I didn’t catch that, and I’d like to hear it.',
      'I’m guessing that’s the dragon’s house.',
      'You’re hopping like someone who needs the bathroom.',
      'I’m not sure what my bear should do now.',
      'You’re showing me with your hands how big it was.',
    ],
    why: 'The trouble with questions isn’t one or two of them; a string of them takes over the lead. A statement with a gap after it invites an answer without demanding one.',
    steps:
      'Ask yourself before you ask: will I do something with the answer? If so, ask briefly and go back to the game. If not, turn it into a statement by letting your voice fall at the end. Leave a pause of several seconds, because answers come slowly when no one is pushing. The goal allows for a few, so a question you needed is nothing to fret about.',
    ifNot:
      'If you get no answer to a statement, let it go; it wasn’t that important to {name}. If you don’t understand almost anything, follow the hands instead of the words and describe what they do. Guessing wrong with a smile is a lot better than asking three times.',
  },
  'under-two': {
    name: 'playing with a baby or one-year-old',
    say: 'Yes, in a gentler form, though Playlight’s goals and counts are made for two to ten. Get down on the floor, follow the eyes and hands, and use few, short words: “Ball. You rolled it!” Repeat each sound like an answer, copy the banging, and smile a lot. Two or three minutes are plenty, and turning away means a break.',
    sentences: [
      'Ba-ba-ba, you’re telling me a story.',
      'You dropped the spoon, and it went clang.',
      'Up goes the cup.',
      'You crawled all the way to the door.',
      'You’re clapping, so I’m clapping too.',
      'You gave me the block, thank you.',
      'You found your toes.',
    ],
    why: 'At this age answering is everything: a sound, a look, and you come back with one. That back-and-forth is what trust and language grow from.',
    steps:
      'Choose a time after a nap and a meal, and clear the floor of anything small enough to swallow. Lie down so you’re face to face, and wait for a look, a sound, a reach. Answer it with the same sound or a word, and wait again. Leave limits to the room: things out of reach and a cheerful switch to something else work better than no. Don’t mind the numbers in the app for now.',
    ifNot:
      'If nothing seems to come back, do less: be quiet, copy one movement, and count slowly to ten. Try another time of day or another place, such as the changing table or the bath. Some days there’s only a glance, and that’s a conversation as well.',
    ask: 'If {name} seldom looks at you, doesn’t react to sounds or has stopped doing something that worked before, bring it up with your pediatrician soon.',
  },
  'over-ten': {
    name: 'doing this with a preteen or teenager',
    say: 'Older kids need it as much, just in disguise: Playlight is built for two to ten, so leave the counting aside. Join what {name} does anyway, a game, cooking, a drive, music, and for a few minutes don’t teach, ask or correct. Say back what you hear, and drop one honest, low-key compliment. Side by side is easier than face to face.',
    sentences: [
      'You’ve got a good ear for that bass line.',
      'So the whole group was mad at her.',
      'I like riding with you.',
      'You handled that message really fairly.',
      'You know this game inside and out.',
      'That was a lousy day at practice.',
      'You seasoned that just right.',
    ],
    why: 'The older they get, the more of our talk turns into checking and reminding. A few minutes without that show {name} that you like the person, not just the progress.',
    steps:
      'Find out what’s interesting at the moment and let yourself be taught, badly if need be. Put your phone away, and keep your comments short and your face relaxed. Reflect instead of asking: “Sounds like that was unfair.” Leave praise dry and exact, and say it once. Rules and school get their own time, announced ahead.',
    ifNot:
      'If every approach gets a groan, be around without wanting anything: make two sandwiches, sit down nearby, read. Late evenings and car rides are when talk tends to come, so stay up now and then. It can take weeks of no answer before one arrives.',
    ask: 'If {name} withdraws from everyone, stops eating or sleeping well, or hints at not wanting to live, reach out to a doctor or a crisis line right away.',
  },
} as const satisfies Shelf;
