import type { Shelf } from '#coaching/library/entry.ts';

export const bodyAndWorries = {
  'poo-in-diaper': {
    name: 'pooping only in a diaper',
    say: 'Yes, give the diaper for now; holding it in is worse than any diaper. Peeing and pooping are two different skills, and asking for one politely is already half the way. Then move the place bit by bit: diaper on in the bathroom, then sitting on the closed potty with it on, then the diaper open underneath. Stay at each step until it’s boring, and praise every visit.',
    older:
      'If {name} is five or older, or poop hurts or comes less than every other day, see the pediatrician first; it’s often the belly and not the will.',
    sentences: [
      'You told me you need to go. Thank you.',
      'You did it in the bathroom today.',
      'You sat on the potty with your diaper on.',
      'Your body knows how to do this.',
      'It felt scary, and you tried the seat.',
    ],
    why: 'Letting something go into a hole feels odd and scary at first. A child who holds it back gets hard, painful poop, and then the fear is right.',
    steps:
      'Offer fruit, water and a footstool so the feet don’t dangle. Sit down together after breakfast, for three minutes, with a book and no results wanted. Let {name} help drop the poop from the diaper into the toilet and wave goodbye. Move on by one small step every few days. Never scold for an accident and never make anyone sit.',
    ifNot:
      'If a step causes tears, go back one and wait a week. Throwing out all the diapers mostly leads to holding, so keep a few. A doll that poops in the potty, in play and with {name} in charge, often helps more than a chart.',
    ask: 'See the pediatrician if poop hurts, is very hard, has blood in it, or is held back for more than three days.',
  },
  'hoards-food': {
    name: 'hiding or hoarding food',
    say: 'Don’t scold, and don’t clear it out in front of {name}; make the food safe instead. Say one friendly sentence, “There will always be enough here,” and give {name} a box of {their} own with snacks that keep, filled up every day and open at any hour. Swap old food quietly. For a child who once went short, a banana under the pillow is a way to feel safe.',
    older:
      'If it’s candy at night, agree on one sweet thing a day that’s {name}’s to choose, so it doesn’t have to be secret.',
    sentences: [
      'This box is yours, and I fill it every evening.',
      'There’s enough today, and there will be enough tomorrow.',
      'You told me you were hungry. I’m glad you did.',
      'You saved some for later in your box.',
    ],
    why: 'Hoarding fades when the stomach believes that food comes back. Locks and lectures say the opposite.',
    steps:
      'Offer food every two to three hours, at the same times. Show {name} the box and what goes in it; fruit, crackers, cheese sticks. Let meals be calm and seconds allowed. When you find something hidden, trade it: “Bread goes in your box, so it stays fresh.” Count progress in months.',
    ifNot:
      'Put a small snack by the bed and one in the bag; it’s often the night that’s hard. If {name} eats until it hurts or can’t stop thinking about food, ask for help rather than for more rules.',
    ask: 'Tell the pediatrician, and with a foster child the caseworker, so they can rule out hunger and growth problems and support you.',
  },
  'where-babies-come-from': {
    name: 'where babies come from',
    say: 'One true sentence is enough, wherever you’re standing: “A baby grows in a special place inside the mom, called the uterus.” If the next question is how it got in: “A tiny seed from a man and a tiny egg from a woman come together, and that starts a baby.” And you may always say, “Good question, I’ll tell you at home tonight,” if you then do.',
    older:
      'By seven or eight, {name} can have the plain facts, with a picture book from the library that you read together.',
    sentences: [
      'A baby grows in the uterus, inside the mom.',
      'A seed and an egg come together, and that starts a baby.',
      'You’re wondering how it got in there.',
      'You can ask me anything about bodies.',
      'I’ll tell you tonight, when we have time.',
    ],
    why: 'Short, true answers keep you the one who gets asked. A child takes in as much as fits and comes back for the rest.',
    steps:
      'First ask what {name} thinks; it shows you what the question is. Use the real words, at the size of one sentence. Answer the question that was asked, not the one you’re afraid of. Let it come back on another day. Bodies are private and nobody’s secret: that belongs with it.',
    ifNot:
      'If the words won’t come, let a book do it; the children’s librarian knows good ones for each age. It’s also fine to repair a joke: “I said the stork. Let me tell you how it really is.”',
  },
  'speaks-only-at-home': {
    name: 'talking at home and silent elsewhere',
    say: 'Don’t push for words, and ask the school not to either; the voice comes back when nobody’s waiting for it. Go in early a few times, just you and {name} in the empty classroom, playing and talking as at home, and let the teacher drift in slowly, describing and asking nothing. Any answer counts: a nod, a point, a whisper to you. Praise it as quietly as it came.',
    sentences: [
      'You pointed to the red one. I saw that.',
      'You whispered it to me, and I heard you.',
      'You showed Ms. Rosa your drawing.',
      'You can take all the time you need.',
      'You nodded. That was a clear answer.',
    ],
    why: 'It isn’t stubbornness; in that moment the words really are stuck. Every push makes it more frightening, and every calm minute makes it less.',
    steps:
      'Tell the teacher how much {name} talks at home, and bring a short video. Agree that no one asks, bribes or says “cat got your tongue.” Invite one child from class home, where talking is easy. Then play with that child at school. Your five minutes at home, with few questions, are exactly the right way of talking for this.',
    ifNot:
      'Make the step smaller: talking in the school yard, then in the hallway, then by the door. Let {name} record a sentence at home for the teacher to hear. Answering for {name} out of kindness can wait a slow count of five.',
    ask: 'If {name} hasn’t spoken at school for more than a month after starting, ask the pediatrician or school for a speech therapist or psychologist who knows this. It’s well known, and help early on works well.',
  },
  'checking-rituals': {
    name: 'checking things over and over',
    say: 'Going along to check is loving, and it’s not wrong, but it tells the worry it was right, so make it a little less each time. Agree by day: we look once together, and then I say, “We checked, and worry wants to check again.” After that you stay close without checking. Give the worry a name, let {name} boss it around in play, and praise each time it had to wait.',
    younger:
      'At two or three, needing everything the same way at bedtime is common; keep it short and friendly and change one tiny bit at a time.',
    sentences: [
      'We checked once, and now worry has to wait.',
      'Worry is shouting, and you stayed in bed.',
      'You felt like checking, and you took a breath instead.',
      'The grown-ups take care of the stove.',
      'That was hard, and you did it.',
    ],
    why: 'Checking calms the fear for a minute, and then it comes back bigger. Waiting a little teaches the body that the feeling passes by itself.',
    steps:
      'Ask what worry says will happen, and listen without arguing. Write a plan together: how often tonight, one time less in three days. Your answer is always the same short sentence; reassuring ten times feeds it. Talk about the fire drill or whatever began it by day, and who keeps watch at night. Keep evenings calm and end with your five minutes.',
    ifNot:
      'If it gets bigger when you cut down, go more slowly, one check less a week. Some protest is to be expected. Don’t punish a check; just return to the plan.',
    ask: 'If it takes up more than half an hour a day, wakes {name} at night, or hasn’t eased in about four weeks, ask the pediatrician for a child therapist. This is very treatable.',
  },
  'hearing-or-ignoring': {
    name: 'not answering: hearing or ignoring',
    say: 'You’re not being silly; a hearing check is quick and painless, so have one if you wonder. A hint at home: if a whisper about ice cream from behind gets an answer but “shoes on” doesn’t, it’s probably deep play and not the ears. Until you know, go close, touch a shoulder, wait for the eyes, and then say it once.',
    sentences: [
      'You’re deep in your game. I’ll wait a second.',
      'You looked up when I touched your arm.',
      'You heard me and put it down. Thank you.',
      'I’m coming closer so you can see my face.',
    ],
    why: 'A small child who’s busy really can’t listen and build at the same time. And fluid behind the eardrum after a cold can make everything sound like under water.',
    steps:
      'For a week, notice when it happens: in noise, from behind, after a cold, only when playing. Try each side with a whisper. In play, no answer to a question often means the question came at the wrong time; describe instead and see if words follow. Bring your notes along to the pediatrician.',
    ifNot:
      'If the ears are fine, make fewer requests, one at a time, and praise the quick answers. A little song or a tap on the table can be the sign that something’s coming.',
    ask: 'Call the pediatrician soon if {name} doesn’t turn to loud sounds, says “what” a lot, turns everything up, speaks less clearly than before, or had ear infections lately.',
  },
  'trouble-at-daycare': {
    name: 'hurting others at daycare while you’re not there',
    say: 'Come with three questions: when does it happen, where, and what comes just before? It’s often the same spot, like a crowded corner before lunch, and then one adult nearby at that time changes more than any talk at home. You could open with, “We want the same thing, so let’s make one plan.” At home, don’t punish it hours later; practice the words with two teddies and one truck.',
    younger: 'At two or three, teach one word and one hand: “Stop!” with a flat palm.',
    sentences: [
      'The bear wants the truck. He’s saying, “My turn next.”',
      'You used your word instead of your teeth.',
      'Your teacher told me you waited at the slide.',
      'Teeth are for apples. Hands can say stop.',
      'You went to your teacher when it got too much.',
    ],
    why: 'It happens where it’s loud, tight and quick. Sweet at home and rough at daycare mostly means that the room asks for more than {name} can do yet.',
    steps:
      'Ask for a short talk without {name}: what time, which children, what happened right before. Agree on one plan for both places: an adult close by at the hard time, one sentence, a calm corner, praise for gentle hands. Ask for one good thing a day, written down. Check again after two weeks. Bring something to chew or squeeze, if teeth are the trouble.',
    ifNot:
      'If it goes on, ask whether the day can be shorter, the group smaller, or the hard half hour spent outside. Ask too about sleep and hunger at that time. If they talk of a plan, that’s good: be there when it’s written.',
    ask: 'If it doesn’t ease in a month or the place is at risk, ask the pediatrician about an early childhood consultant who can watch in the room.',
  },
  'talking-to-teacher': {
    name: 'talking with the teacher',
    say: 'Begin with what you see, then ask one thing that can’t be answered with “fine.” For example: “At home it takes two hours and tears. What do you see in class, and what could we drop?” Or: “Who was {name} with at recess this week?” Asking for ten minutes by email beats the gate at pickup, and “What can we both try for two weeks?” makes you a team.',
    sentences: [
      'I’ll talk with your teacher, and I’m on your side.',
      'You told me how recess really is. Thank you.',
      'Your teacher and I want it to be easier for you.',
      'You can tell me things without me fixing them.',
    ],
    why: 'A teacher with twenty-five children answers the question that’s asked. A clear picture and a small request get you further than a worry.',
    steps:
      'Write down three things: what you see at home, since when, and your one question. Send it ahead. In the talk, ask for examples from this week and for what goes well. End with one agreement and a date. Afterward thank them in a line; it keeps the door open.',
    ifNot:
      'If you get the same “all fine,” ask if someone could watch at recess twice this week and tell you. Then the school counselor is next. If English is hard, you may ask for an interpreter; schools can arrange one.',
  },
} as const satisfies Shelf;
