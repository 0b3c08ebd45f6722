import type { Shelf } from '#coaching/library/entry.ts';

export const rules = {
  'wont-listen': {
    name: 'not being listened to',
    say: 'Walk over first, touch {name}’s shoulder, and say one short thing to do, calmly and only once: “Please put your cup in the sink.” Then count to five in your head without adding a word, and the second it starts to happen, say what you like about it.',
    younger:
      'For a two- or three-year-old, give one step only and show it with your own hands while you say it.',
    older:
      'From seven on, put the reason before the instruction: “We’re leaving in ten minutes, so please pack your bag.”',
    sentences: [
      'Please hang your jacket on the hook.',
      'You got up the first time I said it.',
      'Thanks for listening so quickly just now.',
      'You heard me and put the crayons down.',
      'You’re already walking to the sink.',
      'I like how you looked over when I talked.',
      'You stopped your game to help, and that’s hard to do.',
    ],
    why: 'Words called across a room turn into background noise. A calm instruction up close, with warm attention for getting started, makes listening the thing that pays off.',
    steps:
      'Pick the two or three instructions a day that really matter, and let the rest go for now. Get close, wait for a pause in what {name} is doing, and say what to do rather than what to stop. Make it a clear statement, since “Could you...” leaves room for a no. Wait five quiet seconds, then praise even a slow start. In the five minutes of play give no instructions at all, so your voice stays something good to listen to.',
    ifNot:
      'If nothing has moved after five seconds, say it once more with a simple choice attached: “You can put the blocks away, or I’ll put them up on the shelf until tomorrow.” Then follow through quietly, with no extra talk. Expect some testing for a week or two before it gets easier.',
    ask: 'If {name} often doesn’t react to sounds or to {their} name, ask the pediatrician for a hearing check.',
  },
  'says-no': {
    name: 'hearing no all day',
    say: 'A day full of “no” can feel like a tug-of-war over every little thing. Let go of your end of the rope where you can: offer two choices that both suit you, and keep the real instructions for what truly matters. Then give {name} a time each day to be the boss, because that’s exactly what the five minutes are for.',
    younger:
      'At two or three, “no” is a brand-new power and often means “let me do it.” Hand over one tiny piece of the job, like pulling up the zipper.',
    older:
      'With an older child, invite a better plan: if {name} can tell you calmly how the job will get done, try it that way once.',
    sentences: [
      'You can wear the red boots or the blue ones.',
      'You don’t want to. I hear you.',
      'You picked the green cup all by yourself.',
      'That was a calm way to tell me no.',
      'You were mad about it, and you still came along.',
      'You get to decide what we play now.',
      'I’m glad you told me that with words.',
    ],
    why: 'A child who gets real say over small things has less to fight for in the big ones. And a no that never starts an argument gets boring.',
    steps:
      'For one day, listen to how often you ask about something that isn’t really a choice, such as “Ready for your bath?” Turn those into plain statements, and save the asking for things where no is fine. When a no comes, name the feeling once and then stay quiet instead of explaining it a third time. As soon as there’s a scrap of cooperation, say so warmly.',
    ifNot:
      'Try turning the chore into play before the no has a chance: hop to the bathroom like frogs, race the sock onto the foot. If it really must happen, say so kindly, do it without debate, and reconnect afterward. The protests may get louder for a while once arguing stops working.',
    ask: 'If the fights fill your days, at home and elsewhere, a therapist who works with parents and children together can help. Your pediatrician can point you to one.',
  },
  'wont-tidy-up': {
    name: 'cleaning up the toys',
    say: 'Don’t do it alone, and don’t ask for the whole room. Make the job tiny, sit down next to it and begin: “You do the cars, I’ll do the blocks.” Praise the very first car that lands in the box. During special time, leave the mess alone; cleanup comes afterward.',
    younger:
      'A two- or three-year-old can manage about three toys, with you doing the rest. A silly cleanup song goes further than any reminder.',
    older:
      'From seven on, agree on a fixed time for it, like right before dinner, and let {name} decide what gets done first.',
    sentences: [
      'Please put the cars in this box.',
      'You dropped the first car right in the box.',
      'You’re lining up the books so neatly.',
      'We’re a fast team with these blocks.',
      'You found the lid that goes on it.',
      'It’s hard to stop when the tower is so good.',
      'Thank you for clearing the whole rug.',
    ],
    why: 'A whole messy room looks endless to a child, while one box looks doable. Praise at the very start gives the push to keep going.',
    steps:
      'Give a heads-up two minutes before, then use the same short song or timer every time. Keep fewer toys within reach and give each kind its own bin, with a picture on the front. Work alongside and describe what’s getting done instead of pointing at what’s left. Have something pleasant waiting at the end, like the bedtime story.',
    ifNot:
      'Tell {name} ahead of time, just once: toys that get put away are there tomorrow, and toys left on the floor rest on a high shelf for a day. Then do exactly that, without arguing about it. There may be tears the first few evenings, so stay kind and stick to it.',
  },
  'wont-share': {
    name: 'sharing and grabbing',
    say: 'Stop the grab gently, give the toy back, and lend {name} the words: “Can I have it when you’re done?” At home, catch every little handing-over, even if it’s just to you, and say what was kind about it.',
    younger:
      'Two- and three-year-olds aren’t really able to share yet, so bring doubles, offer a swap, and keep turns to a minute or less.',
    older:
      'With an older child, decide together before a friend comes which treasures get put away and which are for everyone.',
    sentences: [
      'You gave me the red one. That was generous.',
      'You’re waiting for your turn with the truck.',
      'You really want that shovel, and waiting is hard.',
      'It’s your friend’s turn now, and yours comes next.',
      'You traded your car for the train so calmly.',
      'I’m giving the ball back. The next turn is yours.',
      'You two found a way to both use it.',
    ],
    why: 'Sharing grows out of trusting that things come back. A child who gets turns, and gets noticed for giving them, can afford to let go.',
    steps:
      'Practice when nothing is at stake: roll a ball back and forth and say whose turn it is. Before a visit, put away anything that’s too precious to lend. Stay close for the first ten minutes, so you can step in with words before hands start grabbing. If two children want the same thing, let a timer decide. In special time never insist on sharing; just thank {them} when it happens.',
    ifNot:
      'Give the fought-over toy a rest and bring out something with plenty of pieces, such as dough, chalk or water. A short visit that ends well does more than a long one that ends in tears. Sharing comes in fits and starts, so expect good days and grabby days.',
  },
  'sore-loser': {
    name: 'losing and cheating at games',
    say: 'Keep the games short and the losing small, and stay calm when it hits. Right now losing hurts more than {name} can handle, so play quick little games with lots of tiny wins and losses, and praise the brave moments: one calm breath, one “good game.” For special time, pick toys nobody can win or lose with.',
    younger:
      'With a two- or three-year-old, leave winning out of it altogether: build, stack and roll together, and let the rules wait.',
    older:
      'From seven on, agree beforehand on a way out, such as a drink of water before the next round.',
    sentences: [
      'You lost that round and stayed at the table.',
      'It stings to lose when you were so close.',
      'You took a breath and rolled again.',
      'You said good game, even though you were sad.',
      'You waited for your turn the whole time.',
      'I lost this one. Oh well, it was fun anyway.',
      'You moved exactly the number you rolled.',
    ],
    why: 'Losing well is a skill, and it’s built in small doses. Seeing you lose cheerfully, and being noticed for every bit of self-control, teaches more than being told to be a good sport.',
    steps:
      'Start with games that last two minutes, or play as a team against the clock. Before you begin, say out loud that somebody will win and somebody will be disappointed, and show how you’d handle it. Lose now and then with a shrug and a smile. When a rule gets bent, calmly say what the rule is and play on, without the word cheater. Stop while it’s still going well.',
    ifNot:
      'If the pieces fly, the game is over for now: put it away quietly and stay near until the storm has passed. Another day, try something that’s all luck or all teamwork. Some rounds will still end in tears, so watch for the storms getting shorter.',
  },
  lying: {
    name: 'lies and tall tales',
    say: 'Stay calm, say what you know, and fix it together; it doesn’t need a trial. Try not to ask what you already know, because that invites another fib; say it instead: “There’s marker on the wall. Let’s get a sponge.” When the truth does come out, thank {name} for that first.',
    younger:
      'At two or three, wishes and facts run together. “You wish the cookie had jumped out by itself” is all it takes.',
    older:
      'From seven on, offer a second chance: “Take a minute, then tell me again. I’ll listen.”',
    sentences: [
      'I see juice on the rug. We’ll wipe it up together.',
      'Thank you for telling me what really happened.',
      'That was hard to say, and you said it.',
      'I can help better when I know the truth.',
      'You wish it hadn’t broken.',
      'What a wild story you made up.',
      'You came and told me yourself. That took courage.',
    ],
    why: 'Behind a fib there’s often fear of getting in trouble. When honesty keeps meeting a calm face, there’s less reason to hide.',
    steps:
      'Take a breath before you respond, because your face shows how safe the truth is. State the fact, skip the cross-examination, and move on to repair: wipe, glue, apologize. Keep any consequence small and tied to what happened. Let tall tales in play be tall tales; in special time a flying dog is simply a flying dog. And let {name} hear you admit your own little mistakes out loud.',
    ifNot:
      'Look at what the fib was protecting: a fear, a wish, a bit of glory. Talk about that at a quiet moment, and make the truth easier to tell by cutting the scolding in half. It takes many calm rounds to feel safe, so expect the old story a few more times.',
    ask: 'If the lying comes with a lot of worry, or with a change you can’t explain, talk it over with the pediatrician or a child therapist.',
  },
  stealing: {
    name: 'taking things that belong to others',
    say: 'Stay matter-of-fact, leave out the word stealing, and take it back together, with you doing the talking if that part is too hard. Then, each time {name} asks before taking something, say how much you like that.',
    younger:
      'At two or three, “I want it” and “it’s mine” are the same thing. Simply give it back and say whose it is.',
    older:
      'With an older child, add a way to make it right, like a short note or paying it back from allowance.',
    sentences: [
      'This belongs to the store, so we’re taking it back.',
      'You really wanted that little car.',
      'You gave it back yourself. That was brave.',
      'You asked before you took one. Thank you.',
      'We’ll go in together, and I’ll stand next to you.',
      'You looked at it and put it back on the shelf.',
    ],
    why: 'Giving it back teaches that things can be made right. Shame mostly teaches better hiding.',
    steps:
      'Say what you found and leave it at that: the car from school is in the backpack. Go back soon, the same day if you can, and keep the visit short. After that it’s done, so don’t bring it up again at dinner. Over the next few days, talk about borrowing, asking and wishing, and start a list for the wishes.',
    ifNot:
      'If it keeps happening, make it harder for a while: check pockets together before you leave a place, and keep coins and purses out of sight. Put extra warmth into the five minutes, so {name} knows the two of you are fine. Look for longer stretches in between.',
    ask: 'If it happens often, at school too, or along with other big changes, a school counselor or child therapist is a good person to call.',
  },
  bossy: {
    name: 'bossiness',
    say: 'Being ordered around by someone half your size gets tiring. In special time let {name} run the show as long as it’s friendly, and praise every friendly word you hear. The rest of the day, answer a barked order with a calm “I’ll come when you say it in a friendly way,” wait, and help right away once it comes.',
    younger:
      'A two- or three-year-old has few words to choose from, so offer a short one, “Help, please,” and respond to it at once.',
    older: 'From seven on, talk after a playdate about what the friend might have liked to choose.',
    sentences: [
      'You’re the captain, and you asked me so nicely.',
      'My ears work best with a friendly voice.',
      'You let your friend pick the next game.',
      'You have a big plan for this castle.',
      'You said please, so I’m on my way.',
      'You used your regular voice to tell me.',
      'You want it done exactly your way.',
    ],
    why: 'Wanting to be in charge is often a wish to feel capable. When there’s a time each day for leading, and kind words work better than orders, bossing loses its job.',
    steps:
      'Give real jobs where being in charge is welcome, like planning where everyone sits at dinner. Show the tone you want by using it yourself, please and all. When friends are over, stay nearby and lend a sentence: “Say your idea, then listen to theirs.” Afterward, mention one moment of give-and-take you saw.',
    ifNot:
      'If the orders keep coming, stop reacting to them at all, get busy with something else, and come back brightly at the first polite word. Expect the volume to rise for a few days first. With friends, choose activities where each child has a separate job.',
  },
  'begging-in-shops': {
    name: 'begging in stores',
    say: 'Before you go in, say what you’re buying and what job {name} has, like finding the bananas. When the wishing starts, agree that it looks great, put it on a wish list, and go back to the job. Once you’ve said no, leave it at no.',
    younger:
      'With a two- or three-year-old, keep the trip under twenty minutes, after a nap and a snack, with something to hold.',
    older:
      'From seven on, a small allowance helps: the question becomes whether it’s worth {name}’s own money.',
    sentences: [
      'You’d love to have that dinosaur.',
      'I’m putting it on your wish list.',
      'You found the bananas all by yourself.',
      'We’re buying food today, and toys stay here.',
      'You walked past the candy and kept going.',
      'You’re sad to leave it on the shelf.',
      'You asked once, and then you let it go.',
    ],
    why: 'A wish that gets heard doesn’t need to be shouted. And a no that stays a no, every time, makes begging not worth the trouble.',
    steps:
      'Take a picture of the thing or write it down, and look at the list together before birthdays. Keep hands busy with jobs: weighing, counting, crossing off. Praise the quiet stretches early and often. At the checkout, where the candy sits, start a little story before you get in line.',
    ifNot:
      'If it turns into a storm, park the cart, take {them} outside and wait it out together, quietly. Don’t buy the thing to end the noise, even if people are looking. Begging tends to peak right before it eases off.',
  },
} as const satisfies Shelf;
