import type { Shelf } from '#coaching/library/entry.ts';

export const everydayTrouble = {
  'talking-back': {
    name: 'talking back',
    say: 'Say your piece once, give one reason, and don’t go to the second hearing; leave the tone alone and warm up the moment it gets friendlier. Arguing needs two people. Save the real discussions for a calm time, and let {name} win some of them.',
    younger:
      'At two or three, it’s mostly trying out a new power word, so stay friendly and go ahead with what you were doing.',
    older:
      'From seven on, offer a proper way to object: one calm sentence, one time, and you’ll think about it.',
    sentences: [
      'You said that in a calm voice, so I’m listening.',
      'I’ve heard you, and my answer stays the same.',
      'You don’t like that rule one bit.',
      'You made a fair point, and I changed my mind.',
      'You disagreed with me without getting rude.',
      'We can talk about it after dinner.',
      'You started over in a friendlier way, thank you.',
    ],
    why: 'A comeback that gets a comeback is a game worth playing. When the respectful version is the one that moves you, it becomes the better tool.',
    steps:
      'Choose three rules that aren’t up for debate and tell {name} which ones they are. On the rest, be generous, so there’s real room for a say. When the backtalk starts, answer the content once, then turn to something else, with a relaxed face. Listen for the first neutral sentence and reply to it right away and kindly. In special time, follow even bossy ideas, so that one place exists where {name} decides.',
    ifNot:
      'Offer a rewind: “Let’s both try that again,” and begin yourself, in a softer voice. Or put the debate on paper, where {name} draws or writes the three best reasons and you read them tonight. For a week or so the speeches may get longer, because the old ones stopped working.',
  },
  'attention-seeking': {
    name: 'acting up for attention',
    say: 'You look away for one minute, and something gets knocked over, with one eye on you. The wish behind it is fine; it’s only the method that’s tiring. Give attention before it’s demanded: a word, a touch, every few minutes while things go well. Go dull when it’s only noise, step in if it’s unsafe, and keep the daily five minutes like a promise.',
    younger:
      'A toddler can manage two or three minutes without you, so check in that often and stretch it slowly.',
    older:
      'From seven on, tell {name} when you’ll be free, and set a clock where you both can see it.',
    sentences: [
      'You played on the rug while I talked on the phone.',
      'I see you over there with your puzzle.',
      'You tapped my arm instead of shouting.',
      'I’m on a call now, and then I’m all yours.',
      'You wanted me to look at you.',
      'You kept busy until I hung up, thank you.',
    ],
    why: 'Attention works like food: a hungry child takes whatever is on the table, even scolding. If calm moments get fed regularly, there’s less reason to raid the pantry.',
    steps:
      'Before a call, spend two minutes fully with {name}, then set out something special that only appears at such times. Say when you’ll be back and keep to it. While you’re talking, send a wink or a thumbs-up at the quiet play, early and often. If the show starts, turn a little aside, with a blank face, as long as nobody and nothing gets hurt. The second it stops, you’re there again.',
    ifNot:
      'Teach one good signal, such as a hand on your knee, and answer it at once, every time, for a week. Then begin to make the answer a few seconds later. Expect the tricks to get bigger before they fade, so decide ahead of time which ones you can leave alone.',
  },
  tattling: {
    name: 'tattling',
    say: 'First listen for danger: if somebody is hurt or unsafe, thank {name} and go. If not, say back what upset {name} and stop there, without taking on the case. Then notice out loud when the children settle something between themselves.',
    younger:
      'A three-year-old is proud of knowing the rule, so “You know that rule” is often all that’s needed.',
    older:
      'From seven on, explain the difference once: telling to help someone is always right, telling to get someone in trouble isn’t needed.',
    sentences: [
      'You told me because somebody could get hurt.',
      'You didn’t like it when he took your crayon.',
      'You know the rule about jumping on the couch.',
      'You two worked out the swing without me.',
      'You said “stop” to her in a strong voice.',
      'I heard you, and I trust you both with that.',
    ],
    why: 'A report that brings a trial will be followed by more reports. A short, kind answer gives comfort without making you the police, and it keeps the door open for the things you do need to hear.',
    steps:
      'Stay where you are, unless it’s about safety, and reflect the feeling in a sentence. Then offer words {name} could use, like “I’m still playing with that.” Watch from a distance as they’re tried. Say something warm about the trying, even if the other child paid no attention. Look for several chances a day to hear good news about a sibling, and enjoy it out loud.',
    ifNot:
      'Put a “report book” on the shelf where complaints can be drawn or dictated, and read it together after dinner. By then half of them have lost their point. It may get more insistent for some days, so keep your one sentence ready.',
  },
  'copies-bad-behavior': {
    name: 'copying bad behavior',
    say: 'Stay flat about it: one sentence on how it’s done in your house, then no more fuss. Notice everything else {name} copies, because the kind things are picked up too, and mostly from you. In your five minutes you’re the model.',
    younger:
      'A toddler repeats what sounds exciting, so a bored face and a funnier word do the job.',
    older:
      'From seven on, talk about it as equals at a quiet time: what was cool about it, and how it felt for the other person.',
    sentences: [
      'In our house we say that another way.',
      'You saw the others do it and wanted to try.',
      'You said no when your cousin was throwing rocks.',
      'You used your own words to tell me.',
      'You asked nicely, just the way I do.',
      'You walked away when the game got mean.',
    ],
    why: 'Copying is how children learn nearly everything, and the imitations that get the biggest reaction live longest. A calm shrug for one and delight at the other sorts them out.',
    steps:
      'When it happens, say your house rule once, without blaming the other child, and carry on. If it hurts someone, stop it first and look after whoever was hurt. Later, in a good mood, act it out with puppets and let the puppet find another way. Watch for a while what’s on the screen, together if you can. Make plenty of room for the friends who bring out {name}’s kind side.',
    ifNot:
      'Change the stage a bit: invite the other child to your place, keep the visits short and stay within earshot. With videos, it’s simplest to drop that channel without a big announcement. A word that used to get a laugh will be tested a few more times before it’s dropped.',
  },
  bored: {
    name: 'being bored',
    say: 'You don’t have to fix it: say back the feeling, show that you trust {name} to find something, and stay pleasantly unhelpful. A basket of open-ended stuff in sight makes starting easier. As soon as an idea takes off, notice it, and keep your own five minutes for playing along.',
    younger:
      'A toddler needs a small push: sit down, start stacking something yourself, and slip away once it’s rolling.',
    older:
      'From seven on, {name} can write a list of ideas on a good day and pull one out on a slow one.',
    sentences: [
      'You don’t know what to do yet.',
      'Boring can feel long and itchy.',
      'I’m sure an idea will come along.',
      'You built a whole rocket out of one box.',
      'You came up with that game out of nothing.',
      'You’ve been drawing at that table for a long time.',
    ],
    why: 'Ideas of one’s own come up in the gap after boredom, if nobody fills it. And when you’re not the entertainer, inventing something becomes worth the trouble.',
    steps:
      'Put half of the toys away and change them every week or so, so that things look new. Leave out what can become anything: boxes, tape, blankets, paper, water and a funnel. When you hear the complaint, answer in one friendly sentence and go on with your work. Expect a few minutes of drooping around. After a real stretch of playing, drop in and say what you see.',
    ifNot:
      'Offer work, cheerfully and with no threat in it: “You can match socks with me.” Either the socks get done or a better idea turns up. If screens have been filling the gaps, the first week or two without them will be louder, and then it gets easier.',
  },
  'strangers-and-safety': {
    name: 'teaching safety',
    say: 'Teaching safety without scaring {name} is a fine line. Until the rules are solid, you are the safety: a hand near the road, sharp things out of reach, eyes on the water. Then practice one simple rule at a time as a game, again and again, such as stop at every curb, stay put and call when lost, or your body belongs to you. Praise every rehearsal.',
    younger:
      'At two or three, rules don’t hold yet when a ball rolls away, so stay within arm’s reach, however well it’s been learned.',
    older:
      'From seven on, add your phone number, a family password, and the rule that surprises are fine but secrets that feel bad get told.',
    sentences: [
      'You stopped with both feet at the curb.',
      'You’re the boss of your own body.',
      'You can always tell me, and I won’t be mad.',
      'If you can’t see me, stay there and shout my name.',
      'You said your whole phone number by heart.',
      'You waited for me before you touched the knife.',
      'You asked me first before going with anyone.',
    ],
    why: 'In a scary moment a child does what the body has practiced, not what was once explained. Calm repetition gives courage, and frightening stories only give fear.',
    steps:
      'Take one rule for two weeks and rehearse it where it’s needed: at the curb, in the store, on the playground. Say it the same way each time and let {name} be the teacher who explains it to a doll. For getting lost, agree on who to go to, like a cashier or a mom with kids. Use the real names of body parts, and let no be a no with tickling and kisses. Instead of “strangers,” talk about tricky situations, because someone known can be unkind too.',
    ifNot:
      'Where it doesn’t stick, don’t explain more; make the place safer and rehearse shorter, once a day. You can play “what if” in the car, with silly cases in between. It’s normal that it works ten times and fails the eleventh, so go on holding hands.',
    ask: 'If {name} tells you about a touch or a secret that worries you, stay calm, believe it, and call your pediatrician or a child helpline the same day.',
  },
  'too-loud': {
    name: 'a very loud child',
    say: '“Be quiet” from across the room only adds noise, so go close, get low, and speak softly yourself. Answer the quieter words first, and give the big voice its own place, outdoors or into a pillow. In play, drop to a whisper now and then and see who follows.',
    younger: 'With a two- or three-year-old, make it a game of mouse voice and lion voice.',
    older:
      'From seven on, agree on a hand sign for turning it down, one that works for you as well.',
    sentences: [
      'I can hear you so well with that voice.',
      'You told me that in your indoor voice.',
      'You’re so excited that it comes out big.',
      'Outside, your lion voice can be as loud as it likes.',
      'You went quiet when you saw the baby sleeping.',
      'We’re whispering like two little mice.',
    ],
    why: 'A loud voice often grows in a loud room, or because it’s the one that gets answered. Coming close and lowering your own gives {name} something to tune in to.',
    steps:
      'Turn off the background first: TV, radio, humming gadgets. When {name} shouts for you, walk over instead of shouting back, and reply once you’re face to face. Say what you notice the moment it gets softer, even if it’s by chance. Build in one really noisy time a day, with drums, racing or singing. Keep one hour quiet for everybody, with something soft to do.',
    ifNot:
      'Make loudness visible with a drawn dial from one to five, and ask which number fits the library, the car, the yard, at a time when all is calm. Wear earplugs for a while if you need them; it’s easier to be kind that way. It’ll take many gentle reminders, because nobody hears their own volume very well.',
    ask: 'If {name} also turns things up, says “what” a lot or doesn’t react from behind, have {their} hearing checked.',
  },
} as const satisfies Shelf;
