import type { Shelf } from '#coaching/library/entry.ts';

export const development = {
  'speaks-little': {
    name: 'a child who says very little in play',
    say: 'That’s fine; a quiet child can be played with just as well. Let your voice follow {name}’s hands: one short sentence about what’s happening, then a slow count of five. Any sound, point or look is an answer, so echo it or put it into a word. Nothing has to come back for those five minutes to be good.',
    younger:
      'With a child this little, two or three words are enough, such as “Car goes up,” and you can copy the sounds {name} makes.',
    older:
      'With a bigger kid, working side by side on a drawing or Lego takes the pressure off, and talk may come later by itself.',
    sentences: [
      'You’re rolling the red car up the ramp.',
      'Vroom, up it goes.',
      'You showed me the one you want.',
      'I love how carefully you’re lining those up.',
      'You’re thinking about where it goes.',
      'You shook your head, so that one stays out.',
      'Pop, the lid came off.',
    ],
    why: 'When talk isn’t demanded, it costs less to try. And words are easiest to pick up when they’re about the very thing {name} is holding.',
    steps:
      'Sit low and across from {name}, so you can see each other’s faces. Describe one act, then close your mouth and count in your head; that pause is where words get a chance. When a sound or word comes, say it back and add just one: “Ball” becomes “Big ball.” Leave out questions for these minutes, even easy ones about colors. If you run dry, copy what {name} does with a toy of your own.',
    ifNot:
      'Play once with hardly any words: copy every move, make the noises the toys make, and laugh where it’s funny. Sometimes a child starts to talk only once the grown-up gets quieter. Give it a couple of weeks, and count looks, smiles and points as well as words.',
    ask: 'If {name} says little everywhere, has lost words, or seems not to hear well, tell your pediatrician soon. If talk flows at home but never at school, mention that too.',
  },
  'speech-late': {
    name: 'talking that’s slow to come',
    say: 'If you’re wondering, have it checked; asking early never hurts. Call your pediatrician and ask for a hearing check and a speech evaluation; you don’t have to wait and see. At home, name what {name} is looking at in short phrases, and when a word comes, hand it back one word longer.',
    younger:
      'In the US you can also ask for an evaluation yourself: before three through your state’s early intervention program, after that through the school district.',
    older:
      'At {name}’s age you can ask the school in writing for a speech and language evaluation.',
    sentences: [
      'Truck. You’ve got the big truck.',
      'Up, up, up goes the block.',
      'You mooed, just like the cow.',
      'You’re pouring the water in.',
      'You pointed right at the dog.',
      'More bubbles. Here come more bubbles.',
      'You told me with your hands. I understood.',
    ],
    why: 'Words stick best when they’re heard at the moment a child is looking at the thing. And an early look by a specialist costs little and opens the door to help if it’s needed.',
    steps:
      'For three days, write down every word, sound and gesture {name} uses; that tells the doctor more than memory does. In the five minutes, talk in phrases of two or three words and use the same ones often. Treat a point or a tug on your sleeve as talk: say what it means, then do it. Don’t hold a toy back until the word comes, because that turns talking into a test.',
    ifNot:
      'If you were told to wait and your gut still says otherwise, ask again or get a second opinion. Meanwhile, sing songs with motions and stop just before the last word, with a smile; the gap invites a try, and nobody has to fill it. Progress tends to come in jumps, with flat weeks in between.',
    ask: 'If {name} loses words, doesn’t turn to sounds, or doesn’t seem to understand you, call the pediatrician this week.',
  },
  'hard-to-understand': {
    name: 'speech that’s hard to understand',
    say: 'Say back the part you got, even if it’s one word, and a wrong guess does no harm: {name} will let you know. Show that you want the rest: “Something about the dog. I’d love to know more.” Once you have it, say the word back clearly, without asking for a repeat.',
    younger:
      'At two or three, listen with your eyes as well: what {name} looks at is usually what the word means.',
    older:
      'At {name}’s age, a private signal for “I didn’t catch that” keeps it from being embarrassing in front of others.',
    sentences: [
      'Something about the dog. You want me to know.',
      'Yes, a spoon. You found the spoon.',
      'You told me again so patiently.',
      'You’re showing me with your finger. That helps me.',
      'My ears missed that, and I really want to know.',
      'You want the yellow one on top.',
      'It’s frustrating when I don’t get it right away.',
    ],
    why: 'Hearing the word said well, right after trying it, lets {name} compare the two without feeling corrected. Being understood, even halfway, keeps a child talking.',
    steps:
      'Turn off the TV and get down to eye level, so you have lips and hands to go by. When you catch a word, use it in a short true sentence: “Tar” becomes “Yes, your car is fast.” When you catch nothing, reflect the mood: “That sounds exciting.” Don’t pretend you understood a whole story; one honest “I missed that part” is kinder.',
    ifNot:
      'Choose play where the toys carry the meaning, such as animals, cars or picture cards, so you know what the talk is about. A little book with photos of {name}’s people and places works well, too: {name} points, you say the word. Clearer speech takes months rather than weeks, so look for more talking first.',
    ask: 'If teachers, relatives or other children often can’t understand {name}, ask your pediatrician about a hearing check and a speech-language pathologist.',
  },
  stuttering: {
    name: 'stuttering',
    say: 'When the words get stuck, it’s tempting to finish them or say “Slow down.” Look at {name} warmly, wait it out, and then answer what was said, not how it came out. Slow your own talk a little, and let the five minutes be a place with no questions, no hurry and nobody interrupting.',
    older:
      'At {name}’s age you can speak about it openly: some words get stuck, and you have all the time in the world.',
    sentences: [
      'I’ve got plenty of time to listen.',
      'You want the long train on the bridge.',
      'You told me that whole story.',
      'That word was sticky, and you kept going.',
      'I like hearing your ideas about the castle.',
      'Your dragon is hungry, and pancakes are his favorite.',
    ],
    why: 'Pressure to hurry or to get it right tends to make speaking harder. When what {name} says matters more than how smoothly it comes, talking stays fun.',
    steps:
      'Take a breath before you answer; {name} will feel that there’s no rush. Reflect the message in an easy, slower voice, a few words at a time. At dinner, see to it that one person talks at a time, brothers and sisters included. Leave out tips such as “Take a breath” or “Start over,” however kindly meant. If {name} is upset about it, name that simply and stay close.',
    ifNot:
      'Stuttering comes and goes, so a rough week doesn’t mean you did something wrong. On such days, choose play that needs few words, or sing together. If it keeps up, don’t just wait longer; a speech-language pathologist has tools that go well beyond ours.',
    ask: 'See a speech-language pathologist if it has lasted some months, runs in the family, or makes {name} strain. If it starts suddenly after an illness or a fall, call the doctor right away.',
  },
  shy: {
    name: 'being shy with others',
    say: 'Hiding behind your leg is a way of saying, “I need a minute.” Give that minute: stay close, don’t push for a hello, and don’t announce, “This one’s shy.” When {name} peeks out, waves or takes a step, name the brave bit quietly. In special time, let the dolls and puppets meet new people if {name} takes the play there.',
    younger: 'A toddler may need your lap for the first ten minutes of any visit, and that’s fine.',
    older:
      'At {name}’s age, pick one small step together beforehand, like saying hi to one person, and let that be enough.',
    sentences: [
      'You waved at Ms. Rosa. That was brave.',
      'You’re watching first, and that’s okay.',
      'You can stay close until you feel ready.',
      'You took two steps toward the slide.',
      'You told him your name in a clear voice.',
      'Your bear is peeking out of his cave.',
      'I noticed your smile at that girl.',
    ],
    why: 'Pushing makes the moment scarier; a safe base makes it easier to step out. And brave bits that get noticed tend to come back.',
    steps:
      'Arrive early, so {name} meets one person at a time rather than a whole room. Tell people ahead of time that a wave counts as hello. When someone asks {name} something, wait five seconds before you step in. Afterward, mention the one brave thing you saw, just once, and leave out what didn’t happen.',
    ifNot:
      'Practice in tiny steps with real people: today a look at the cashier, next week a wave, later a thank-you. Or invite one calm child to your home, where {name} knows every corner. After a vacation or an illness there may be a step back; start again from the last easy step.',
    ask: 'If {name} doesn’t speak at all at daycare or school for more than a month, or fear gets in the way of everyday things, talk with the teacher and your pediatrician.',
  },
  'wonders-about-autism': {
    name: 'wondering about autism',
    say: 'One thing by itself, like toys in long rows, doesn’t tell you much; plenty of children do it. I can’t tell you whether it’s autism, and neither can a list on the internet. Your pediatrician can start an evaluation, and you can ask now. Meanwhile, join the play as it is: sit close, make a row of your own, say little.',
    younger:
      'In the US, before three, you can also call your state’s early intervention program yourself; no diagnosis is needed for that.',
    older:
      'At {name}’s age, ask the teacher what school days look like and take those notes along.',
    sentences: [
      'Red, blue, red, blue. You made a pattern.',
      'You put every car exactly in line.',
      'I’m making a row like yours.',
      'The wheel spins and spins.',
      'You turned the block so it fits.',
      'You brought me the next one.',
      'That sound was too loud for your ears.',
    ],
    why: 'Joining what already interests {name} builds connection, whatever the answer turns out to be. And an evaluation is a way to understand {name} better and get help if it’s wanted.',
    steps:
      'Write down what you see, with examples and dates, including what {name} loves and does well. A few short videos show a doctor more than any description. Ask for a developmental screening and a hearing check; if there’s a waiting list, get on it and ask what can begin in the meantime. In special time, don’t ask for eye contact; enjoy any look you get and go on.',
    ifNot:
      'If you feel brushed off, say exactly what worries you and ask for a developmental specialist or a second opinion. At home, when your joining in is turned down, play nearby with the same kind of toy and wait. Being allowed to stay near is already a step.',
    ask: 'If {name} loses words or skills that were there before, call the pediatrician right away.',
  },
  'has-autism': {
    name: 'playing with an autistic child',
    say: 'With an autistic child, the favorite thing is often the best way in, and you know best what that is: trains, letters, spinning lids. Let it be the game, copy what {name} does with it, and use short, plain sentences with long pauses. Speech, gestures, a device, happy flapping: all of it counts as conversation, and all of it can be reflected.',
    younger: 'With a child this young, imitate sounds and movements first and add words later.',
    older:
      'A kid {name}’s age may love to explain a favorite subject to you; saying the facts back is reflecting, too.',
    sentences: [
      'You know all the stops on the Green Line.',
      'The lid is spinning so fast.',
      'Your hands are flapping. You’re excited.',
      'You pressed the button for more, so here’s more.',
      'You let me put one train on your track.',
      'It’s loud in here, and you covered your ears.',
      'You took a break when you needed one.',
    ],
    why: 'Shared joy in what {name} already loves is a short road to connection. Few words and long pauses leave time to take them in.',
    steps:
      'Keep the frame the same every day: same place, same mat, a picture or song for the start and the finish. Take away what hurts the senses, such as a humming lamp or a noisy toy. If talk seems too much, describe less; imitating alone is plenty. When the same thing comes for the hundredth time, enjoy it along with {name} rather than steering away. A timer that shows the minutes makes the end less of a shock.',
    ifNot:
      'If {name} moves off or pushes your hand away, give more room and watch with interest from a few feet back; that’s still special time. Three minutes instead of five may fit better, or an hour with less noise behind it. It also helps to share words and pictures with {name}’s therapists, so everyone uses the same ones.',
    ask: 'If there’s self-injury, running off, or a sudden loss of skills or sleep, bring in your pediatrician or the team that knows {name}.',
  },
  'wonders-about-adhd': {
    name: 'wondering about ADHD',
    say: 'Being asked to have {name} looked at isn’t a verdict, and an evaluation can only help you understand. I can’t judge that from here; your pediatrician can look into it, with the teacher’s view added. Something useful can start today in any case: in play, notice out loud each moment of sticking with something, however short.',
    younger:
      'At two or three, short attention and lots of motion come with the age, but you can talk your worry over with the doctor now.',
    older:
      'At {name}’s age, ask the teacher for concrete examples of starting, waiting and finishing, good days included.',
    sentences: [
      'You stayed with that tower until the top.',
      'You went back and found the missing piece.',
      'You’re looking carefully for the right wheel.',
      'You waited while I finished my part.',
      'You remembered the lid all by yourself.',
      'You noticed that tiny number on the train.',
    ],
    why: 'Staying with something grows a little each time it’s noticed. And a careful evaluation is worth it, because poor sleep, worry or trouble hearing can look alike.',
    steps:
      'For two weeks, jot down when it’s hard and when it goes well: the time, the place, what came before. Ask daycare or school for its view in writing. Take both to the pediatrician and ask what an evaluation involves. At home, give one instruction at a time, close by and in few words, and praise the first sign of a start.',
    ifNot:
      'If the visit brings no clear answer, ask what to watch for and set a date to come back. At home, change the surroundings rather than {name}: fewer toys out, a movement break before sitting, a picture list by the door. Expect ups and downs, especially after short nights and vacations.',
    ask: 'Make the appointment if it’s hard both at home and at daycare or school, or if there are dangerous impulses such as dashing into the street.',
  },
  'has-adhd': {
    name: 'playing with a child who has ADHD',
    say: 'With ADHD, {name} hears a lot of “stop” and “wait” in a day, so five minutes without correction are gold. Put out two or three toys, let movement be part of it, and follow every switch without comment. Praise fast, within a second or two, and say exactly what you saw.',
    older:
      'At {name}’s age, being the expert who sets up the game and makes the rules feels especially good.',
    sentences: [
      'You came back to the puzzle on your own.',
      'You put the glue cap on before you ran.',
      'You’re hopping while you think.',
      'Your ideas are coming fast today.',
      'You stopped your hand just in time.',
      'You told me you were getting frustrated.',
      'New plan: now it’s a rocket.',
      'You let me finish my sentence.',
    ],
    why: 'Quick, exact feedback is easier to hold on to than praise at the end of the day. And a warm bond makes all the necessary instructions easier to take.',
    steps:
      'Choose a time when {name} has eaten and run around. Make five minutes visible with a timer. Describe in short bursts, and drop a thread as soon as {name} drops it. Outside of play it’s the same trick: stand close, give one short instruction, then praise the start and not just the finish. A thumbs-up now and then for being on track keeps things going.',
    ifNot:
      'Take the five minutes outdoors or onto the floor, with cushions, balls or water, and see whether sitting was the hard part. Two rounds of three minutes may suit {name} better than one of five. New ideas tend to shine for a week and fade, so rotate the toys but keep the routine.',
    ask: 'Questions about treatment, sleep or appetite belong with the doctor who knows {name}. The school can tell you which supports there are in class.',
  },
  'other-needs': {
    name: 'special time with a disability',
    say: 'You’ve probably adapted a hundred things for {name} already, and special time bends just as well. Look for what {name} can lead with: a look, a reach, a sign, a switch, a sound. Describe that choice, follow it, and wait longer than feels natural, since a turn may need time. With hearing loss, stay in view and sign or speak face to face.',
    younger:
      'With a two- or three-year-old, hold one toy at a time close enough to touch, and wait.',
    sentences: [
      'You looked at the drum, so drum it is.',
      'You reached all the way to the bell.',
      'You made the sign for again, so here it comes.',
      'You steered your chair right up to the goal.',
      'Your fingers are feeling the bumpy side.',
      'You let me know with your smile.',
      'You kept pushing until the light came on.',
    ],
    why: 'A child who gets a lot of help seldom gets to be the boss. Five minutes of real choosing tell {name} that those ideas count.',
    steps:
      'First get comfortable: good support, hands free, toys within reach or sight. Hold up two toys and take the first sign as the choice. Then copy, describe, and praise the effort you can see, and hold back help until it’s wanted. Leave exercises and therapy goals for their own time. If {name} is tired or sore, three minutes of a song together are enough.',
    ifNot:
      'Change the channel: where talk doesn’t reach {name}, try touch, rhythm, light or movement, and copy whatever comes back. Ask the occupational, physical or speech therapist which toys {name} can work alone. Some days there’ll be just a look or a breath, and that’s a turn, too.',
    ask: 'For positioning, equipment and safety, ask {name}’s therapists. New pain or lost skills are for the doctor.',
  },
} as const satisfies Shelf;
