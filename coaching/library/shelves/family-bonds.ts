import type { Shelf } from '#coaching/library/entry.ts';

export const familyBonds = {
  handover: {
    name: 'the days after the other home',
    say: 'You can’t set the rules over there, but you can make the first hour at your place easy. Skip the questions about the weekend, offer a snack, and do your five minutes right then, before any chores or corrections. If you hear “at Daddy’s I’m allowed,” one calm sentence is enough: “There it’s that way, and here it’s this way.”',
    older:
      'From seven on, {name} can help write the landing plan: what to do first, and how long to be left in peace.',
    sentences: [
      'You’re back, and I saved you a spot on the rug.',
      'At Daddy’s it’s one way, and here it’s our way.',
      'Switching houses is a lot. You can just land for a bit.',
      'You miss Mommy, and you’re glad to be here too.',
      'You put your bag down and took a big breath.',
    ],
    why: 'Changing homes is hard work for a child, and the big feelings come out where it’s safe. A landing that’s always the same tells {name}: this is home, and it’s predictable.',
    steps:
      'Make the handover short and friendly, whatever you think of each other. Then always the same three things: snack, five minutes of play, something cozy. Keep rules for after that. If bedtime slipped over the weekend, move it back by half an hour a night instead of all at once. Complaints about the other home go to a grown-up friend, never through {name}.',
    ifNot:
      'If the first evening is always rough, plan nothing for it: easy food, early bath, early bed. Some families do better when the swap happens at school or daycare, so there’s a gap in between. Ask the other home for just one thing to share, like the same bedtime song.',
    ask: 'If {name} comes back frightened, or tells you things that worry you, talk to your pediatrician or a child therapist.',
  },
  'not-my-real-mom': {
    name: 'hearing “you’re not my real mom or dad”',
    say: 'You don’t have to win that one; agree with the true part and stay put. Say, “That’s right, I’m not the mom you were born to, and I’m the one who’s here and loves you,” and leave it at that. It’s usually pain or anger looking for the softest spot. The limit stays the limit, said just as kindly as before.',
    younger: 'With a little one, keep it to six words: “I’m here. I take care of you.”',
    sentences: [
      'You’re mad, and you miss her. Both can be true.',
      'I’m not your first dad, and I’m not going anywhere.',
      'You can love all of your parents. There’s room.',
      'You wish someone else were saying no right now.',
      'The answer is still no, and I still love you.',
    ],
    why: 'Children say it to find out whether you’ll leave or fight. When you do neither, {name} learns that you hold.',
    steps:
      'Breathe out first; it stings, and that’s allowed. Agree with what’s true, name the feeling, and go back to what you were doing. Later, in a quiet moment, open the door: “You can always talk to me about your mom.” Keep a photo or a small thing of hers where {name} can reach it. Do your five minutes that day as on any other.',
    ifNot:
      'If it comes up in every fight, shrink your part in discipline for a while and let the play and the everyday care do the talking; the say in rules grows with the bond. A caseworker or family therapist who knows foster and stepfamilies can help you find words that fit your story.',
  },
  'rough-with-baby': {
    name: 'being rough with the baby',
    say: 'In that second, go to the baby first: a hand in between, the baby up in your arms, one short sentence: “I won’t let you squeeze. That hurts.” No speech, no big face. The rest of the day, catch every gentle touch and say it out loud, and never leave the two of them alone in one room, not even for a minute.',
    younger:
      'At two or three, show it with your own hand: this is how soft feels on the baby’s foot.',
    sentences: [
      'You stroked the baby’s foot so softly.',
      'You’re mad that my arms are full.',
      'The baby cried, and you stepped back. That was kind.',
      'I won’t let you squeeze. I’m moving the baby.',
      'You brought the diaper. You’re such a help to us.',
    ],
    why: 'A squeeze that makes the baby cry and makes you look up is the quickest way to get you back. When gentle hands get you faster, squeezing isn’t needed anymore.',
    steps:
      'Put the baby where small hands can’t reach: a playpen, a carrier, a crib in another room. Keep a box of toys that comes out only when you feed. Ask for help with tiny jobs and thank {name} by name for each. Give five minutes alone a day while the baby sleeps, and say aloud sometimes: “Baby, you have to wait. It’s {name}’s turn.”',
    ifNot:
      'If it keeps happening, stay within arm’s reach all day for a week and stop the hand before it lands; it’s tiring, and it works. Say the jealousy for {name}: “Sometimes you wish there were no baby.” It may get worse for a few days before it eases.',
    ask: 'If the baby has been hurt, has a mark that doesn’t fade, or seems different afterward, call the pediatrician right away.',
  },
  'raising-grandchild': {
    name: 'raising a grandchild',
    say: 'It works just as well for grandparents, and nobody has to get down on the floor. Five minutes is enough, you in your chair, {name} on the rug or at the table, and you say what you see. Tired afternoons with the TV on are no crime. What counts is one small stretch that’s only about the two of you.',
    sentences: [
      'You live here with me, and I’m glad you do.',
      'You built that right next to my chair.',
      'I love our time after lunch.',
      'You miss your mom. You can always tell me.',
      'You helped Grandma carry it. Thank you.',
    ],
    why: 'A child who has lost the daily life with a parent needs one person who stays the same. Your calm voice every afternoon is just that.',
    steps:
      'Pick your best hour, not the evening. Let {name} choose between two quiet things, like drawing, cards, trains on the table. Describe what those hands do and name one thing you like. When the questions about Mom or Dad come, give one short, true sentence and stay close. And let somebody take over one afternoon a week.',
    ifNot:
      'If you’re worn out most days, look for a kinship or grandparent group near you; they know the money, the papers and the tiredness. Your own doctor should hear about it too. Shorten the play to two minutes before you drop it.',
    ask: 'If sadness about the absent parent doesn’t let up, a child therapist can help you both.',
  },
  'young-parent': {
    name: 'being a young parent',
    say: 'You’re the parent, full stop, and no look at the playgroup changes that. When somebody asks who takes care of {name}, “I do, I’m the mom” or “I’m the dad,” said once and calmly, is all it takes. You’re the one who sat down and played, which is more than a birthday can teach. Pick one good line from your play and keep it in your pocket for days like that.',
    sentences: [
      'I’m your mom, and I love playing with you.',
      'You came straight to me when you fell.',
      'You showed me how it goes. I’m learning from you.',
      'You and I figured that out, the two of us.',
    ],
    why: '{name} doesn’t know how old you are. What a child knows is who comes, who listens and who laughs along.',
    steps:
      'Decide beforehand on your one sentence for nosy people, and say it with a smile. When family takes over, hand them a job instead: “Could you do the dishes while I put {name} to bed?” Look for one other young parent, online or at the library. And let people see you play; it speaks for itself.',
    ifNot:
      'If the clinic or the school talks past you, bring a note with your questions and say at the start: “Please talk to me, I make the decisions.” A home visitor or young parents’ program can go along with you.',
  },
  'too-late': {
    name: 'whether it’s too late',
    say: 'No, it isn’t too late, and that’s not just comfort: children keep taking in new experiences with you for as long as they live at home. What was hard isn’t erased, but it can be mended, and a parent who comes back and does it differently is a strong thing to grow up with. Start small and keep it steady: five minutes today, and one true sentence if something needs saying.',
    older:
      'With a bigger child you can say it openly: “I wish I’d played more with you, and I’d like to start.”',
    sentences: [
      'I’d like to spend more time with you, starting today.',
      'I shouted a lot back then. That was my job to change.',
      'I like getting to know you better.',
      'You let me sit with you. I like that.',
      'I was different then, and I’m here now.',
    ],
    why: 'A bond is made of many small moments, and new ones count as much as old ones. Making up after a bad stretch teaches {name} that people can repair things.',
    steps:
      'Choose one fixed moment a day and keep it even when the day was bad. Say sorry once for what weighs on you, briefly and without asking to be comforted. Then let the play do the rest. Expect some testing: {name} may want to see if you’ll really come back tomorrow.',
    ifNot:
      'If the worry about what’s past won’t let go, that’s worth an hour with a counselor of your own; it’s about your heart as much as about {name}’s. And look for the small proofs that you’re being let in: a toy held out, a leg against yours.',
    ask: 'If {name} is afraid of you, or very withdrawn, a family therapist can help the two of you find your way back.',
  },
} as const satisfies Shelf;
