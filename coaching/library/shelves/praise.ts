import type { Shelf } from '#coaching/library/entry.ts';

export const praise = {
  'what-is-labeled-praise': {
    name: 'what labeled praise is',
    say: '“Good job” is kind, but {name} has to guess what was good. Labeled praise says the exact thing out loud: “Good job closing the box,” or “I love how gently you hold the bear.” In the next play, each time “good job” slips out, just add what it was for, in the same breath.',
    younger: 'For a two- or three-year-old, keep it to three or four words: “Nice gentle patting.”',
    older:
      'From seven on, praise the thinking and the effort: “I like how you planned that before you glued it.”',
    sentences: [
      'Good job turning the pages one by one.',
      'I like how you’re sharing the tape with me.',
      'Thank you for telling me where the bus goes.',
      'You’re holding that egg so carefully.',
      'What a beautiful castle you built.',
      'Great idea to put a door on the cave.',
      'I’m proud of you for trying that knot again.',
    ],
    why: 'A child repeats what gets noticed. When the praise names the act, {name} knows exactly what to do again.',
    steps:
      'There are two parts, the warm word and the act: “I love” plus “how you lined up the spoons.” Keep both in one sentence; “Great. You lined them up” is nice too, but the link gets lost. Start with openers like “I like how you,” “thank you for,” or “nice job.” Aim it at what you want more of: gentle hands, sharing, waiting, trying again. Say it right away, while it’s still happening.',
    ifNot:
      'If the label won’t come in time, begin with a description and warm it up as you go: “You’re folding it … so neatly.” Or choose one thing before you start, such as gentle hands, and praise only that. It takes a number of plays before the words come without thinking.',
  },
  'praise-examples': {
    name: 'examples of praise',
    say: 'Here are a few praises you can take straight into the next play: “Thanks for passing me the glue,” “I like how slowly you’re stirring,” “What a clever idea to add a ramp.” Each one names the act, so swap in whatever {name} is really doing. Pick two that sound like you, and ask me for more any time.',
    younger:
      'For two- and three-year-olds, trim them down: “Nice stacking,” “Good sharing,” “Lovely gentle petting.”',
    older: 'From seven on, praise plans, patience, and fairness, and keep your voice casual.',
    sentences: [
      'I love how you’re sharing the crayons with me.',
      'Thank you for handing me the little wheel.',
      'You’re pouring that water so carefully.',
      'Great idea to use the scarf as a river.',
      'I like how you kept trying when the piece was stuck.',
      'Nice job waiting for your turn with the stamp.',
      'What a wonderful rocket you drew.',
      'I’m proud of you for fixing the bridge yourself.',
      'Thank you for using such a calm voice.',
      'You tucked the bunny in so gently.',
      'Good thinking, putting the big blocks at the bottom.',
      'I love the way you told me that story.',
    ],
    why: 'Ready openers save you the search for words, so the praise lands while {name} is still doing the thing you liked.',
    steps:
      'Choose one opener for the whole play, such as “I like how you,” and finish it in as many ways as you can. Look at hands, voice, ideas, and effort in turn; there’s nearly always something in one of them. Say it warmly and at once, then let a moment pass before the next one. After the play, look through the transcript and find two spots where a praise would have fit.',
    ifNot:
      'If these sound like somebody else’s words, build your own from what you’d say to a good friend: “That was so thoughtful of you, saving me a piece.” You can also begin with plain thanks, which comes out easily. It may sound stiff for a week or so, and then it starts to be simply how you talk.',
  },
  'praise-spoils': {
    name: 'whether so much praise can spoil a child',
    say: 'No, praise that says what for doesn’t spoil anyone or make a child need applause. What can backfire is praise that’s inflated or about being the best or the smartest. Praise that tells {name} what was good about a real act is more like information. And ten in five minutes is a practice dose, not the pace for the whole day.',
    sentences: [
      'I like how you tried it a second way.',
      'You worked so patiently on that zipper.',
      'Thank you for moving over so I could sit.',
      'Thank you for telling me the truth about the spill.',
      'Good thinking, checking which piece was longer.',
      'It was kind of you to save me the window seat.',
    ],
    why: 'Naming the effort points to what made it work, and that’s something {name} can do again without anybody watching.',
    steps:
      'Keep it true: praise only what you honestly like, however small. Keep it about the doing, so “I like how you kept at it” instead of “you’re so smart.” Leave out comparisons with brothers, sisters, or friends. During the rest of the day, a few real ones are plenty. Your tone can be moderate, too; warm and plain works as well as excited.',
    ifNot:
      'If ten still feels like too many, lean on descriptions and reflections, which give attention without any verdict, and let the praise be rarer and better. If “Is it good?” comes up all the time, turn it around gently: “You look pleased with those stripes.” That lets {name} be the judge.',
  },
  'praise-feels-fake': {
    name: 'praise that feels fake or gets rejected',
    say: 'It’s a strange feeling when your own words sound like a commercial, or when {name} says “stop saying that.” Make the praise smaller, truer, and quieter: say only what you really like, in the voice you’d use with a friend. Thank-yous come out most easily. And if it gets brushed off, no arguing, just go on playing.',
    older:
      'From seven on, matter-of-fact works better than excited; one quiet “That was a smart fix, using the clip” goes a long way.',
    sentences: [
      'Thanks for making room for my car.',
      'I like that you showed me how it works.',
      'That was thoughtful, giving the owl a blanket.',
      'Smart move, holding it with both hands.',
      'I enjoyed hearing you explain the rules.',
      'I like how patiently you sorted those screws.',
      'You made a clever roof for it.',
    ],
    why: 'A child who isn’t used to praise, or doesn’t quite believe it, can take it in better in small, true portions. Then there’s nothing to push away.',
    steps:
      'For a few days, use only two openers: “thanks for” and “I like that you.” Look down at the toys while you say it, so {name} doesn’t feel stared at. Say it once and move straight on with the game, so no answer is needed. If it’s rejected, take that calmly and describe for a minute instead: “You’re screwing the wheel on.” Then slip in another small one later.',
    ifNot:
      'Try praising sideways: within earshot, tell your partner or Grandma on the phone about one exact thing that happened. Your own sense of faking fades as you start to notice more that you truly like. The brushing-off may go on for a while, and that’s all right.',
    ask: 'If {name} often says harsh things like “I’m bad” and can’t take in anything kind, mention it to your pediatrician or a child therapist.',
  },
  'nothing-to-praise': {
    name: 'finding something to praise',
    say: 'Some days you look at {name} and honestly can’t find a thing to praise. Then lower the bar to the floor: sitting near you, using a normal voice, picking up one piece. Whatever annoys you has an opposite, so wait for half a second of that opposite and name it right then.',
    sentences: [
      'Thank you for sitting next to me.',
      'I like how softly you’re talking right now.',
      'You set that truck down so gently.',
      'Thanks for letting me use the green one.',
      'I love that you came to play with me.',
      'Nice job keeping the sand in the tray.',
      'I like how you picked it up again.',
    ],
    why: 'Small good moments that get attention have a chance to come more often. And looking for them changes what you see, too.',
    steps:
      'Before the play, write down the one thing that bothers you most, and next to it what you’d rather see: grabbing, and next to it, waiting or asking. During the five minutes you hunt only for that second thing. Say it the instant it shows up, even if it’s there by accident. In the gaps, describe what {name} does, because describing doesn’t need anything to be good.',
    ifNot:
      'If the play is stormy from start to finish, choose something that brings out {name}’s best side, like dough, water, or a favorite topic, at a time after food and rest. And praise the trying rather than the result; even coming back after a grump counts. Expect one or two finds at first, and call that a start.',
    ask: 'If weeks go by with hardly a moment you can enjoy together, bring that to your pediatrician or a therapist. You don’t have to carry it alone.',
  },
  imitating: {
    name: 'imitating the play',
    say: 'Imitating means you do what {name} does, with your own pieces, right alongside. If there’s a tower, you build one nearby; if a car goes vroom, yours goes vroom. Stay a small step behind, so yours never becomes the bigger or better one, and let the ideas come from {name}.',
    younger:
      'With a two-year-old, sounds and movements are the easiest: tap when {name} taps, then wait for the next idea.',
    older:
      'From seven on, copy the style instead of every move: use the same colors, or borrow the trick {name} came up with.',
    sentences: [
      'You’re making dots, so I’m making dots too.',
      'I’m putting a flag on mine, just like you.',
      'You’re patting the dough, and I’m patting mine.',
      'Great idea to add a round window; I’m making one.',
      'We’re both crawling like crabs.',
      'You’re tapping the drum, and I’m tapping along.',
      'My frog is following your frog.',
    ],
    why: 'Being copied tells {name} that an idea was good enough to borrow. It’s also an easy way into taking turns and playing together.',
    steps:
      'Have your own small share of the same toys, so you never need to take any. Watch for a few seconds, then do the same thing in the same mood, quiet or wild. Put words to it now and then: “You’re drawing a sun, and I’m drawing one as well.” When the game changes, change too, even if yours isn’t finished. Leave out anything rough; busy yourself with your own toy and join in again when things are fine.',
    ifNot:
      'If you hear “don’t copy me,” stop cheerfully and be a helper instead: hold the box, take what you’re handed. Copying the sounds or the mood rather than the moves often goes over better. And on some days, simply watching warmly is the right choice.',
  },
  enjoying: {
    name: 'showing that you enjoy it',
    say: 'You don’t have to be a clown for this one. Enjoying just means it shows that you like being there: you sit close, you look, you smile, your voice is a bit warmer than usual. Find one thing in the play that really is nice, like the way {name} hums, and let your face follow.',
    younger: 'With toddlers, big faces and silly sounds are half the conversation.',
    older: 'From seven on, dry humor and real laughter go down better than an excited voice.',
    sentences: [
      'I’m having such a good time with you.',
      'This is my favorite part of the day.',
      'I love how you made that elephant sneeze.',
      'You made me laugh with that funny hat.',
      'I love seeing you dance to your own song.',
      'Playing with you makes me happy.',
      'I could watch you dig tunnels all day.',
    ],
    why: 'Children read faces before they hear words. When your face says you like being there, {name} feels like good company.',
    steps:
      'Give yourself ten seconds before the start: shoulders down, one breath, everything else can wait. Get down on the floor, so your faces are at the same height. Match the mood of the play, lively for a chase and soft for putting the doll to bed. Add touch if it’s welcome, like a high five or a hand on the back. One sentence about your own joy per play is enough.',
    ifNot:
      'If you’re too tired to feel it, skip the acting and go for calm and close; quiet interest shows, too. Stock the toy box with things you can stand, such as building or drawing, since your mood is part of the play. The joy often comes a few minutes after you’ve started, and some days it doesn’t come at all.',
    ask: 'If you haven’t been able to enjoy much of anything for a couple of weeks, please tell your doctor. You deserve care, too.',
  },
} as const satisfies Shelf;
