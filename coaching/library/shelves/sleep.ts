import type { Shelf } from '#coaching/library/entry.ts';

export const sleep = {
  'wont-stay-in-bed': {
    name: 'staying in bed',
    say: 'Walk {name} back every time, however often it is, with the same few quiet words and nothing more. Then pop in for a moment before anyone calls, so that staying in bed is what brings you. It’s often worse for some nights before it’s better, and one night of giving in doesn’t ruin it. Five minutes of play before the bedtime routine can fill some of that need for you.',
    younger:
      'At this age, a picture of the bedtime steps taped to the wall says more than a reminder, and the walk back may be a quiet carry.',
    older:
      'At {name}’s age, quiet reading or drawing in bed with a small lamp is fine, and you can agree on lights-out time together during the day.',
    sentences: [
      'It’s bedtime. I’ll check on you in two minutes.',
      'You stayed in bed the whole time I was gone.',
      'You’re lying there so quietly with your bear.',
      'You wish I could stay longer.',
      'Thank you for waiting in bed until I came back.',
      'Your body is resting, and I’m right down the hall.',
    ],
    why: 'Coming out works because it brings you, even when you’re annoyed. If the trip is boring and lying still brings a visit, the reward moves to the other side of the door.',
    steps:
      'Before lights out, take care of the water, the bathroom and the last hug, so those errands are done. Say once what happens next: you’ll be back to check in a few minutes. Make the first check very soon, after a minute or two, and stay only long enough for one kind sentence. Stretch the time between checks a little each night. If there are feet in the hallway, walk back together without a chat, no matter how charming the reason.',
    ifNot:
      'Try a bedtime pass: one card, good for one trip out, for a drink or a hug, and handed over when it’s used. A pass that’s still there in the morning can be traded for something small, like choosing the breakfast music. Expect a couple of harder nights first, because {name} will want to find out whether you mean it.',
    ask: 'If falling asleep takes well over an hour for weeks, or {name} snores or gasps in {their} sleep, mention it to your pediatrician.',
  },
  'bedtime-battles': {
    name: 'bedtime battles',
    say: 'Make it short and the same every night: four steps in the same order, and {name} chooses inside each one, which pajamas, which book. Put the water, the potty and the last thing to tell into the steps, so they’re done. When the last one is over, keep your goodnight warm and brief, and don’t reopen the talks. You get your evening back in small pieces.',
    younger:
      'For a little one, three steps are plenty, and starting half an hour earlier can help, because an overtired toddler fights harder.',
    older:
      'By now {name} can run the routine with a written checklist, and you can save the last ten minutes for talking in the dark.',
    sentences: [
      'You got into your pajamas all by yourself.',
      'You picked the dinosaur book for tonight.',
      'Two stories, then a kiss, then lights out.',
      'You don’t want the day to be over.',
      'Thanks for brushing your teeth right after the bath.',
      'You turned off the lamp with one little click.',
      'I love this quiet part of the day with you.',
    ],
    why: 'A routine that never changes takes the bargaining away, because the routine decides and not you. Small choices still give {name} a say, so there’s less to fight for.',
    steps:
      'Start from the time you want lights out and count back forty-five minutes. Screens go off then, and something slow begins: bath, pajamas, teeth, stories. Draw the steps together and hang them at {name}’s eye level, so you can point instead of remind. Put the usual delays into the plan, like a cup of water by the bed and one last hug. Once the lights are out, answer any new request with the same soft sentence.',
    ifNot:
      'Put special time at the very front of the evening, so that getting ready for bed begins with something good. For a week, also try bedtime twenty minutes later, so {name} gets into bed truly sleepy, and then slide it back a few minutes at a time. The stalling may flare up for some nights before it fades.',
    ask: 'If bedtime is mostly about fear, or evenings stay this hard for a month, your pediatrician can help you sort out why.',
  },
  'wakes-at-night': {
    name: 'waking at night',
    say: 'Keep the nights boring and the same. When {name} calls, go in, keep the light low and your voice boring, check that all is well, and leave while {name} is drowsy but still awake. If the visitor is already at your bedside, walk back together first. Do the same at bedtime, because whatever is there at lights out gets missed at two in the morning.',
    younger:
      'Teeth, a cold or a very busy day can wake a toddler, so comfort comes first on those nights, and the plan comes back once it has passed.',
    older:
      'You can plan together, in daylight, what {name} can do alone at night: sip water, turn the pillow over, hug the bear, count slow breaths.',
    sentences: [
      'It’s still night, and everybody is sleeping.',
      'You called, and I came. You’re safe.',
      'Your blanket is back, and your bear is here.',
      'You went back to your pillow so quietly.',
      'You wanted me close, and now you’re snug again.',
      'The sun is asleep, and soon you will be too.',
      'Last night you fell back asleep in your own bed.',
    ],
    why: 'Waking briefly is part of every night’s sleep; the trick is drifting off again without help. A dull, kind, predictable answer lets {name} practice that.',
    steps:
      'Decide at noon, not at midnight, what you’ll do, and share the plan with anyone else who gets up. For the first nights you can sit near the bed until {name} is almost asleep. Every two or three nights, move your chair a little closer to the door. Skip bright lights, screens and long talks in the night, kind as they seem. In the morning, tell {name} one thing that went well.',
    ifNot:
      'Write down for a week when {name} falls asleep, wakes and naps; a bedtime that’s too late or too early often shows up in the pattern. Then change only that one thing and leave it for a week. A few good nights and then a bad one is a wobble, not a failure.',
    ask: 'Loud snoring, pauses in breathing, itching, pain or great thirst at night are worth a call to the pediatrician.',
  },
  nightmares: {
    name: 'bad dreams and night terrors',
    say: 'After a bad dream, hold {name}, say that it was a dream and you’re here, and stay until the breathing slows. If {name} is screaming but doesn’t seem to see you, that may be a night terror: keep the space safe, don’t try to wake {them}, and wait close by until it passes. It’s scary for you as well, and it passes.',
    younger:
      'A dream and the room are still one and the same to a toddler, so show the quiet room, the bear and your face, and skip the explanations.',
    older: 'The next afternoon, {name} may like to write or draw a new ending for the dream.',
    sentences: [
      'That was a dream, and now it’s over.',
      'I’m here, and you’re safe in your bed.',
      'That dream really scared you.',
      'You told me about the dream so clearly.',
      'Your breathing is getting slow again.',
      'You drew the dragon with a funny hat.',
      'In your new ending, the wolf went home.',
    ],
    why: 'Fear fades fastest next to somebody calm. A night terror happens in deep sleep and is usually forgotten by morning, so there is nothing to talk through.',
    steps:
      'At night, comfort comes first and details can wait. By day, if {name} wants to, draw the dream together and make it silly or give it a better ending. Look at the last hour before bed and keep scary shows and wild chases out of it. For night terrors, an earlier bedtime can help, since being overtired may set them off. If the monster turns up in special time, follow along and let {name} be in charge of it.',
    ifNot:
      'If terrors come at about the same hour every night, try rousing {name} gently fifteen minutes before that time for a week or two. For a dream that keeps coming back, rehearse the new ending each evening, like a tiny play, well before lights out. It may take a couple of weeks, and a rough night in between doesn’t mean you’re doing it wrong.',
    ask: 'Talk to your pediatrician if it happens several nights a week, if there is sleepwalking, stiffening or jerking, or if the dreams began after something frightening.',
  },
  'afraid-of-dark': {
    name: 'being afraid of the dark',
    say: 'To {name}, that shadow in the corner is every bit as real as the bed. Say the fear out loud first, without arguing about monsters, then hand over some power: a small night-light, a flashlight under the pillow, a bear on guard. Notice each small brave act. By day, play flashlight games in a dim room, with {name} in the lead.',
    younger:
      'With a toddler, walk around the room together at dusk and say good night to the chair, the curtain and the closet.',
    older:
      'At this age the fear may be about burglars or the news, and it may be embarrassing, so bring it up in private and take it seriously.',
    sentences: [
      'It feels scary when the light goes off.',
      'You turned off the lamp yourself. That took courage.',
      'You shined your flashlight right into the dark corner.',
      'Your bear is on guard by the door.',
      'You lay in the dark for a whole minute.',
      'That shadow is the coat on the hook.',
      'I’m in the next room, and I can hear you.',
    ],
    why: 'A fear that’s been named gets smaller, and every little moment of staying in the dark teaches the body that nothing happens. Searching for monsters every night can suggest there is something to find.',
    steps:
      'Start with as much light as {name} needs to feel all right. Every few nights, let {name} choose a tiny step: the lamp a bit dimmer, the door a bit narrower, the hall light instead of the room light. Stay on a step until it’s dull. Praise the step that was taken, and let the fear be there. Keep the last story of the day friendly.',
    ifNot:
      'Make the dark a place for fun for a while: a picnic in a blanket tent before dinner, shadow animals on the wall, glow stars that {name} puts up. A few minutes of that on most days can do more than reassurance at night. If a step proves too big, go back one, and that’s no defeat.',
    ask: 'If the fear takes over evenings for weeks or spreads into the daytime, a child therapist can work on it with you.',
  },
  'wakes-too-early': {
    name: 'waking too early',
    say: 'You can’t make anyone sleep longer, but you can decide when the day begins. Keep the room dark and your answer dull until your chosen hour: a quiet word, no screen, no party. A light or clock that changes color shows {name} when the day begins, and that’s when you turn up, warm and awake.',
    younger:
      'For a toddler, set the clock only ten minutes past the usual waking time at first, so that success comes easily.',
    older:
      'By now {name} can have a morning box beside the bed, with books, paper and a puzzle, and let you sleep.',
    sentences: [
      'The light is still red, so it’s quiet time.',
      'You played quietly in your room until the light changed.',
      'It’s green! Good morning, early bird.',
      'You looked at your books and let me sleep.',
      'You woke up before the birds today.',
      'You’re so ready to start, and it’s still night.',
    ],
    why: 'When early waking brings cartoons or a lively parent, the body learns to expect the day at five. A dull hour gives it a reason to sleep on.',
    steps:
      'For one week, write down bedtime, naps and waking times. Cover the windows well, and listen for a heater, a pipe or a truck that starts up at that hour. If {name} is worn out by late afternoon, try bedtime fifteen minutes earlier, strange as that sounds, since overtired sleep is light sleep. If there is still a long nap, end it a little sooner. Once the color clock works, move it five minutes later every few days.',
    ifNot:
      'Perhaps {name} has simply had enough sleep by then; if mornings and afternoons are happy, move bedtime later by ten minutes every few days instead. Body clocks shift slowly, so give each change one to two weeks before you judge it. And on days that start at five anyway, put special time right after breakfast, and you’ll have one good thing done before seven.',
    ask: 'If {name} is tired all day in spite of early nights, or snores a lot, bring it up with your pediatrician.',
  },
  'refuses-nap': {
    name: 'skipped naps',
    say: 'You can’t make anyone sleep, but you can keep a quiet hour: same time, dim room, books and a soft toy, no screens. Call it rest time and notice the resting, not the sleeping. If sleep comes, fine; if not, move bedtime earlier that night.',
    younger:
      'With a toddler, a few weeks of refusing may be a phase and not the end, so keep offering the nap before you give it up.',
    older:
      'At school age, half an hour of quiet time in the afternoon, alone with a book or building bricks, does the same job.',
    sentences: [
      'It’s rest time. Your body can be still now.',
      'You’re lying on your pillow with your bunny.',
      'You kept your voice soft the whole time.',
      'You don’t feel sleepy, and that’s all right.',
      'You’re turning the pages so slowly and quietly.',
      'You rested until the timer rang.',
    ],
    why: 'Pressure keeps people awake, and a power struggle is exciting. A calm pause refills {name} whether or not the eyes close.',
    steps:
      'Make the half hour before it slow: lunch, one book, curtains closed. Set a soft timer for ten minutes in the beginning and build up to forty-five. On the first days, sit nearby and say a few quiet words about the resting you see, then slip out for a minute at a time. When the timer rings, go in smiling, and if you like, put your five minutes of play right there.',
    ifNot:
      'Try moving the rest half an hour earlier or later; overtired and not yet tired look much alike. A stroller walk or a rest on the couch beside you counts, too. While naps are fading, afternoons can be bumpy for some weeks, so plan very little after four o’clock.',
  },
  'wants-parents-bed': {
    name: 'sharing your bed',
    say: 'Having {name} in your bed is cozy and crowded at once, and there’s nothing wrong with it. If it works for everyone, it can stay that way. If you want your bed back, go slowly: lie beside {name} in {their} own bed, a few nights later sit on the edge, then on a chair, then by the door. Announce each step kindly, and don’t slip away in secret.',
    younger:
      'For a little one, a mattress next to your bed can be the first step, and the other room comes later.',
    older:
      'Plan the steps together on paper and let {name} set the pace within reason; a sleepover at a friend’s may be a good reason to begin.',
    sentences: [
      'You’re in your own bed, and I’m right here.',
      'Tonight I’ll sit on the chair until you’re drowsy.',
      'You miss my arm around you.',
      'You fell asleep with your own pillow and blanket.',
      'You stayed in your bed until it got light.',
      'You’re cuddling your elephant instead of my elbow.',
      'In the morning there’s room for a big snuggle.',
    ],
    why: 'Falling asleep is a habit tied to whatever is there at the time. Moving away one small step at a time lets {name} feel safe while the habit changes.',
    steps:
      'Make the bed a nice place by day: play there, read there, let {name} pick the sheets. Put something that smells like you on the pillow. Stay on each step for three or four nights, until it has become dull. When a small visitor turns up at two, walk back and take the same place you had at bedtime. Offer a morning snuggle, so the closeness isn’t lost, only moved.',
    ifNot:
      'Use short, announced absences: you go to fold two towels and come back, then four, then the whole basket. Always come back while {name} is still quiet. Expect tears or bargaining around the third night, when it’s clear that this is real; holding your step kindly is easier on everyone than starting over.',
    ask: 'If the fear of being alone is strong by day as well, talk with your pediatrician or a child therapist.',
  },
} as const satisfies Shelf;
