import type { Shelf } from '#coaching/library/entry.ts';

export const habitsAndComfort = {
  habits: {
    name: 'nervous little habits',
    say: 'Habits like that tend to run by themselves and to fade by themselves, so take the spotlight off: no scolding, no reminders in front of others. Give the hands or the mouth another job, and say what you see when they’re busy or at rest. A few quiet minutes of play each day ease the tension underneath.',
    younger:
      'With a two- or three-year-old, just put something into the hand, a car or a soft ribbon, and say nothing about it.',
    older:
      'From seven on, {name} can be your partner: choose a secret signal and something to squeeze instead.',
    sentences: [
      'Your hands are busy with the dough.',
      'You squeezed your ball while you were listening.',
      'Your nails are growing a tiny bit of white.',
      'You’re nervous about tomorrow, and I’m right here.',
      'You took a tissue for your nose.',
      'Your sleeves stayed dry through the whole story.',
    ],
    why: 'A habit like this calms or fills a gap, and most of the time it isn’t even noticed by the one who does it. Pressure makes it worse, while another outlet gives the need somewhere to go.',
    steps:
      'Watch for a few days when it comes: screen time, tiredness, worry, boredom. At exactly those times, have something ready, such as dough, a smooth stone, a crunchy carrot for a chewer. Keep nails short and noses cared for, without a speech. If {name} wants to stop, agree on a touch on the shoulder as a signal. Say something nice about busy hands much more often than you mention the habit.',
    ifNot:
      'Work on the moment before it instead: more sleep, a snack, ten minutes outside, a talk about what’s coming tomorrow. Some habits leave and come back in a tense week. Give it a month or two without comments before you judge whether it’s changing.',
    ask: 'If skin is sore or bleeding, hair is getting thin, teeth hurt, or it comes with jerks or sounds that can’t be held back, show it to your pediatrician or dentist.',
  },
  'comfort-object': {
    name: 'the favorite blanket or stuffed animal',
    say: 'It isn’t a bad habit; it’s a piece of home to hold on to, and there’s no hurry to end it. Treat it with respect, give it a fixed place to wait when it can’t come along, and let it join your play. If it’s lost, take the grief seriously before you fix anything.',
    younger:
      'At two or three, needing it for sleep and goodbyes is completely fine; try to have a twin of it and take turns washing them.',
    older: 'From seven on, a small piece of it in a pocket keeps the comfort private.',
    sentences: [
      'Bunny is waiting for you on the pillow.',
      'You tucked your blanket in so carefully.',
      'You miss Bunny so much right now.',
      'Bear is watching us from the shelf.',
      'You left him in the car and came back to him.',
      'Bunny is having a bath, and you’re watching him spin.',
    ],
    why: 'A thing that smells of home helps a child calm down without you, which is quite an accomplishment. Being allowed to keep it usually makes letting go easier than being urged to.',
    steps:
      'Agree where it lives at which time: in the bed, in the bag at daycare, in the car during errands. Say goodbye to it in a friendly way and be reliable about the reunion. When it’s gone, name how sad this is, search together for a set time, and offer something close to it for the night, like a T-shirt of yours. Make up a story of where it may be traveling. Hold off on a replacement until {name} is ready for one.',
    ifNot:
      'If {name} can’t take a step without it, shorten the distance bit by bit: on the chair next to you first, then across the room, then in the next one. Do this on easy days only. Around a move, a new baby or an illness it’ll be needed more again, and that passes.',
    ask: 'If it’s held on to so hard that {name} can’t eat, play or be with others, talk it over with your pediatrician.',
  },
  clingy: {
    name: 'a clingy child',
    say: 'It’s a phase that eases when the tank is full. Fill the tank first, then step away in tiny bits: five wholehearted minutes of play, then “I’m getting the laundry, and I’ll be back,” and do come back. Say it out loud when {name} stays busy without you. Don’t sneak off, because that makes the watching worse.',
    younger:
      'At two or three, out of sight still feels like gone, so keep talking or singing from the next room.',
    older:
      'From seven on, plan it together: which room, how long, what to do, and a little wave when it’s over.',
    sentences: [
      'I’m going to the kitchen, and then I come back.',
      'You kept on drawing while I was in the hall.',
      'You want me all to yourself.',
      'There’s room on this couch for Daddy and you.',
      'I said I’d be back, and here I am.',
      'You played in your room for one whole song.',
    ],
    why: 'Clinging is a way of checking that you’ll stay. Each short absence with a dependable return answers that a little more, and pushing away asks it again.',
    steps:
      'Start with distances that are almost too easy: the other side of the room, for the length of a rhyme. Announce it, go, return on time, and greet the play, not the worry. Stretch it every few days. When someone joins you and {name} squeezes in between, make room with one arm and keep talking with the other person. Put your daily five minutes early, so the tank is filled before you need your hands.',
    ifNot:
      'Try giving {name} a mission while you’re gone, such as guarding your scarf or setting up a surprise for you to find. If somebody else is at home, let the two of them start something fun before you leave the room. It gets stickier in weeks with changes or illness; go back one step and build up again.',
    ask: 'If it came on suddenly or is getting stronger over weeks, mention it to your pediatrician.',
  },
  perfectionist: {
    name: 'wanting everything to be perfect',
    say: 'Don’t argue that it’s pretty; name the disappointment first and wait. Later, talk about the trying, the changing and the going on much more than about how it turned out. And make small mistakes of your own in play, out loud and lightly: “Oops, mine leans. I’m leaving it like that.”',
    younger:
      'For a two- or three-year-old, pick things that can’t go wrong, such as water, sand or finger paint.',
    older:
      'From seven on, {name} may like to hear what you botched this week and what you did next.',
    sentences: [
      'You wanted that circle to be completely round.',
      'You erased it and kept going.',
      'My tower is crooked, and I like it anyway.',
      'It came out different from the picture in your head.',
      'You left the smudge and drew a cloud around it.',
      'You took a breath before you tried again.',
      'It doesn’t have to be finished today.',
    ],
    why: 'When only the flawless result counts, every slip feels like a verdict. Attention for what happens along the way makes a mistake something one can live through.',
    steps:
      'During the meltdown, stay near and use few words; nothing can be taught just then. Don’t fix or finish the work. When it’s calm, offer one way on: turn the page over, make the blot into something, put it aside till tomorrow. In your five minutes choose throwaway play such as scribbling, block piles, silly songs. Check your own comments for “perfect” and “so pretty,” and trade them for what you saw {name} do.',
    ifNot:
      'Invent a contest for the ugliest drawing or the wobbliest tower, and play to win. Or agree on a number of tries beforehand, say two, and then it goes on the wall as it is. The storms may last a while yet; look for shorter ones rather than none.',
    ask: 'If the fear of mistakes keeps {name} from schoolwork, sleep or friends, a child therapist can help.',
  },
  'cant-decide': {
    name: 'not being able to decide',
    say: 'Offer two things, both fine with you, wait quietly, and let the first choice stand, kindly. If no choice comes, you choose this time without any blame. In your five minutes every decision may be changed as often as {name} likes.',
    younger:
      'For a two-year-old, hold one thing in each hand and go by where the eyes or the hand go.',
    older:
      'From seven on, help {name} say what’s good about each one, then flip a coin and notice the feeling when it lands.',
    sentences: [
      'You picked the green one and stuck with it.',
      'Both sound good, and it’s hard to let one go.',
      'You’re thinking it over.',
      'This morning I’ll choose, and tomorrow it’s you.',
      'The blue cup is still here tomorrow.',
      'You wish you could have had the other one.',
      'You knew right away what you wanted to play.',
    ],
    why: 'Fewer options mean less to lose. When a small choice holds and the world goes on turning, deciding gets less scary.',
    steps:
      'Cut down the choices of the day: clothes laid out, one breakfast, two books. Keep the real ones for moments with time to spare. Say the two options once, hold still for ten seconds, then act on what you see. If regret comes, name it and don’t exchange. Mention at night one decision that turned out well.',
    ifNot:
      'Take turns by the day: on even days {name} chooses, on odd days you do. When the back-and-forth is mostly about tiredness or hunger, skip the choice and take care of that first. The protest over the cup that wasn’t chosen may be loud at first; stay close and let it pass.',
  },
  'naming-feelings': {
    name: 'words for feelings',
    say: 'Feelings come out as shoves and tears when there’s no word for them yet. Lend {name} yours: say what you see and make a guess, “Your fists are tight; that looks like mad,” and be fine with being wrong. Name the nice ones as well, and your own. Play is perfect for it, because the bear can be jealous, proud or lonely.',
    younger:
      'For a two- or three-year-old, four words are enough to begin with: mad, sad, scared, happy, each with its face.',
    older:
      'From seven on, add shades such as let down, nervous, embarrassed, relieved, and where in the body they sit.',
    sentences: [
      'You look proud, with that big grin.',
      'Your shoulders are up, and that looks worried to me.',
      'I was nervous this morning, and now I’m relieved.',
      'The little bear is lonely without his friend.',
      'You were let down when the rain came.',
      'You said “I’m mad,” and your hands stayed still.',
      'You can be happy and sad at the same time.',
    ],
    why: 'A feeling that has a name gets a bit smaller and can be told to someone. The words are learned like all others, by hearing them at the right moment, many times.',
    steps:
      'Put one feeling into words at each meal, yours first, in a single sentence. When {name} is upset, say the word, stay near, and leave the question “why” for later. With books, stop at a face and say what you think is going on inside. Let toys feel things in special time and reflect what {name} has them say. When a feeling is told instead of acted out, say how much that helped you.',
    ifNot:
      'If words make {name} angrier, drop them and use signs: a color card, a thumb up or down, a scale drawn on the door. A feeling can show up in a drawing long before it’s said. Keep offering and don’t test; it can take months until the first word comes back to you.',
  },
} as const satisfies Shelf;
