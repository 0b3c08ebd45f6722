import type { Shelf } from '#coaching/library/entry.ts';

export const parentFeelings = {
  'feels-silly': {
    name: 'feeling silly during special time',
    say: 'It does get less weird, usually within a week or two; the awkwardness is just what a new skill feels like from the inside. Next time, make the job smaller: watch {name}’s hands and say one plain thing you see, in your ordinary voice. Then rest a moment, and say another.',
    younger:
      'With a little one you can lean all the way in: animal noises and a goofy face are exactly right.',
    older:
      'At {name}’s age, a relaxed, everyday tone works better than a bright one. You can even be open about it: “I’m practicing being a better listener when we play.”',
    sentences: [
      'You’re lining up the cars by color.',
      'I love how patiently you worked on that corner.',
      'You put that one way up on top.',
      'I’m making my tower like yours.',
      'You found a spot for the little horse.',
      'You’re thinking hard about that bridge.',
      'I like being down here on the floor with you.',
    ],
    why: 'What {name} hears is your attention, so even a clumsy sentence says “I see you.” And the more often you say such things, the more they start to sound like you.',
    steps:
      'Start with half a minute of quiet watching, so nothing has to come out right away. Then pick one skill only, and describing is the easiest: what the hands do, what goes where. Use the voice you’d use with a friend over coffee. If you catch yourself sounding like a TV host, smile and go back to watching. Tomorrow, add one praise for something small and real.',
    ifNot:
      'Get your hands busy first: copy what {name} builds, and let the words come out of what you’re both doing. It may stay stiff for a week or two, and that’s fine. Sincere and stiff beats smooth and distracted.',
  },
  'bored-by-play': {
    name: 'being bored by play',
    say: 'You don’t have to love it; you can love your child a great deal and still find the trucks dull. You only need to stay interested for five minutes, and in {name} rather than in the truck. Be a curious spectator: look for one thing you’ve never noticed, a frown, a plan, a new word, and say it out loud.',
    sentences: [
      'You figured out a new way to crash it.',
      'Your tongue comes out when you concentrate.',
      'You gave the bear a different voice this time.',
      'I like how you keep a whole story in your head.',
      'The truck is going backward, and you’re steering it.',
      'You had a plan, and you followed it through.',
      'I’m copying you, and mine rolls down too.',
    ],
    why: 'Boredom shrinks when you have something to look for. And a child who is watched with real interest tends to show you more.',
    steps:
      'Set the phone where it can hear you but you can’t see the screen, and remind yourself it’s only five minutes. Offer two or three things you don’t mind yourself, such as clay, blocks or drawing, and let {name} choose among them. Take your own set and copy, since busy hands make time go faster. When your mind drifts, and it will, come back by describing the very next thing you see. Stop when the time is up, without guilt.',
    ifNot:
      'Move the five minutes somewhere else: outdoors, in the bath, over a pile of scrap paper and tape. New surroundings often bring out a new game. Some days will still be dull, and five dull minutes of kind attention are worth having.',
  },
  'not-a-player': {
    name: 'never having learned to play',
    say: 'If nobody ever got down on the floor with you, it makes sense that this feels like a foreign country. You may feel a little sad about that, too. The good part is that {name} already speaks the language, so you get to follow: sit close, copy what {name} does, and say what you see. You don’t need a single idea of your own.',
    sentences: [
      'You’re showing me how this game goes.',
      'I’m going to build one just like yours.',
      'You know exactly where the train stops.',
      'Thank you for letting me be the shopkeeper.',
      'You come up with such good ideas for the animals.',
      'I’m having fun learning this from you.',
      'You poured me a cup of tea, mmm.',
    ],
    why: 'Following is something you can learn at any age, and it takes no talent for pretending. Being taken seriously in the game is what makes it special for {name}.',
    steps:
      'For the first few plays, choose things that need no acting, such as blocks, drawing or dough. Sit at {name}’s level and wait until something starts. Take the same material and do the same thing a moment later; that alone is playing. If you’re handed a role, say a few words in it and see what happens next. Afterward, think of one moment that was fun for you, however short.',
    ifNot:
      'Begin with something that already feels natural to you, like baking, washing the car or digging in the garden, and let {name} lead a small piece of it for five minutes. Expect it to feel wooden for the first couple of weeks. If old sadness comes up, go gently with yourself; it often stirs right when we give what we didn’t get.',
    ask: 'If memories of your own childhood keep coming up and they hurt, a therapist is a good person to share them with. That would be for you, and it tends to reach {name} too.',
  },
  guilt: {
    name: 'feeling guilty as a parent',
    say: 'The guilt you’re carrying says how much {name} matters to you. A bad day, or a long string of them, doesn’t make you a bad parent, and you’re here looking for a way forward. Pick one small thing for today: five minutes on the floor, no lessons, just saying what you see and one thing you like. Coming back is what {name} can lean on.',
    sentences: [
      'I’m so glad I get to be your parent.',
      'I got that wrong earlier, and I’m sorry.',
      'I was thinking about you today.',
      'I love the way you tell your stories.',
      'You can be mad at me, and I still love you.',
      'These five minutes are all yours.',
      'You made room for me on the rug, thank you.',
    ],
    why: 'Guilt tends to make us pull away or overdo it, and a small, steady moment together brings us back to the middle. Trust is built from many ordinary repairs, so no single day decides it.',
    steps:
      'Say the guilty thought out loud once, the way you’d tell a friend: I lost patience at dinner. If there’s something to mend, say a short sorry without explaining much. Then let it be done for today, because a long apology asks a child to comfort you. Tonight, think of one thing you did give: a meal, a joke, a hand to hold. Tomorrow’s five minutes are the next piece.',
    ifNot:
      'When the feeling won’t budge, write the thought down, and next to it what you’d tell a friend who felt the same. Guilt gets loudest when you’re tired, so leave the big verdicts for the morning. And tell one person you trust; shame shrinks a little when it’s spoken.',
    ask: 'If the guilt is there almost every day or keeps you awake, a doctor or therapist can help. If something behind it isn’t safe for you or {name}, tell one of them right away.',
  },
  'i-yelled': {
    name: 'having yelled',
    say: 'You yelled, and now it’s sitting in your stomach; that’s a hard place to be, and there’s a way back. Once you’re both calm, get down to {name}’s level and keep it short, with no “but” and no explaining: “I yelled, that wasn’t your fault, and I’m sorry.” Then do something gentle together, your five minutes if {name} wants them.',
    younger: 'For a little one, a few words and an open lap are enough: “I was loud. I’m sorry.”',
    older:
      'You may get a shrug, or hear that it was unfair. Listen, say, “You’re right, that felt bad,” and leave it there.',
    sentences: [
      'I yelled, and I’m sorry.',
      'My voice was too loud, and that can feel scary.',
      'You didn’t make me yell; that was mine to handle.',
      'Even when I’m angry, I love you.',
      'Next time I’ll take a breath before I talk.',
      'You told me how that felt, and I’m glad you did.',
      'I’m calm again, and I’m here.',
    ],
    why: 'Every close relationship has rough moments, and a child learns a great deal from seeing one put right. Your apology shows {name} that big feelings pass and that people find their way back to each other.',
    steps:
      'Settle yourself first: cold water on your wrists, ten slow breaths, a minute at the window. Then go and say what you did, that it was yours, and that you’re sorry. Let any answer be all right, even silence or a turned back. Later, when the house is quiet, look for the moment just before you yelled: hungry, late, asking for the third time. Choose one small thing to do at that moment tomorrow, such as stepping back and dropping your voice.',
    ifNot:
      'If {name} pulls away or stays mad, sit nearby with something quiet, a drawing or a puzzle, and leave room for one more. It may take a while, with some testing before things soften. For the next heated moment, pick one word to stop yourself: say “pause” out loud and take three steps back.',
    ask: 'If yelling happens more than you’d like, a doctor or therapist can help. If you’re ever afraid you might hurt {name}, make sure {name} is safe, step away, and reach out: {childLine}.',
  },
  'no-patience': {
    name: 'running out of patience',
    say: 'When every little noise goes right through you, your tank is empty, and that’s worth taking seriously. For today, cut something: one errand, one battle, one thing on the list. When the heat rises, make sure {name} is safe, turn away, and breathe out longer than you breathe in, three times. Then speak at half your usual volume.',
    sentences: [
      'I’m feeling grouchy, and it’s not because of you.',
      'I need one quiet minute, then I’m back.',
      'My ears are tired, so I’m talking softly.',
      'Thank you for waiting while I took a breath.',
      'You’re banging that drum with all your might.',
      'We’re both having a hard afternoon.',
      'I’m back now, and I want to see your game.',
    ],
    why: 'A long breath out slows your body down before the sharp words get out. And {name} borrows calm from you, so a softer voice often quiets two people at once.',
    steps:
      'For two days, jot down when you snap; there’s usually one hour that’s the worst. Put something easy into that hour: a snack for both of you, ten minutes outside, an early bath. Let small annoyances go by without a word, and save your energy for what’s unsafe. Put your five minutes of play before that hour, while you still have something to give. Open with one praise, because the first warm sentence is the hardest.',
    ifNot:
      'Then look at what’s draining you underneath: sleep, meals, noise, never being alone. Earplugs, a sandwich or a twenty-minute swap with another adult can do more than one more vow to stay calm. Patience comes back slowly, so look for one less snap a day.',
    ask: 'If you’ve been on edge nearly every day for two weeks, mention it to your doctor. If you’re ever afraid you might hurt {name}, step away and get help at once: {childLine}.',
  },
  exhausted: {
    name: 'being worn out',
    say: 'Running on empty and still asking how to be there for your child: that’s a lot. Let tonight be the small version. Lie down on the rug or the couch, let {name} play beside you or on you, and murmur what you see now and then. That’s special time too, and if even that’s too much, rest tonight and play tomorrow.',
    younger:
      'With a child this small, pick a spot where nothing can happen if your eyes close for a second: door shut, tiny things up high.',
    sentences: [
      'My body is tired, and I love watching you.',
      'You tucked the blanket around my feet so gently.',
      'I’m the mountain, and your car is driving up.',
      'You’re wrapping a bandage around my arm, doctor.',
      'You’re whispering so I can rest, thank you.',
      'That block landed right next to my hand.',
      'I’m lying down and listening to every word.',
    ],
    why: 'Your attention is the part that does {name} good, and it takes far less energy than entertaining. Resting without guilt gives you something to bring tomorrow.',
    steps:
      'Choose games where lying still is your part: the patient, the sleeping dragon, the hill for the cars. Say a sentence every ten seconds or so, and let it be quiet in between. Do it at the least tired moment of your day, even if that’s seven in the morning. Afterward, let one chore slide and sit for a few minutes with nobody needing you. This week, ask one person for something concrete, like a school pickup or a pot of soup.',
    ifNot:
      'Try something that nearly runs by itself: a book on the couch, a sink full of cups and water, a walk to the mailbox at {name}’s pace. If you skip a day or three, nothing is lost; begin again with one minute. Then guard your own bedtime for a week as if it were an appointment.',
    ask: 'When sleep doesn’t refresh you anymore, or this has gone on for weeks, see your doctor. There are ordinary causes to check, and you don’t have to be at the end of your rope.',
  },
  'low-mood': {
    name: 'feeling low',
    say: 'Feeling flat or sad, when you’d expected to enjoy your child, can be lonely, and it took courage to say it; it doesn’t mean the love is gone. For now, ask very little of yourself: sit near {name} for two or three minutes and say one thing you see. You don’t have to feel joy for it to do {name} good. And please let one person know how you’ve been.',
    sentences: [
      'I’m sitting right here beside you.',
      'I feel a bit sad today, and it isn’t because of you.',
      'You’re lining up all the little animals.',
      'It feels nice to be close to you.',
      'You brought me your bear, and that was kind.',
      'Grown-ups are helping me with my sad feeling.',
      'You’re humming while you draw.',
    ],
    why: 'Low mood takes the color out of things we usually like, and small, doable moments are one way back. Your quiet company reaches {name} even on days when you can’t feel much yourself.',
    steps:
      'Pick the time of day when you feel a little less heavy. Choose something quiet, such as drawing or dough, where nobody expects you to be lively. Use few words, and let your shoulder next to {name}’s do the rest. Afterward, do one small kind thing for yourself: step outside, eat something warm, sit in the sun. And tell somebody today, even in a single line: I’ve been really low lately.',
    ifNot:
      'If even a few minutes feel like too much, let someone else do the playing for now, and just share a blanket or a book. Then make the call to your doctor the one task of the day, and ask a friend to sit with you while you dial. Feeling better usually comes in small steps, with some days in between that don’t look like it.',
    ask: 'If this has lasted two weeks, or there’s a new baby, please see your doctor; low mood can be treated. With thoughts of dying or of hurting anyone, reach out right away: {talk}, or {emergency}.',
  },
  overwhelmed: {
    name: 'everything being too much',
    say: 'It sounds as if everything is landing on you at once, with nowhere to set it down. So think only about the next ten minutes: once {name} is somewhere safe, sit, put both feet on the floor and let your breath out slowly. Then choose one thing that truly has to happen today, and let the rest slide. Special time can wait until you’ve got some air.',
    sentences: [
      'I’m having a lot of feelings, and you’re safe.',
      'I’m taking three slow breaths right here.',
      'There’s room next to me while I rest.',
      'It’s a messy day, and we’re okay.',
      'Dinner is toast tonight, and we’ll eat it together.',
      'I’m glad you came to sit by me.',
      'You played so calmly while I caught my breath.',
    ],
    why: 'When your body is on high alert, it’s hard to think; a slower breath and a smaller task give your head some room again. One finished thing calms more than ten half-started ones.',
    steps:
      'Write everything that’s pressing on one sheet, so it’s out of your head. Cross out what nobody will miss this week, and circle one item for today. Keep the rest of the day plain: simple food, early pajamas, fewer words. If there’s a bit of room before bed, sit by {name} for five minutes and just say what you see; it may turn out to be the calmest spot of your day. Then send someone a message: I’m in over my head, and I could use help with one thing.',
    ifNot:
      'Hand something over, even if it’s done badly: the groceries, the pickup, the laundry. If you feel yourself boiling over, put {name} in a safe spot, tell {them} you’ll be back in two minutes, and step into the next room. Relief comes unevenly, so one lighter hour is a fair goal.',
    ask: 'Please don’t hold this alone; a friend, your doctor or a counselor can help. If it turns into thoughts of hurting yourself or {name}, reach out right away: {talk}, or {emergency}.',
  },
  'dont-like-my-child': {
    name: 'not liking your child right now',
    say: 'Not liking your own child right now is a hard thing to say out loud, and it can be true alongside caring very much. Liking often goes missing after months of battles, or when you’re worn out. There’s no need to force it. Be near for five minutes, aim for neutral, and look for one thing you don’t mind: the way {name} hums, a small hand, a funny word.',
    sentences: [
      'I’m here, and this is our time.',
      'You and I have had some rough days.',
      'I’d like us to have a good five minutes.',
      'You laughed at that, and I liked hearing it.',
      'You handed me the red one, thank you.',
      'You’re pressing the dough flat with your whole hand.',
      'I’m on your side, even after a fight.',
    ],
    why: 'Warm feelings often come after warm acts, not before. Five minutes with nothing to correct gives you both a break from the fight, and something likable gets a chance to show up.',
    steps:
      'Keep it short and at a good hour, after a meal rather than after a battle. Choose something quiet you can bear, and begin with describing, because it asks for no warmth you don’t have yet. Once in each play, praise one tiny thing that’s true. At night, write down one moment when {name} was all right to be with, even for ten seconds. Don’t check your heart every day; look back after two or three weeks.',
    ifNot:
      'Maybe you need distance first: a few hours off, a weekend with someone you trust in charge, sleep. Looking at a baby picture, or at {name} asleep, can help too, because nothing is being asked of you then. Closeness tends to return in flickers, so a minute of it is a real start.',
    ask: 'This is worth telling a therapist, your doctor or a friend who won’t flinch. If you’re ever afraid you might hurt {name}, put {them} somewhere safe, step away, and reach out: {childLine}.',
  },
} as const satisfies Shelf;
