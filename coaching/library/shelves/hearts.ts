import type { Shelf } from '#coaching/library/entry.ts';

export const hearts = {
  worries: {
    name: 'worries',
    say: 'A head full of “what if” is hard on {name}, and on you, because every comfort lasts only minutes. Put the worry into one sentence, say you’re there, and turn to the next small brave step, instead of explaining it away again and again. In special time, let {name} be in charge; for five minutes there’s nothing to get right.',
    younger:
      'At two or three, keep it simple: a lap, a name for the feeling, and the same routine every day.',
    older:
      'At {name}’s age, try ten minutes of worry time a day; a worry that comes earlier is written down and waits.',
    sentences: [
      'Your worry is talking very loudly right now.',
      'That’s a scary thought, and I’m right here.',
      'You went in, even with a wobbly tummy.',
      'You told me what’s on your mind.',
      'You’ve done hard things before.',
      'You took one slow breath.',
      'Your tiger is checking every corner of the cave.',
    ],
    why: 'Reassuring over and over keeps the worry in charge, because it asks again tomorrow. Small steps that go well teach {name} what words can’t.',
    steps:
      'Listen once, all the way through, and sum it up: “You’re worried I’ll be late.” Answer the facts one time; when it comes again, say kindly, “That’s the worry asking.” Make a ladder of small steps toward the scary thing and start with the easiest. Praise going ahead, not being fearless. Keep your own voice slow, because {name} reads you first.',
    ifNot:
      'Give the worry a silly name, draw it, and let {name} tell it what to do. Or move first and talk later: ten minutes of running can loosen a tight body. When you stop repeating the answer, the asking may swell for some days before it fades.',
    ask: 'If worry gets in the way of sleep, food, school or play for weeks, ask your pediatrician about therapy. If there’s talk of not wanting to live, get help the same day: {talk}.',
  },
  separation: {
    name: 'hard goodbyes',
    say: 'Say goodbye every time, and don’t sneak out; it makes the next goodbye harder. Keep it short, warm and always the same: a hug, your special sentence, a wave, and go, even with tears. Five minutes of play before you leave, or once you’re back, can make the gap easier to bear, for you as well.',
    younger: 'For a toddler, “after nap” or “after snack” says more than a time on the clock.',
    older:
      'At {name}’s age, plan together what the first ten minutes at school will be, maybe a small job from the teacher.',
    sentences: [
      'I’ll be back right after snack.',
      'You’re sad that I’m going, and I’ll come back.',
      'One hug, one kiss, one wave.',
      'You walked in with your own backpack on.',
      'You waved at the window even though you felt sad.',
      'Ms. Kim will take good care of you.',
      'I came back, just like I said.',
    ],
    why: 'A short goodbye says that this place is safe; a long one hints that there’s something to fear. Each time you come back as you said, trust grows.',
    steps:
      'Practice with small separations: to the mailbox, a half hour at Grandma’s, always with a goodbye and a hello. Talk the morning through the evening before, just once. Hand {name} over to one particular person rather than into a room. Leave something small of yours, such as a heart drawn on the wrist. At pickup, mention the brave part first and let the rest wait.',
    ifNot:
      'Ask the teacher to text you after ten minutes, so you know how long the crying really lasts. Let another adult do drop-off for a week; sometimes that goes smoother. Mondays and the days after an illness can be harder, and that isn’t a setback.',
    ask: 'If it stays this hard for over a month or keeps {name} home, talk with the teacher and pediatrician. A sudden fear of one person or place deserves a careful look right away.',
  },
  'starting-nursery': {
    name: 'starting daycare or school',
    say: 'A first day at daycare or school is big for {name}, and honestly for you as well. Walk past it, visit the playground, learn one teacher’s name, and practice opening the lunch box. Keep everything else boringly the same in those weeks, and hold on to your five minutes, because they say “you and I don’t change.”',
    younger: 'At two or three, ask for a slow start, with you in the room for the first days.',
    older:
      'A new school at {name}’s age is mostly about people, so try to meet one classmate beforehand.',
    sentences: [
      'Tomorrow you’ll hang your jacket on the frog hook.',
      'You’re excited and a little nervous.',
      'You remembered your teacher’s name.',
      'Your doll is packing her lunch for school.',
      'You opened that box all by yourself.',
      'I’ll pick you up after the story circle.',
      'You tried a brand-new place today.',
    ],
    why: 'What’s familiar is less frightening. When home stays the same, there’s more strength left for the new part.',
    steps:
      'Two weeks ahead, shift bedtime and breakfast toward the new times. Make a little photo book: our door, the way there, the room, the teacher, you at pickup. Agree on one way to say goodbye and practice it. After the first days, ask little and just play; the stories may come out with the toys.',
    ifNot:
      'If it’s still rough after the first weeks, find the hardest moment of the day with the teacher, perhaps arrival or nap, and change just that. A shorter day for a while can help if your work allows. A dip in the second or third week is common, once it dawns on {name} that this goes on.',
    ask: 'If nothing has eased after about six weeks, or {name} won’t eat, nap or talk there, sit down with the teacher and call your pediatrician.',
  },
  'after-school-meltdown': {
    name: 'falling apart after daycare or school',
    say: 'All day {name} holds it together, and then you get the storm at the front door. It often means that home is where it’s safe to let go, though it doesn’t feel like a compliment. For the first half hour offer a snack, quiet, and no questions about the day; once things settle, play your five minutes.',
    younger:
      'With a little one, a carry, a cup of water and ten minutes on your lap may be the whole plan.',
    older:
      'At {name}’s age, let the landing be a choice: music, bike, bath or being left alone for a while.',
    sentences: [
      'You held it together all day, and now you’re done.',
      'I’m so glad to see you.',
      'Snack’s on the table, and I’m right here.',
      'You don’t have to talk about school now.',
      'Your body needs a rest.',
      'You took your shoes off before you flopped.',
      'You’re mad about the wrong cup.',
      'You cried it out, and now you’re breathing slower.',
    ],
    why: 'Listening, sharing and sitting still can use up a child’s self-control by afternoon. Food, rest and no demands fill it up again.',
    steps:
      'Bring the snack to pickup, so hunger doesn’t ride along. Say you’re glad to see {name}, and then be quiet. For some weeks, plan nothing for afterward, no shopping and no visits. When the storm comes, keep everyone safe, stay near, say little, and let the rude tone go by. Praise the first calm thing, even if it’s only a deep breath.',
    ifNot:
      'Flip it around and move before you rest: twenty minutes at the playground on the way home may work better than the couch. Ask the teacher how the last hour goes; a hungry or noisy end could be the trouble. An earlier bedtime for one week is worth a try, too.',
    ask: 'If {name} begins to dread going, or the storms get longer over the weeks, find out from the teacher what the days are like.',
  },
  'no-friends': {
    name: 'finding friends',
    say: 'One friend is enough, and one can be found. Start small: one child, one hour, at your house, with something to do, like baking or a sprinkler. Your five minutes are practice, too, since taking turns, noticing and saying kind things are learned from how you play.',
    younger:
      'At two or three, playing next to each other is what friendship looks like, so that’s plenty.',
    older: 'At {name}’s age, a club around a real interest may do more than a crowded playground.',
    sentences: [
      'You gave me the first turn.',
      'You noticed that I needed the blue one.',
      'It hurts when nobody picks you.',
      'You felt left out at recess today.',
      'You said something kind about my tower.',
      'You watched for a while and then joined the chase.',
      'I love playing with you.',
    ],
    why: 'One good friend matters more than being popular. And feeling like good company starts with somebody who enjoys {name} every day.',
    steps:
      'Ask the teacher whom {name} likes to be near; a teacher may see a match you can’t. Keep the first playdate short and end it while it’s still fun. Put the most precious toys away beforehand. Stay within earshot and praise the small things: waiting, offering, laughing together. When {name} comes home sad, listen first and save the advice for another day.',
    ifNot:
      'Act out the tricky moment with toy figures, if {name} likes: watch the game, say one thing that fits, slip in. Cousins, neighbors and younger kids count as friends, too. It can take several tries with different children before something clicks.',
    ask: 'If {name} is lonely for months or is being shut out on purpose, ask the teacher or school counselor for help.',
  },
  bullied: {
    name: 'being teased or bullied',
    say: 'Hearing that somebody is mean to {name} makes your blood boil, and rightly so. First listen, and say that it isn’t {name}’s fault. Then you talk with the teacher yourself, today if there’s hitting or threats, and ask what will be done and by when. Special time stays free of the subject unless {name} brings it in.',
    younger:
      'With little ones, an adult has to stay near and step in; nobody can sort this out alone at two or three.',
    older:
      'At {name}’s age, look calmly at phones and group chats as well, and save what was written.',
    sentences: [
      'Thank you for telling me. It isn’t your fault.',
      'Nobody is allowed to treat you that way.',
      'You did right to tell a grown-up.',
      'That was mean, and it hurt your feelings.',
      'I’m on your side, and I’ll talk to your teacher.',
      'You walked away and found Mr. Lee.',
      'You told them to stop in a strong voice.',
    ],
    why: 'Bullying is a job for adults acting together; a child alone can rarely end it. Being believed keeps {name} coming to you.',
    steps:
      'Write down what happened, when, where, and who saw it. Meet with the school, stay with the facts, and agree on who watches at recess and when you’ll speak again. With {name}, practice one short sentence, walking away, and whom to go to. Hitting back and angry calls to the other child’s family tend to make it worse. Find one place in the week where {name} is welcome and liked.',
    ifNot:
      'If nothing changes within two weeks, write to the principal and include your notes. Ask for something concrete: a buddy, another seat, an adult at the critical spot. At home, a short check-in at a fixed time works better than many questions, and bad days may still come in between.',
    ask: 'Report any injury, threat or sexual touching at once. If {name} refuses school or sleeps badly, call the pediatrician; if there’s talk of not wanting to live, get help the same day: {talk}.',
  },
  'bullies-others': {
    name: 'being mean to other children',
    say: 'A call from the teacher because {name} was mean stings, and the urge to defend or explode is strong. Breathe, get the facts, and tell {name} one calm thing: hurting isn’t okay, and we’ll make it right together. From then on, catch every kind act at home and in play, and say what you saw.',
    younger:
      'Grabbing and shoving at two or three isn’t meanness; stay within reach and show what to do instead.',
    older:
      'A kid {name}’s age can come up with a way to make up for it; wait for that idea before you offer yours.',
    sentences: [
      'You let Mia have the first turn. That’s kind.',
      'Hurting isn’t okay, and we’ll fix this together.',
      'You noticed she was sad and moved over.',
      'You were angry, and you used words.',
      'You brought the ball back and said sorry.',
      'You’re making room for the little bear.',
      'You stopped when he said stop.',
    ],
    why: 'A child who mostly hears scolding gets tougher, not kinder. Kindness that’s seen and named gives {name} another way to feel strong.',
    steps:
      'Ask the teacher for exact moments: with whom, where, what came before. Use the same rule as the school, and let {name} repair things soon, with a drawing, a helping job, or an apology that’s meant. Look at what {name} sees and lives: teasing at home, rough shows, being left out elsewhere. If a mean character turns up in play, let the story run without a sermon.',
    ifNot:
      'Ask the school for a daily note with one good thing and one thing to work on, and read the good thing first. Have an adult nearby in the risky moments, such as the bus or free play, so somebody can step in early. A new, firm rule may be tested hard in the first week; hold on calmly.',
    ask: 'If somebody gets hurt again and again, ask the pediatrician or school counselor about a child therapist. For younger children, PCIT with a therapist is made for exactly this.',
  },
  'gives-up': {
    name: 'giving up quickly',
    say: 'Don’t argue and don’t take over; name the frustration and wait. Praise the tiniest bit of trying: turning the piece, starting over, asking for help. In special time, let your own tower fall and say cheerfully, “Oops, I’ll try another way.”',
    younger:
      'With a two- or three-year-old, loosen the lid a little, so the last turn is {name}’s.',
    older: 'At {name}’s age, add the word “yet,” and show a few of your own crossed-out drafts.',
    sentences: [
      'You turned it around and tried again.',
      'It’s so annoying when it won’t stick.',
      'You kept going even though it wobbled.',
      'You asked for help before you gave up.',
      'Oops, mine fell. I’m trying another way.',
      'You drew over the smudge and made a cloud.',
      'You took a break and came back.',
    ],
    why: 'Trying feels safe when mistakes cost nothing. Praise for effort tells {name} what to do next time, while praise for results only shows what could be lost.',
    steps:
      'When you hear “I can’t,” say what you see: “That corner is tricky.” Wait ten seconds before anything else. If help is wanted, do the smallest possible bit and hand it back. At bedtime, name one thing that was hard today and got done anyway. Watch your own grumbling about mistakes, because {name} is listening.',
    ifNot:
      'Make the task easier until it works, then harder by a hair: fewer pieces, thicker pens, a shorter page. Spend some days with things that can’t go wrong, such as water, dough or scribbling. There may be more drama at first, because you’re no longer rescuing.',
    ask: 'If one kind of task, such as reading or holding a pencil, always ends in tears, ask the teacher or pediatrician to take a closer look.',
  },
  'low-confidence': {
    name: 'harsh self-talk',
    say: 'Don’t argue with it and don’t laugh it off; say the feeling first: “You’re really disappointed in yourself right now.” Then, “I see it differently,” and one true, small thing you saw, rather than “You’re the smartest.” Five minutes in which {name}’s ideas lead say more than any pep talk.',
    younger:
      'At two or three, “I’m bad” may be something overheard; keep “bad” out of it and talk only about what happened.',
    older:
      'At {name}’s age a remark at school may be behind it, so listen for what happened just before.',
    sentences: [
      'You feel stupid right now. I see somebody who’s stuck on a hard page.',
      'You’re disappointed. You wanted it to work.',
      'You fixed the wheel after three tries.',
      'You made room for your sister. I saw that.',
      'Making a mistake doesn’t make you bad.',
      'I like your idea with the secret door.',
      'You told the truth when it was hard.',
      'I love being with you, on tricky days too.',
    ],
    why: 'Big compliments bounce off when a child feels small; small true ones get in. Little by little they add up to a kinder inner voice.',
    steps:
      'Sit down, listen, and say the feeling back. Tell {name} once that you see it differently, without a debate: “You believe that right now. I don’t.” Find one good act a day and mention it at bedtime. Give real jobs that matter, such as stirring, watering or carrying in the mail. Notice how many corrections come in an hour, and let some go.',
    ifNot:
      'Let {name} overhear you telling somebody about something good you saw; overheard praise is easier to believe. Or look at old photos of things that used to be hard. It may be pushed away at first with “That’s not true”; smile and leave it there.',
    ask: 'If you hear this almost daily, or {name} stays sad for two weeks, see your pediatrician. If there’s talk of dying or self-harm, stay close and get help that day: {talk}, or {emergency}.',
  },
  'cries-easily': {
    name: 'tears over little things',
    say: 'Tears over a broken cracker, again, can wear anyone thin. You don’t have to stop them: come close, say in one sentence what hurt, and wait. Leave out “It’s nothing,” since for {name} it’s something. As soon as a deep breath comes, or a word instead of a sob, notice it warmly.',
    younger:
      'At two or three, crying is still half the vocabulary; a hug and three words are enough.',
    older:
      'With a kid {name}’s age, agree in a calm hour on a quiet corner and a hand signal for “I need a minute.”',
    sentences: [
      'The cracker broke, and you wanted it whole.',
      'You’re sad, and I’m staying with you.',
      'You took a deep breath all by yourself.',
      'You told me with words what happened.',
      'Tears are allowed here.',
      'You feel things in a big way.',
      'You wiped your face and went back to your train.',
    ],
    why: 'A feeling that’s seen passes more easily than one that’s argued with. Naming it gives {name} the words that can one day stand in for tears.',
    steps:
      'Check the simple things first: hunger, tiredness, a loud day. Then name it, wait, and offer your lap without solving anything right away. A no can stay a no; you can be soft and still keep the limit. When it’s over, go on with the day and skip the review. If toy animals cry in the game, comfort them the same way.',
    ifNot:
      'Say less: for some children talk makes the tears last, so just sit there, breathe slowly and hum. Keep notes for a week; if the tears gather at one time of day, a snack or a rest before it may do more than comforting. When the crying is about changing your no, wait kindly and come alive as the voice changes; expect a louder round or two first.',
    ask: 'If {name} cries much more than before, seems sad most of the day, or complains of pain, let the pediatrician take a look.',
  },
  fears: {
    name: 'fears',
    say: 'To {name}, that dog, thunder or vacuum feels truly dangerous, even if you know better. Take it seriously, stay near, and go toward it in tiny steps, never by force: first a picture, then a sound from far away, then the real thing across the street. Praise each brave inch, and welcome the scary thing in play if {name} brings it.',
    younger:
      'A toddler who fears the flush can wait in the doorway with both ears covered, and come one tile closer another day.',
    older:
      'At {name}’s age, draw a ladder with ten steps together and let {name} decide when to climb the next one.',
    sentences: [
      'That thunder was loud, and you felt scared.',
      'You looked at the dog from all the way here.',
      'You’re holding my hand and breathing slowly.',
      'You touched the vacuum with one finger.',
      'Your lion isn’t afraid of the storm today.',
      'We can stay right here for now.',
      'You flushed, even though it’s loud.',
    ],
    why: 'Running away says it was dangerous, and being forced says so, too. Small steps that end well say the opposite.',
    steps:
      'Choose one fear only and find its easiest version. Stay on that step until it’s almost boring, then go on to the next. Keep your own shoulders loose, because a tense hand says “danger.” Announce what’s coming, such as ten seconds of vacuum noise, and keep your word. With dogs, pick a calm one on a leash and ask the owner first.',
    ifNot:
      'Go back two steps and make them smaller; going too fast is the usual snag. Hand over the controls: {name} presses the vacuum’s button, or holds the flashlight in the storm. Fears come in waves, so an old one may turn up again after a bad night.',
    ask: 'If a fear keeps {name} from going out, using the toilet or sleeping for weeks, ask your pediatrician about a child therapist.',
  },
  'no-affection': {
    name: 'a child who doesn’t cuddle much',
    say: 'Opening your arms and getting a stiff back, or nothing at all, can feel lonely. Love shows in other ways, too: a toy brought over, sitting near, a glance to see whether you’re looking. Notice those, don’t ask for hugs, and be warm, steady company in the five minutes. Let touch come from {name}.',
    younger:
      'At two or three, games with a little touch in them, like peekaboo or horsey rides, are easier than a hug.',
    older:
      'At {name}’s age, a shoulder bump, a secret handshake or a shared joke may be the new hug.',
    sentences: [
      'You brought me the best one.',
      'You sat down right next to me.',
      'You looked over to see me watching.',
      'I like being near you.',
      'You don’t feel like a hug, and that’s fine.',
      'You made up a handshake just for us.',
      'You let me help with the zipper.',
    ],
    why: 'Closeness that isn’t demanded feels safe, and what feels safe is easier to come back to. Your noticing tells {name} that a small sign is enough.',
    steps:
      'For a week, collect the small signs: a shared look, a leaning in, a “Watch this.” Answer each with a smile and a few words rather than a grab. Offer touch with a way out, such as an open hand, a blanket for two, or a back scratch during a book. Keep your good-night ritual even when nothing comes back.',
    ifNot:
      'Find play with rhythm in it, like rolling a ball back and forth, swinging or drumming together; being in step is a kind of closeness. If you feel hurt or numb, tell somebody who’s good to you, because this is hard to keep giving alone. It may take weeks before more comes back.',
    ask: 'If {name} hardly responds to anyone, has become withdrawn, or you worry about the bond, ask your pediatrician who could see you two together, sooner if something frightening happened.',
  },
  'baby-talk': {
    name: 'acting like a baby again',
    say: 'Just when {name} seemed so big, out comes the baby voice and “Carry me.” Often it’s a way of asking, “Am I still your little one?” Give some babying freely, a cuddle, some rocking, a lullaby, and answer the big-kid voice with extra warmth. No teasing, no “You’re too old for that.”',
    younger: 'At two or three, a step back is part of growing, so you can stay relaxed about it.',
    older:
      'At {name}’s age, a private cuddle on the couch, with nobody watching, may be just right.',
    sentences: [
      'You want to be my baby for a minute.',
      'You told me that in your strong big-kid voice.',
      'I’ll rock you for one song.',
      'You’ll always be my little one.',
      'You poured your own milk.',
      'You’re wobbling like a baby duck.',
      'You can be big and still get carried sometimes.',
    ],
    why: 'A need that’s met can fade; a need that’s mocked digs in. When growing up doesn’t cost closeness, it’s easier to go on growing.',
    steps:
      'Look for a reason: a new baby, a move, a hard stretch at daycare, an illness. Offer one baby moment a day before it’s asked for. When a request comes in the baby voice, help without fuss, and light up when the usual voice returns. If {name} plays baby in special time, play along and describe it. Let there be big-kid rights as well, like one more page at bedtime.',
    ifNot:
      'If it grates on you, say once, calmly, “I understand you best in your regular voice,” and then busy yourself nearby until you hear it. Ask the family to go easy on “You’re so big now,” because that may be what weighs. It tends to ebb when life calms down, with a flare-up here and there.',
    ask: 'If skills such as words, walking or staying dry are truly lost and don’t come back soon, call the pediatrician.',
  },
} as const satisfies Shelf;
