import type { Shelf } from '#coaching/library/entry.ts';

export const specialTime = {
  'what-is-special-time': {
    name: 'what special time is',
    say: 'It’s five minutes in which {name} runs the show and you’re the best audience in the world, for any family, not only when something’s wrong. You praise what you like, echo {their} words, copy the play, describe what you see, and enjoy it. Questions, orders, and corrections wait until later. It comes from parent-child interaction therapy, PCIT for short.',
    younger:
      'With a little one, your words get shorter and your face does more: “You’re rolling it” and a big smile are plenty.',
    older:
      'From seven on, you can call it “our five minutes” and let {name} choose drawing, building, or crafts.',
    sentences: [
      'It’s our five minutes, and you choose what we play.',
      'I’ve been looking forward to our special time.',
      'You’re pulling out the farm animals.',
      'I love how you share your ideas with me.',
      'You’re setting up the barn, so I’m setting up a fence.',
      'I’m so happy to be playing with you.',
    ],
    why: 'When a child gets warm attention without having to fight for it, there’s less reason to fight for it. It also gives the two of you one part of the day with no pushing and pulling.',
    steps:
      'Put out two or three simple toys, switch off the TV, and announce that it’s special time. Then watch what {name} does and put it into words, repeat what you hear, and praise anything you’d like to see again. Play along with your own pieces instead of taking over. Coaches call the five skills PRIDE: praise, reflect, imitate, describe, enjoy. When the five minutes are up, say so warmly and go on with your day.',
    ifNot:
      'If {name} says no or wanders off, stay on the floor for a few minutes and play with something yourself, without coaxing; often that’s invitation enough, and tomorrow is another day. If it’s all the skills at once that feel like juggling, choose one for the week, such as describing. The first few plays are often clumsy, and that settles as the five minutes become familiar.',
  },
  'why-five-minutes': {
    name: 'why it’s five minutes a day',
    say: 'Five minutes a day really is all of it; nothing else comes with it. It’s short because it’s concentrated: no questions, no orders, no distractions, and that’s hard to keep up for longer. What counts is that it comes back every day, good days and bad ones, so {name} can rely on it. If you’re both having fun afterward, just keep playing normally.',
    younger:
      'For a two- or three-year-old, five minutes is a good long stretch, so switching toys halfway through is perfectly fine.',
    sentences: [
      'It’s time for our five minutes, just you and me.',
      'We get our special time again tomorrow.',
      'Special time is over, and I loved building that zoo with you.',
      'You had a hard day, and we still have our time.',
      'You’re getting the marbles out right away.',
      'I liked hearing your story about the pirate ship.',
    ],
    why: 'Small and daily beats long and rare, because trust grows from what happens again and again. And five minutes is short enough to manage even on a lousy day.',
    steps:
      'Pick five minutes that exist anyway, like right after daycare or before the bath. Set the phone down nearby, tap Start, and give those minutes everything you’ve got. When they’re over, say it kindly and mean it, even if the game was going well. Let special time happen on rough days too; it isn’t something to be earned or lost by behavior earlier on.',
    ifNot:
      'If daily just isn’t happening, pick three fixed days and protect those. And if five minutes feel long, spend the first one only watching and smiling, and then start talking. It tends to get easier with practice.',
  },
  'when-to-do-it': {
    name: 'the best time and place for special time',
    say: 'The best time is one that’s already in your day and isn’t rushed, so hook it onto something fixed: after snack, after bath, when you both walk in the door. Pick a calm corner with the TV off. Hunger and tiredness make it harder than it needs to be, so feed first, play second.',
    older:
      'From seven on, choose the time together with {name} and put it on the calendar like any other date.',
    sentences: [
      'After snack comes our special time.',
      'Here’s our play corner, and you pick the toy.',
      'Bath is done, so now it’s our five minutes.',
      'I like how you remembered that it’s our time.',
      'You’re carrying the box over to the rug.',
      'Thank you for helping me clear a spot.',
      'The TV is off, and I’m all yours.',
    ],
    why: 'A habit needs a hook. When play always follows the same thing, nobody has to remember it or find the energy to decide.',
    steps:
      'Look back at yesterday and find the calmest quarter of an hour the two of you had. Choose one moment in it and make it a rule you can say out loud: “After breakfast, we play.” Keep a small box of toys right there, so there’s nothing to set up. Reminders, which you can turn on in Settings, help until it sticks. Try it for a week before you change anything.',
    ifNot:
      'If evenings keep falling apart, try the morning, or the first five minutes after you come home, before the bags are unpacked. Have one backup moment for days when the first one slips. Expect a few weeks before it runs by itself.',
  },
  'missed-days': {
    name: 'missed days',
    say: 'You missed some days, and nothing is ruined: what you’ve built with {name} doesn’t go away in a week. Skip the making-up and the guilt, and just play five minutes today, or tomorrow if today is gone. One missed day a week doesn’t even touch your streak, and a new streak starts with one play.',
    sentences: [
      'I’ve missed our special time, and I’m glad it’s back.',
      'Today we have our five minutes again.',
      'We’ve had some busy days, and now we play.',
      'Thank you for waiting through our busy week.',
      'You’re opening the puppet box.',
      'I love the way you jumped right back in.',
    ],
    why: 'Coming back is the part that stays with {name}. Life swallows a week now and then, and a relaxed restart is worth more than a perfect calendar.',
    steps:
      'Decide on the next play now: which day, after what, with which toy. When it starts, one warm sentence about the gap is enough; no long explanations. Go for an easy goal, say three good praises. Afterward, think about what got in the way, and move the time if it’s going to get in the way again.',
    ifNot:
      'If the days keep slipping, make it smaller: take special time into something you do anyway, like the bath or the walk home, or let another grown-up take the dishes for five minutes. After a break, {name} may be clingy or test you a bit. That passes more easily when you simply keep going.',
  },
  'does-it-work': {
    name: 'whether this works and how long it takes',
    say: 'Yes, there’s good reason to think so. This kind of play comes from PCIT, which has been studied for decades and has helped with behavior and closeness. Give it two to four weeks of near-daily play and watch for small signs: more talking, more “look at this,” quicker calming down. I can’t promise a result for {name}.',
    sentences: [
      'I love playing with you like this.',
      'You’re showing me your whole garage.',
      'I like how you told me your plan.',
      'Thank you for playing so calmly with me.',
      'You came right over with the puzzle.',
      'I love how gently you put that piece down.',
    ],
    why: 'Your attention is one of the strongest things in a child’s life. When it flows toward the good moments, those moments have a reason to grow.',
    steps:
      'Choose one thing you’d like to see change and write down how it is today, such as how many fights there are before dinner. Play daily, or close to it, and look at your note again after two weeks and after four. Watch your own numbers too; your praise, reflections, and descriptions often move first, and {name} responds later. Use one or two of the skills outside of play as well, since that’s how the change carries over.',
    ifNot:
      'If four weeks of regular play bring nothing you can see, change one thing: the time of day, the toys, or the one skill that’s still thin, often labeled praise. Some behavior gets louder at first because it no longer gets the old reaction. If the hard parts stay hard, a PCIT therapist can look at them with you.',
    ask: 'If the behavior worries you, if somebody gets hurt, or if daycare or school is struggling too, talk to your pediatrician now rather than waiting out the weeks.',
  },
  'runs-out-of-words': {
    name: 'running out of words',
    say: 'Going blank in the middle of play happens easily, and there’s a simple rescue: look at {name}’s hands and say what they do, starting with “You’re.” Still blank? Repeat the last thing you heard. And when there’s nothing to see or hear, copy what’s been built and say that you like being there.',
    sentences: [
      'You’re holding on to that yellow truck.',
      'You’re pressing it down with your thumb.',
      'You’re moving over to the shelf.',
      'I like how you put those two together.',
      'I’m making a wall like yours.',
      'You’re looking for another piece.',
      'I’m glad to be here with you.',
    ],
    why: 'You don’t need new ideas, because {name} supplies them with every move. Simple sentences leave your head free for watching.',
    steps:
      'Remember three words: hands, words, heart. For hands, describe what they do. For words, give back what {name} just said. For heart, say one thing you like about what’s going on. Go around that circle, and when you reach the end, begin again.',
    ifNot:
      'Write five sentences on a sticky note and put it next to you. Or change the toy, since some things give you more to talk about, like dough, animals, or a play kitchen. A quiet minute is no failure either, as long as {name} can tell you’re there.',
  },
  'who-leads': {
    name: 'following your child’s lead',
    say: 'Following the lead means that for five minutes {name} picks the game, makes the rules, and changes them, and you go along. You’re the interested assistant: you lend a hand, talk about what happens, and keep your own good ideas in your pocket. Safety stays with you, always.',
    younger:
      'A toddler leads by wandering, so follow along on the floor and talk about whatever gets picked up.',
    older:
      'From seven on, following may mean learning the rules of a made-up game and losing by them cheerfully.',
    sentences: [
      'You’re in charge of the game, and I’m your helper.',
      'You changed the rule, so now frogs can fly.',
      'I’m waiting to see where you drive next.',
      'You’re handing me the little bucket.',
      'I like how you made up your own ending.',
      'We’re doing it your way.',
      'You switched from trains to dressing up.',
    ],
    why: 'All day long, grown-ups decide. A few minutes of real say meet a child’s wish for control in a good place, and that can take some pressure out of the rest of the day.',
    steps:
      'Offer two or three toys and leave the choice to {name}, or go with something else that’s safe. Wait for the first move, then join in with the same. When an idea comes to you, hold it for ten seconds; often the play has moved on by then. If the toys get switched, go along without a comment on what’s unfinished. The few rules are yours, such as no hurting and no breaking, and they hold here too.',
    ifNot:
      'If {name} waits for you to start, sit back, handle a toy slowly, and talk about what you’re doing until a hand reaches out. If the leading turns into bossing, go along with the harmless part, let the tone pass, and praise the first friendly request. Both tend to even out with practice.',
  },
  'beyond-special-time': {
    name: 'using the skills in the rest of the day',
    say: 'Outside the five minutes you can ask, tell and teach as you always do; nobody lives like this all day. The skills do help in small doses, though: choose one spot, such as breakfast, chores or the car, and give {name} two labeled praises there, like “Thank you for buckling up right away.”',
    older:
      'From seven on, a quiet sentence in passing or a note in the lunchbox works well: one exact thing you liked.',
    sentences: [
      'Thank you for hanging up your coat.',
      'I like how you put your plate in the sink.',
      'You’re washing every single toe.',
      'Good job waiting while I was on the phone.',
      'You were so patient in that long line.',
      'I love how softly you closed that door.',
      'Thank you for coming when I called.',
    ],
    why: 'The five minutes teach you both the language; the rest of the day is where {name} gets to hear it in real life.',
    steps:
      'Take one skill and one moment for this week, nothing more. Praise the opposite of what’s hard: if mornings are slow, praise the first sock. When feelings run high, put them into words before you solve anything: “You wanted to stay longer.” Ignore one small annoying thing you’ve picked beforehand. Look back on Sunday and keep what helped.',
    ifNot:
      'If you forget all day long, tie it to an object: every time you see the dot of tape on the fridge, find one thing to praise. Be patient if the effect doesn’t show outside of play yet. It may take some weeks to spread.',
  },
  'next-phase': {
    name: 'what comes after the play skills',
    say: 'After the play skills comes the second half of PCIT, which is about instructions that work: few of them, one at a time, calm, clear, and said as a statement, with labeled praise when {name} follows through. It comes once the play is strong, near ten praises, ten reflections, and ten descriptions in five minutes. Special time goes on alongside, for as long as you both enjoy it.',
    younger:
      'With a two-year-old, stick to very simple instructions you can help along by showing, like “Please give me the ball.”',
    older:
      'From seven on, give the reason before the instruction, and let {name} help work out the house rules.',
    sentences: [
      'Please hand me the blue cup.',
      'Please put your shoes by the door.',
      'Thank you for handing it to me right away.',
      'I like how you listened the first time.',
      'It’s time to go, so please hold my hand.',
      'Good job putting your shoes where they belong.',
    ],
    why: 'A child listens more easily to someone who’s good company. That’s why warmth comes first and instructions second, and why the play continues.',
    steps:
      'Keep special time free of commands, and practice instructions at another moment, easy ones first. Say what to do rather than what to stop, in one short sentence: “Please put the book on the shelf.” Then wait about five seconds in silence. If it’s done, praise it at once and say for what. If it isn’t, repeat it once, calmly; what comes after that should be planned ahead, ideally with a PCIT therapist.',
    ifNot:
      'If instructions still turn into battles, give fewer of them and put the energy into praising what’s already going well. It also helps to come close and get down to eye level before you speak. Expect more testing at first, because being consistent is new for both of you.',
    ask: 'The step-by-step follow-through, including time-out, is best learned live with a trained PCIT therapist. Your pediatrician can help you find one, especially if {name} gets aggressive or you feel stuck.',
  },
} as const satisfies Shelf;
