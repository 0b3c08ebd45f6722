import type { Shelf } from '#coaching/library/entry.ts';

export const hurting = {
  hitting: {
    name: 'hitting',
    say: 'Getting hit by your own child stings in more ways than one. Block the hand gently, get down low, and say one short sentence: “You’re mad, and I won’t let you hit me.” Then say very little until the storm passes, and praise gentle hands the moment you see them. If it happens in the five minutes, special time is calmly over for today.',
    younger:
      'At two or three, hands are faster than words. Hold the hand softly, show on your own arm what gentle looks like, and use three or four words.',
    older:
      'From seven on, talk it over later, when you’re both calm, and let {name} come up with one other thing to do with all that anger.',
    sentences: [
      'I’m stopping your hand, because hitting hurts.',
      'You were furious, and your hands stayed down.',
      'You told me you were angry in words, and I heard you.',
      'You’re stomping your feet, and that keeps everybody safe.',
      'Your hand is so soft on my arm right now.',
      'You wanted more time, and my no made you mad.',
      'You took a step back when it got too much.',
    ],
    why: 'A calm block keeps everyone safe without turning the hit into a big show. When gentle hands get more of your warmth than hitting gets of your alarm, gentle hands start to pay off.',
    steps:
      'For a few days, just notice what comes right before the hit: hunger, a no, a game that ends. When you see it building, move within arm’s reach and put the feeling into words before the hand goes up. If the hit still comes, block it, use the same few words every time, and stay close without talking. Once {name} is calm, practice something else for hands to do, like squeezing a pillow or pushing hard against the wall. In your next play, point out every bit of gentle touch you see.',
    ifNot:
      'Try distance instead: say “I’m keeping my body safe,” step out of reach, and come back as soon as the hands are quiet. The first days can be rougher, because a habit pushes back before it fades. It helps when every grown-up at home uses the same sentence.',
    ask: 'If the hitting leaves injuries, keeps up for weeks, or frightens you, tell your pediatrician. A PCIT therapist can also coach you through it live.',
  },
  biting: {
    name: 'biting',
    say: 'A bite is a shock, and it hurts, so look after whoever got bitten first. Then keep it short and low-key: “Biting hurts, so I’m moving you back.” Stay close at the times when bites tend to come, and name the feeling before the teeth do the talking. A bite in special time ends it for today, without a lecture.',
    younger:
      'Around two, sore gums or sheer excitement can be behind it as much as anger. A teething ring or a cold washcloth gives those teeth somewhere to go.',
    older:
      'From seven on, a bite often means something got too big, too fast. Hear about it in a quiet moment, and mention repeated biting to your pediatrician.',
    sentences: [
      'I won’t let you bite, so I’m sitting over here.',
      'You’re so mad you could burst.',
      'You wanted that truck back right this second.',
      'You growled, and your teeth stayed away from me.',
      'Teeth are for apples and sandwiches.',
      'You got your chew ring all by yourself.',
      'You brought the ice pack, and that was so caring.',
    ],
    why: 'A bite that sets off a big scene can become a way to get one. Quick safety, few words and lots of attention for the calm moments take the power out of it.',
    steps:
      'Think back over the last few bites and look for the pattern: a crowd, a grabbed toy, the hour before dinner. In those moments sit close enough to slip a hand in between. Give {name} a sentence that works better than teeth, such as “My turn next” or “Too close,” and practice it when everyone is in a good mood. After a bite, comfort the other person, clean up, and go back to ordinary life without going over it again.',
    ifNot:
      'Change the setting rather than the reaction: fewer children at once, shorter visits, a snack beforehand, and a break before things get wild. Biting can come back in a tired or teething week even when it was almost gone. That isn’t failure, so just use the same plan again.',
    ask: 'If a bite breaks the skin, wash it and call a doctor. If the biting goes on for months or past preschool age, bring it up with your pediatrician.',
  },
  'kicking-pushing': {
    name: 'kicking, pushing and pinching',
    say: 'Move out of range or put a cushion between you, and say once, “Feet stay on the floor.” Wait quietly, then warm right up the second those feet are still. If it happens during play, special time stops for the day, kindly and without a speech.',
    younger:
      'With a two-year-old, turning sideways and holding a foot softly for a moment says more than any sentence.',
    older:
      'From seven on, agree on an exit at a calm moment: a place {name} can go to cool off, with nobody following or commenting.',
    sentences: [
      'Your feet are back on the floor, thank you.',
      'You got your feet calm again all by yourself.',
      'You’re pushing the wall with all your might.',
      'You walked around me, and nobody got bumped.',
      'You’re boiling inside, and I’m scooting back.',
      'You opened your fingers and let go of my hair.',
      'You squeezed the cushion as hard as you could.',
    ],
    why: 'Rough hands and feet get a fast reaction from people, and the reaction keeps them going. When stillness brings you back and kicking brings nothing, the body slowly learns which one works.',
    steps:
      'Protect yourself first: if hair is being pulled, press the hand flat to your head so it can’t pull, and wait for the grip to loosen. Say your one sentence, then go quiet and look a little to the side. Count the first calm breath as success and say what you saw. Later that day give those strong legs a real job, like kicking a ball, jumping off the bottom step or pushing a full laundry basket. When you sit down for your five minutes, choose a spot with room around you both.',
    ifNot:
      'Look at the minutes before instead of the kick itself: a short warning, a choice between two things, or a snack may keep it from coming. When you stop reacting, a child may try harder for a few days to get the old reaction back. Stay steady through that stretch; it’s the hardest part.',
    ask: 'If somebody gets hurt, or you’re bracing for it every day, ask your pediatrician about a therapist who works with you and {name} together.',
  },
  'hurts-other-kids': {
    name: 'hurting other children',
    say: 'It’s a long walk across the playground when your child is the one who hurt somebody. Go to the hurt child first, then take {name} aside for a minute with few words: “Pushing hurts, so we’re taking a break.” Go back in side by side, and for the next while stay near enough to name every friendly thing you see.',
    younger:
      'Two-year-olds have hardly any words for “I was here first,” so stay within reach and say them out loud for {name}.',
    older:
      'From seven on, let {name} think of a way to make it right, like a drawing, some help, or an invitation. A forced “sorry” does less.',
    sentences: [
      'We’re sitting out for a minute, you and I.',
      'You waited for the slide, and everyone got down safely.',
      'You handed over the shovel without being asked.',
      'You wanted the swing so badly, and waiting was hard.',
      'You came to get me when it got too loud.',
      'You moved over so there was room for two.',
      'You checked on your friend, and that was kind.',
    ],
    why: 'When the hurt child gets your first attention, hitting stops being the quickest way to you. Friendly moments that somebody names out loud tend to come back.',
    steps:
      'Before you go in, say in one sentence how it goes: gentle hands stay, rough hands take a break. Keep the visit short, and leave while things are still good. Step in as soon as shoulders go up or toys get grabbed, and lend {name} the words, “I’m still using this.” If it happens again after one break, go home calmly and try another day. In the daily five minutes, notice turns, soft hands and kind words, so {name} hears what friendly sounds like.',
    ifNot:
      'Make it smaller: one child, one hour, in a place {name} knows, with enough of the favorite toy for two. If it happens in daycare, ask the teacher to use the same short sentence you use at home. Give it a few weeks, with some setbacks on tired days.',
    ask: 'If you hear about it from daycare or school week after week, sit down with the teacher to find out when and where it happens. Your pediatrician can help you decide on a next step.',
  },
  'hurts-self-when-angry': {
    name: 'head banging or self-scratching in anger',
    say: 'It’s frightening to watch anger turn into head banging, biting or scratching, with {name} the one who gets hurt. Make it safe first: slide a pillow or your hand in between, and move {them} away from walls and hard floors. Keep your voice low and your words few, “I’m keeping you safe,” and once it’s over, stay near and notice the calming down.',
    younger:
      'At two or three it can be a way of getting rid of too much feeling at once. Move to a rug or a bed early, at the first signs.',
    older:
      'From seven on, ask about it gently at a quiet time, listen without fixing, and let your pediatrician know.',
    sentences: [
      'My hand is here so your head stays safe.',
      'Your head is resting on the soft pillow now.',
      'That anger is so big it hurts.',
      'You squeezed my hand, and your skin stayed safe.',
      'You’re breathing out long and slow.',
      'You showed me you were mad by stomping hard.',
      'I’m here with you, and I’m not going away.',
    ],
    why: 'A quiet, protecting hand says that this body is worth looking after, even in a rage. Little talk and no alarm mean that the hurting itself doesn’t become the way to call you.',
    steps:
      'Get to know the early signs, like clenched fists or a certain cry, and go over to {name} then, before the banging starts. Offer another way for the force to go out: stomping, pushing against your palms, ripping cardboard, squeezing a cushion. If it starts anyway, put something soft in between and hold only as much as safety needs. When it’s over, offer closeness without a talk about it. After a hard bump, vomiting, confusion or unusual sleepiness means medical help at once. During the five minutes, name every small frustration that {name} gets through safely.',
    ifNot:
      'Keep a short diary for a week: when, where, what came before, how it ended. Lower the load at those moments, with less noise, an earlier break, and help before the task turns impossible. Bring the diary to your pediatrician rather than waiting it out alone.',
    ask: 'Tell your pediatrician, soon if it leaves marks. After a hard blow to the head, get medical help right away. If there’s talk of wanting to die, get help the same day: {talk}.',
  },
  'hurts-pet': {
    name: 'being rough with a pet',
    say: 'You love them both, and right now you can’t leave them alone together for a minute. Until this is easier, child and animal meet only when you’re within arm’s reach, and the pet has a place where {name} can’t follow. Show one gentle thing, like an open hand along the back, and praise it each time. For special time, pick a room without the pet.',
    younger:
      'A two-year-old can’t yet judge how hard is too hard. Guide the hand with yours, and stop after a few strokes.',
    older:
      'From seven on, put {name} in charge of something the animal loves, like filling the bowl or hiding treats.',
    sentences: [
      'You’re stroking with a flat, soft hand.',
      'The cat walked away, and you let it go.',
      'I’m moving the dog to the other room now.',
      'You saw the ears go back, and you stopped.',
      'You filled the water bowl to the very top.',
      'You got so excited that your hands went fast.',
      'You’re sitting still, and the dog came to you.',
    ],
    why: 'Gentle touch is a skill that has to be shown and noticed many times. Keeping them apart in between protects the animal, and it protects {name} from a bite.',
    steps:
      'Set up a gate, a high shelf or a closed door so the pet can always get away. Practice on a stuffed animal first, and say what you see: slow hand, soft hand, only the back. Then do one minute with the real animal, while everyone is calm, and end it while it’s still going well. If a hand gets rough, move the animal away without scolding and try again another day. Leave the pet in peace when it eats or sleeps, as a rule for the whole family.',
    ifNot:
      'Take petting off the table for a while and let {name} care from a distance, by filling the bowl or throwing a ball. If roughness comes up mainly after a scolding or a bad day, the feeling behind it needs you first. It may take weeks of small good moments.',
    ask: 'If {name} hurts animals on purpose again and again, or in secret, talk to your pediatrician or a child therapist. A pet’s bite or deep scratch should be seen by a doctor.',
  },
  spitting: {
    name: 'spitting',
    say: 'Turn your face away, wipe it off without a comment, and count to ten before you turn back. At a calm moment, say once that spit goes in the sink. Then be quick to listen when words come instead, even angry ones. If it keeps up in special time, end it for today in one quiet sentence.',
    younger:
      'For a two-year-old, spit and raspberries are a fine discovery. Blow bubbles in the bath together, and look away when it happens elsewhere.',
    older:
      'From seven on, {name} can wipe up the spot, without any talk about it, once things are calm.',
    sentences: [
      'The sink is the place for spit.',
      'You swallowed it down, even as mad as you were.',
      'You’re blowing bubbles through the straw.',
      'You made an angry face, and your mouth stayed closed.',
      'I’m turning away until it’s dry here.',
      'You told me no, loud and clear, in words.',
      'You took the cloth and wiped the table clean.',
    ],
    why: 'Spitting is a sure way to make a grown-up jump. Without the jump it’s just a wet sleeve, and then words become the better way to be heard.',
    steps:
      'Keep a cloth handy so you can stay unimpressed. When it happens, turn your whole body to the side, say nothing, and breathe. Turn back at the first dry second and say something friendly about whatever {name} is doing by then. In a good hour, practice an angry sound or a lion’s roar that can take the place of the spit. Spitting at other people means moving away from them for a few minutes, each time, without a debate.',
    ifNot:
      'Give it a proper place: a contest in the shower, spitting at the drain, and nowhere else. If it comes mostly at one time of day, change that moment by stepping in earlier with a choice or a snack. Don’t be surprised by a few wetter days first.',
  },
} as const satisfies Shelf;
