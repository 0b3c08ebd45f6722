import type { Shelf } from '#coaching/library/entry.ts';

export const familyChanges = {
  divorce: {
    name: 'separation and two homes',
    say: 'A separation shakes everybody, and you’re carrying your own share of it while you comfort {name}. Say two things often and plainly: “It’s not because of you,” and “You can love us both.” Let special time be the part that stays the same in your home, same spot, same time. Follow whatever game comes, even playing two houses, and leave out questions about the other home.',
    younger:
      'A two- or three-year-old understands time in sleeps. A calendar with two colors shows where the bed is tonight.',
    older:
      'From seven on, expect questions and anger, and answer honestly without the grown-up details. “I don’t know yet” is an honest answer, too.',
    sentences: [
      'It’s not because of anything you did.',
      'It’s okay to miss Daddy when you’re here.',
      'You’re allowed to have fun at Mommy’s house.',
      'Your doll has two houses and two beds.',
      'Some days you’re sad, and some days you’re mad about it.',
      'Our five minutes are right here, like always.',
      'You told me you miss how it was.',
    ],
    why: 'When so much changes, small things that don’t change hold a child up. Being free to love both parents takes a weight away that is too heavy for small shoulders.',
    steps:
      'Keep the handoffs short and friendly, and let a favorite animal or blanket travel along. After a switch, leave half an hour for landing, then do your five minutes before anything else is asked of {name}. Reflect what comes in play, and don’t dig. Keep messages to the other parent out of {name}’s hands and ears. If you’re sad, you may say so briefly, and add that grown-ups are helping you.',
    ifNot:
      'If the switch itself is the hard part, change the setting: a pickup at daycare or school avoids the goodbye at the door. Clinging, wetting or wild days can flare up for some months, more so around changes. Lower your demands on those days and keep the closeness steady.',
    ask: 'If {name} stays very sad, sleeps badly or refuses school for weeks, a child therapist can help. If you think {name} isn’t safe in one of the homes, tell your pediatrician or child protective services.',
  },
  'new-partner': {
    name: 'a new partner or stepparent',
    say: 'A new grown-up in the house changes the map for {name}, and liking somebody can’t be hurried. Keep your own five minutes with {name} exactly as they were, just the two of you. Let the new partner begin as a friendly playmate and leave rules and consequences to you for a good long while. Mixed feelings are welcome: “You like the company, and you want me to yourself.”',
    younger:
      'A two- or three-year-old mostly needs routines to stay put: the same person at bedtime, the same song.',
    older:
      'From seven on, loyalty to the other parent may be in the way. Say plainly that nobody is being replaced.',
    sentences: [
      'Nobody takes your dad’s place, or your mom’s.',
      'You and I still have our time together.',
      'You don’t have to love anybody on a schedule.',
      'You said hello, and that took some courage.',
      'You’re not sure about all this yet.',
      'You showed your train to somebody new today.',
      'Your place in my heart is safe.',
    ],
    why: 'Trust comes before rules. A newcomer who has been fun and reliable for a while can be listened to much later with far less of a fight.',
    steps:
      'Begin with short, light things to do together, and let {name} decide how near is near enough. Don’t ask for hugs or a name like Mom or Dad. The new partner can learn to describe and copy the play, beginning with a few minutes next to {name}. If you’re the new one yourself, keep showing up, keep it light, and pass the rule questions to the parent. Talk with each other, out of earshot, about who says what when things get difficult.',
    ifNot:
      'Slow the whole thing down: fewer overnight changes, more time for just you and {name}, meetings outdoors rather than at home. Rejection may get stronger once it’s clear that this person stays. It’s a sort of question, and calm weeks are the answer.',
    ask: 'If {name} is afraid of this person, or suddenly doesn’t want to be left with that person, take it seriously, make sure the two aren’t alone together, and talk to your pediatrician.',
  },
  grief: {
    name: 'grief',
    say: 'I’m so sorry; that’s a sad thing to explain. Use simple, true words with {name}, like “died” and “the body stopped working,” because “asleep” or “gone away” can frighten. Grief may come in short bursts, crying one minute and playing the next, and both are all right. If dying or burying comes up in your five minutes, follow along and say what you see; you don’t have to steer away.',
    younger:
      'At two or three, “never again” can’t be grasped yet, so the same question will come many times. Answer it the same gentle way each time.',
    older:
      'From seven on, there may be worries about who dies next. Answer honestly, and tell {name} who takes care of things.',
    sentences: [
      'The cat died, and that means she can’t come back.',
      'I told it wrong before. Here’s what really happened.',
      'You miss Grandpa, and I miss him too.',
      'Nothing you thought or said made it happen.',
      'You’re burying the little horse under the sand.',
      'You’re sad right now, and I’m staying with you.',
      'It’s okay to laugh, even when somebody has died.',
      'You remembered how she used to purr.',
      'I’m crying because I’m sad, and I can still take care of you.',
    ],
    why: 'Play is how children turn over something too big to talk about. True words and a calm listener make it less lonely and less scary.',
    steps:
      'Tell it in a few sentences, then wait and see what comes. Keep meals, bedtime and the five minutes as regular as you can, because the rhythm itself comforts. Let {name} take part in saying goodbye in some way: a drawing in the box, a candle, a stone on the grave. Keep a photo or a story in daily life, so the name can be said. And let others look after you too, for your own sake and for {name}’s.',
    ifNot:
      'If words don’t come, try making something: a memory box, a picture book about the one who died, a planted bulb. Clinging, wet beds, anger or stomachaches can come in waves, also weeks later. Meet them with extra closeness rather than more rules.',
    ask: 'If {name} stays withdrawn, fearful or very sad for many weeks, a children’s grief counselor can help. If there’s talk of wanting to die too, get help the same day: {talk}.',
  },
  'parent-away': {
    name: 'a parent who is away',
    say: 'Somebody important is missing from the table, and {name} feels it as much as you do. Make the time visible, with a paper chain or a jar of buttons, one less each day. Keep your five minutes every day, so there’s one thing that nobody’s travel can change. The one who’s away can play along on a video call, just by watching and saying what {name} builds.',
    younger:
      'A two- or three-year-old holds on to things more than dates. A worn T-shirt or a recorded good-night story helps.',
    older:
      'From seven on, {name} may like a secret project to show at the homecoming, and an honest word about why the trip is needed.',
    sentences: [
      'You miss Daddy most at bedtime.',
      'Mommy is far away, and she thinks of you.',
      'You took one link off the chain all by yourself.',
      'You’re flying the plane all the way home.',
      'You’re mad that the phone call was so short.',
      'You drew the whole family for the letter.',
      'I’m here tonight and when you wake up.',
    ],
    why: 'Waiting is easier to bear when it can be seen and counted. A fixed bit of closeness at home keeps the ground steady while one person is away.',
    steps:
      'Say ahead of time where the parent is going, what they’ll do there, and who takes care of {name} meanwhile. Set up one small ritual for the absent one, like a kiss on a photo or a message after dinner. On calls, let a toy do the talking, because “How was your day?” rarely gets far. After the return, expect a day or two of coldness or clinging, and begin again with a few minutes of play. If you’re the one traveling, come back to the same little game every time.',
    ifNot:
      'If calls make it worse, swap them for short videos that {name} can watch when the mood is right. The days before a departure and after a return can be bumpier than the absence itself. Plan less around them, and go easy on the small stuff.',
    ask: 'If {name} stops eating, sleeping or enjoying things for more than a couple of weeks, check in with your pediatrician. Military families can ask their base about free child and family counseling.',
  },
  'moving-house': {
    name: 'moving to a new home',
    say: 'Moving turns everything upside down, and with boxes everywhere {name} feels it, too. Pack the toys last, unpack them first, and do your five minutes on the very first evening, even on a bare floor. Let {name} say goodbye to the old place, room by room, and decide something real about the new one, like where the bed goes.',
    younger:
      'For a two- or three-year-old, set up the bed with the old, unwashed sheets. It smells like home.',
    older: 'From seven on, it’s about friends. Fix a date for a call or a visit before you leave.',
    sentences: [
      'You’re waving goodbye to your old window.',
      'You miss our house, and you miss your friend.',
      'Your bear has found a spot in the new room.',
      'You tried out the new playground today.',
      'The moving truck in your game is packed to the top.',
      'Everything is different here, and we’re still us.',
      'You carried your own box up all those stairs.',
    ],
    why: 'Home is made of habits as much as of walls. When the same small play turns up in the new place, it becomes a place {name} knows.',
    steps:
      'Tell {name} early enough, with pictures, and play moving with dolls and boxes. Keep one bag of treasures that never goes on the truck. In the first weeks, hold the daily order as close to the old one as possible, and put off other big changes, like giving up diapers or the crib, if you can. Walk the same way every day until it becomes familiar, and describe what {name} discovers there. In a new country, keep your own language for play; it’s the home that came along.',
    ifNot:
      'Make the old place present again: a photo book, a map, a call with the neighbor, the same Saturday pancakes. Sleep trouble, anger or baby ways can last for some weeks or come late, once the excitement is over. Extra closeness isn’t a step backward then.',
  },
  'parent-ill': {
    name: 'a parent’s illness',
    say: 'Being sick and a parent at once is very hard, and so is holding the fort for someone who is. Give the illness its real name, in one or two sentences, and add what matters most: it’s nobody’s fault, and everyone is being taken care of. Five minutes can happen from a bed or a couch; watching and saying what {name} does is enough.',
    younger:
      'A two- or three-year-old needs only today: who’s here now, who cooks, who does bedtime.',
    older:
      'From seven on, ask now and then what {name} has been wondering about. What goes unsaid gets filled in by worry.',
    sentences: [
      'My body is sick, and it isn’t because of you.',
      'The doctors take care of me, and Grandma takes care of you.',
      'I can’t run today, and I can watch you run.',
      'You tucked the blanket around my feet so carefully.',
      'You’re giving your bunny a checkup.',
      'You’re mad that I can’t get up, and I understand.',
      'Sitting next to you is the best part of my day.',
    ],
    why: 'A child who knows the facts in small doses has less to fear than one who guesses. And a few minutes of play show that the bond is still whole, even when the body isn’t.',
    steps:
      'Choose the time of day when your strength is best, and keep the play lying down: drawing, a doctor’s kit, little figures on the blanket. Before a hospital visit, tell {name} what there is to see, tubes and beeps included, and let {them} choose whether to come. From the hospital, a short video hello at the same hour each day works well. Let {name} help with something small, but leave the caring to grown-ups. And tell daycare or school what’s going on, so somebody there has an eye out.',
    ifNot:
      'On days when nothing is possible, let another person do the five minutes, and you hear about it later. Anger at you, or acting as if nothing is wrong, can both be ways of coping. Answer both with a warm sentence, and let the rest be.',
    ask: 'The clinic that treats you may have a social worker or child life specialist who helps families tell children; it’s worth asking. If {name} grows very anxious or quiet for weeks, talk to your pediatrician.',
  },
  'adopted-or-foster': {
    name: 'playing with an adopted or foster child',
    say: 'You can start right away, small and quiet; closeness can feel risky to a child who has already lost people. Keep the five minutes the same every day, let {name} lead, and let {name} decide how near you sit. Go easy at first: describe and copy quietly, and keep praise small and true. You don’t have to win anything; being there again tomorrow is the message.',
    younger:
      'At two or three, play can go back to baby games like peekaboo and rocking. Those are worth catching up on.',
    older:
      'From seven on, questions and anger about the first family may come up in play. Listen, and speak of these people with respect.',
    sentences: [
      'You chose the spot, and I’m sitting over here.',
      'You let me hold the other end of the rope.',
      'Same rug, same time, you and me.',
      'You’re putting every animal safely in the barn.',
      'You miss somebody, and there’s room for that here.',
      'You told me to stop, and I stopped.',
      'You fed the baby doll and tucked it in.',
    ],
    why: 'Trust grows from many small moments in which nothing bad happens and the same person comes back. When {name} leads the play, closeness comes in amounts that feel safe.',
    steps:
      'Announce beginning and end in the same words each time, so there are no surprises. Watch what {name} does when you praise; if it’s pushed away, describe instead for a few weeks. Let hard themes be played, and stay beside {name} with a calm voice and no interpretations. If something makes {name} freeze or flee, stop, make it quieter, and note what it was. When a limit is needed, say it from nearby rather than sending {name} off alone, because alone can feel like being left.',
    ifNot:
      'Make it shorter and more predictable: two minutes, same toy, same seat, and only then grow it. Testing often gets stronger just when trust begins, as if to see whether you stay this time, too. Get yourself someone to talk to, because steadiness takes strength.',
    ask: 'A therapist who knows adoption and early trauma can be a great help; ask your agency or caseworker. If {name} is in foster care, ask the caseworker before you record or keep any recordings.',
  },
  'not-my-child': {
    name: 'playing with a child who isn’t your own',
    say: 'You don’t have to be the parent for this to do good; one more grown-up who truly watches and enjoys is worth a lot. Play as the person you are, grandparent, stepparent or sitter, with your own name and your own style. Let the child choose the game and how close you sit, say what you see, and leave the rules of the house to the parents.',
    younger:
      'A two- or three-year-old warms up on the floor, not in your arms. Sit down, play next to {name}, and wait.',
    older:
      'From seven on, ask to be taught: {name} explains the game or the cards, and you’re the learner.',
    sentences: [
      'I like the way you think up games.',
      'You’re the boss of this game, and I’m following.',
      'You remembered where we stopped last time.',
      'You let me into your fort today.',
      'You’re teaching me a card trick I never knew.',
      'I look forward to our time together.',
      'You poured me a cup of pretend tea.',
    ],
    why: 'A child can have many safe people, and none takes anything away from another. Being followed without being corrected is a pleasant way to get to know someone.',
    steps:
      'Talk with the parents first: tell them what you do, and agree when and where, and whether recording is all right with them. Begin with a few minutes at the same point of each visit. Copy what the child does with a toy of your own, and describe it in a quiet voice. Take no for an answer without being hurt, and offer it again next time. If a rule is broken, say the parents’ rule once, calmly, and let them handle the rest.',
    ifNot:
      'If the child keeps away from you, stop offering and become interesting: build or draw something on your own nearby and talk to yourself about it. Curiosity tends to do what invitations can’t. With a stepchild, count in months rather than in days.',
    ask: 'If something the child says or plays worries you about safety, tell the parents or, where that wouldn’t be safe, child protective services or this line: {childLine}.',
  },
} as const satisfies Shelf;
