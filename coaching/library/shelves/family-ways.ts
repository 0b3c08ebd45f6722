import type { Shelf } from '#coaching/library/entry.ts';

export const familyWays = {
  twins: {
    name: 'twins or triplets',
    say: 'Two of the same age, and only one of you: no wonder fairness is on your mind all day. Play with one at a time if you possibly can, five minutes each, and let a coin or a calendar say who goes first. When it has to be both together, go back and forth and describe each one by name. Fair means each gets what’s needed, not the same thing.',
    younger:
      'With two toddlers, set out two of the popular thing, and sit so that you can reach both.',
    older:
      'From seven on, ask each of them separately what their five minutes should be; the wishes may be very different.',
    sentences: [
      'You’re painting stripes, and your sister is painting dots.',
      'Today you go first, and tomorrow it’s the other way around.',
      'You waited through your brother’s turn with your book.',
      'This is our time, only you and me.',
      'You like it loud, and that’s very much you.',
      'You handed over the red one without being told.',
    ],
    why: 'Children who share a birthday share almost everything, so being seen as one single person is a rare treat. It also takes some heat out of the race for you.',
    steps:
      'Put the two names on a calendar, alternating, so nobody has to argue. Give the waiting child something that only comes out at that time, like an audiobook or a box of stickers. Keep your praise about the act and don’t measure one against the other, not even kindly. Notice one thing a day that only this one would do.',
    ifNot:
      'If two turns a day won’t fit, give one child the weekday and the other the next, and stick to the calendar. The one who waits may complain loudly at first, to see whether the order can be changed. Playing with both at once still does good; just expect fewer words for each.',
  },
  'partner-wont-join': {
    name: 'a partner who won’t join in',
    say: 'You can do this on your own, and it still works: one warm, steady grown-up makes a difference. So keep your five minutes with {name} going. Don’t argue for it; let the results be seen, and mention one small thing that changed. Then offer one easy invitation, to something they already like doing with {name}.',
    sentences: [
      'You and Daddy fixed that bike together.',
      'You told Mommy about our castle.',
      'You and I have our five minutes now.',
      'You saved your drawing to show at dinner.',
      'You laughed so hard when the two of you wrestled.',
      'I love seeing you two cook pancakes.',
    ],
    why: 'People rarely come around because they were told they should. They do get curious when something at home becomes easier, and when nobody is keeping score.',
    steps:
      'Pick a quiet moment, not right after a fight, and say what you need in one sentence, such as ten undisturbed minutes after dinner. Ask what they think it is; “nonsense” often means feeling watched or not knowing how. Leave the word “special time” out if it grates. When they’re good with {name} in their own way, say so plainly. And don’t push the recording; goofing around over the dishes is time together too.',
    ifNot:
      'Make a trade instead of a plea: you take the bedtime, they take the Saturday bakery trip, and each does it their own way. If everything lands on you, talk about that by itself, with a list of who does what. It may never become a shared project, and your part is still worth it.',
    ask: 'If you feel alone with the children week after week, a couples or family counselor can help the two of you share the load.',
  },
  'arguments-at-home': {
    name: 'arguments in front of the children',
    say: 'Small ears hear more than we’d like, and it’s good that you’re thinking about it. After an argument, go to {name} and say three short things: we were loud, it isn’t your fault, and we’re working it out. Let {name} see the making up as well. A few calm minutes of play afterward say better than words that things are all right.',
    younger:
      'A toddler reads your face and your voice, so slow hands and a soft tone do the explaining.',
    older:
      'From seven on, {name} may want to know what it was about; one honest sentence is enough, without taking sides.',
    sentences: [
      'We were loud, and that wasn’t your fault.',
      'Daddy and I were mad, and we talked it over.',
      'That sounded scary from your room.',
      'Fixing this is a job for the grown-ups.',
      'You came to me when you felt worried.',
      'We don’t agree, and we both love you.',
      'You covered your ears because it was too much.',
    ],
    why: 'Left alone with a fight, a child tends to think it’s about them. Seeing two people calm down and be kind again teaches that a quarrel can end well.',
    steps:
      'Agree with your partner on a word that stops the argument when {name} is in the room. Use it early, and set a time to go on later, behind a closed door or on a walk. If it has already happened, tell {name} together that it’s settled, or that you’re still working on it. Don’t ask for an opinion or for messages to be carried. Then go back to the ordinary evening, bath and book included.',
    ifNot:
      'If the same fight keeps coming back, put it in writing: each of you notes down what you need, and you read it when the house is asleep. Let your own talk become slower and quieter before it becomes right. Changing this takes weeks, and a slip can be mended the same day.',
    ask: 'If anyone at home is afraid, threatened or hurt, that’s more than arguing; please reach out to a doctor, a counselor or a domestic violence hotline. For quarrels that go in circles, couples counseling is a good place.',
  },
  'own-childhood': {
    name: 'your own childhood',
    say: 'You noticed it, and that’s how it starts to change. You may hear your parents’ words come out of your mouth; that’s a habit, not your fate. When it happens, stop, breathe out, and start again: “Let me say that another way.” In your five minutes you can practice the sentences you would have liked to hear.',
    sentences: [
      'I’d like to say that again, more kindly.',
      'You spilled it, and we’re wiping it up together.',
      'You can cry here, and I’ll stay.',
      'I’m proud of how you told me the truth.',
      'You don’t have to be perfect for me.',
      'I like listening to you.',
      'I was wrong about that, and I’m sorry.',
    ],
    why: 'What we lived through comes back fastest under stress, and so it takes a plan more than willpower. Saying kind things in a calm moment makes them easier to find in a hard one.',
    steps:
      'Notice which moments pull you back: crying, spilled milk, being contradicted. For one of them, decide ahead of time on a single sentence and a single move, such as stepping back half a step. When the old way wins, repair it with {name} and leave it there. Write down one thing from your own childhood you want to pass on, because there may be something good in there too. Be as patient with yourself as you’d like to be with {name}.',
    ifNot:
      'Praise can stick in your throat if you never got any, so begin by only describing what you see; warmth may follow by itself. Tell someone you trust what set you off today. Old feelings can get stronger for a while when you do it differently, and that isn’t a sign you’re doing it wrong.',
    ask: 'If memories of being hit or put down keep you awake, or you’re afraid of hurting {name}, talk to a therapist or doctor soon. If it’s close to happening, put {name} somewhere safe, step away and call someone.',
  },
  'family-traditions': {
    name: 'your family’s traditions',
    say: 'The way you were brought up, your faith and your elders are worth keeping, and these five minutes don’t replace any of it. Think of them as a small island in the day where {name} leads; for the rest, your family’s rules stand. You can praise just what you value: greeting Grandmother, patience, sharing. Use the words, songs and games of your own home.',
    older:
      'From seven on, {name} may like to hear why a custom matters to you, told as a story from your own childhood.',
    sentences: [
      'You greeted Grandmother so respectfully.',
      'You waited until the elders had their tea.',
      'You’re cooking our holiday soup in your little pot.',
      'You remembered every line of the song.',
      'You helped your uncle carry his bag up the stairs.',
      'You’re playing wedding, just like the one last summer.',
    ],
    why: 'Respect grows well in a child who feels respected and seen. A few minutes of following don’t weaken your word; they make it warmer to listen to.',
    steps:
      'Decide with the family what you want to see more of, in plain acts: standing up to greet, helping, speaking kindly. Those become the things you look for and say out loud. Choose a time when nobody needs to comment, or invite an elder to watch and tell them what you’re doing. If some praise sounds too big in your language, keep it small: a nod and “You did that with care.” Bend the form to your home and keep the core, which is that for five minutes you follow.',
    ifNot:
      'When an elder objects, ask what worked for them and listen to all of it; then say that you’re trying a short daily play on top. You don’t have to win the argument to go on. Being seen to keep the customs you share often makes room for the one you add.',
  },
} as const satisfies Shelf;
