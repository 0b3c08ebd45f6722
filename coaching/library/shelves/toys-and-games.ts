import type { Shelf } from '#coaching/library/entry.ts';

export const toysAndGames = {
  'war-play': {
    name: 'guns, swords and fighting games',
    say: 'Guns and swords in every game can make your stomach tighten. You can join without cheering the shooting: describe the rest of the story, the hideout, the plan, the rescue, and go quiet when the blasting starts. Keep one rule, that nobody gets hurt for real, and leave toy weapons out of the special-time box so other stories get a turn.',
    older:
      'From seven on, {name} may enjoy thinking up the whole world behind the battle: maps, flags, a peace talk, a hospital tent.',
    sentences: [
      'You’re building a strong wall around the castle.',
      'Your knight guards the gate so bravely.',
      'Your hero is carrying the hurt soldier home.',
      'You kept the sword far away from my face.',
      'You thought of a hiding place for the whole team.',
      'The battle is over, and your knights are resting.',
      'You stopped the second I said ouch.',
      'You drew a map for the rescue.',
      'Your shield is covering the little one.',
    ],
    why: 'Fighting games are mostly about being strong and being safe. Whatever you talk about grows, so talk about the protecting and the planning.',
    steps:
      'Before you start, put out things that can become many things, like blocks, figures and animals. When a stick turns into a gun anyway, stay relaxed and don’t make a speech of it. If it points at you, you can say once, “I don’t like being shot at, my guy is building a hideout,” and get building. Give your brightest voice to the moment somebody is helped, saved or let go. If a real blow lands, special time is over for today, said calmly and without scolding.',
    ifNot:
      'Give the wish to be powerful another outlet: stomping giants, lifting heavy pillows, a fire crew with a very big hose. Check, too, what {name} has been watching, and turn that down for a while. Expect the shooting to flare up for a few days once it stops getting a reaction.',
    ask: 'If {name} talks seriously about hurting someone, or has seen real violence, talk with your pediatrician or a child therapist. Keep any real gun locked up and unloaded, with the ammunition stored elsewhere.',
  },
  'dark-play': {
    name: 'scary and sad things in play',
    say: 'Hearing {name} bury the teddy bear for the third time can give you a chill. Dying, monsters and bad guys turn up because pretend is a safe place to be bigger than something scary. Stay calm, follow the story, name what the characters feel, and don’t rush in with a happy ending.',
    younger:
      'At two or three, keep your monster voice soft. If it gets too real, show your own face and say that it’s pretend.',
    sentences: [
      'The teddy died, and everybody is sad.',
      'The monster is sneaking up on the house.',
      'You decided who keeps the little ones safe.',
      'That wolf sounds really, really mad.',
      'You’re covering the doll with a blanket so gently.',
      'The bad guy is locked up behind your blocks.',
      'You told that scary part in such a clear voice.',
      'The baby rabbit is frightened and hides under the bed.',
      'You found a brave helper for the story.',
    ],
    why: 'Playing something scary lets a child hold it, turn it around and put it down again. Your calm face says that even this can be talked about.',
    steps:
      'Listen for the feeling under the story, which is often being small, being left, or being angry. Give that feeling to the character, “the baby bear is all alone and scared,” and wait. Let {name} find the way out, even if it takes many rounds. Praise the helping, the courage and the clear telling. Afterward, do something ordinary together, like a snack, so everyone lands softly.',
    ifNot:
      'If the game leaves {name} more wound up each time, add a little safety from the inside: let your figure become a firefighter or a nurse who is simply there. You can also end with drawing the monster and shutting it in a box with a lid. Then see over a week or two whether the story begins to move.',
    ask: 'If the same frightening scene keeps returning unchanged, or disturbs sleep, talk with your pediatrician or a child therapist. If you suspect somebody has hurt {name}, don’t press for details; get advice today: {childLine}.',
  },
  'gender-play': {
    name: 'dolls, trucks and dressing up',
    say: 'You’re wondering about the doll, the truck or the sparkly dress, maybe because somebody raised an eyebrow. Toys don’t have a boy side and a girl side: dolls are practice in caring, trucks in moving and planning, dress-up in trying things on. Join in as you would in any other game, and tell {name} what you like about it.',
    older:
      'From seven on, teasing may come up. Outside of play, practice one easy answer together, like “I just like it.”',
    sentences: [
      'You’re rocking the baby to sleep so gently.',
      'That cape swirls when you spin around.',
      'You’re hauling a huge load in your dump truck.',
      'You picked the sparkly shoes to go with the hat.',
      'You buckled the doll in so carefully.',
      'You’re fixing the engine with your wrench.',
      'I love how you dreamed up that costume.',
      'Your firefighter is braiding the pony’s mane.',
      'You like the purple dress, and it has deep pockets.',
    ],
    why: 'A child who sees delight in your face, whatever the toy, learns that there is nothing to hide from you. That openness is worth a lot in the years ahead.',
    steps:
      'Put a mix within reach, some vehicles, some dolls, some building things, some scarves and hats, and let {name} choose. Describe what happens and leave out words about what boys or girls do. Take whatever part you’re given, driver or ballerina, with the same good humor. If a relative comments, a light “we like this game” is enough, and then you turn back to the play.',
    ifNot:
      'If the unease is more yours, or your partner’s, that’s human; talk about it between adults, away from small ears. In the five minutes, look only at the skill you see, the gentleness, the planning, the storytelling, and praise that. It gets easier with practice.',
    ask: 'If {name} seems unhappy for a long while about being a boy or a girl, or is teased a lot, your pediatrician can help you give good support.',
  },
  'knocks-down': {
    name: 'knocking everything down',
    say: 'All that careful building, and with one swipe it’s on the floor. If it’s {name}’s own tower or a crash you both enjoy, say “Boom, down it came” and build quick little towers made for falling. If it’s your work being wrecked to get a rise out of you, keep your eyes on your blocks and warm up the moment any building starts.',
    younger:
      'At two or three, knocking down comes well before building up. You stack, little hands crash, and that is the game.',
    sentences: [
      'Boom, the whole tower came down.',
      'You’re stacking them up again, one by one.',
      'You waited until it was really tall.',
      'Thank you for asking before you crashed my tower.',
      'You’re setting the blocks down so softly.',
      'This pile is for crashing, and that one stays.',
      'You built it back even wider.',
      'The blocks flew all the way to the couch.',
      'You walked around my castle so carefully.',
    ],
    why: 'A crash is loud and fast and gets an instant reaction. When the building gets more of you than the wrecking does, building becomes the better deal.',
    steps:
      'Move a little apart so each of you has some floor of your own. Use light things, cardboard boxes or foam blocks, so nothing breaks and nobody gets hit. Build low and without much pride, so a fall costs you nothing. Describe every single block that {name} puts down, and say nothing at all about the swipe. If blocks are thrown at people, special time ends for today, in one calm sentence.',
    ifNot:
      'Make crashing the actual game for a week: bowling with paper cups, a wrecking-ball sock, a tower that may fall only at zero. Then put the blocks away for a while and bring out toys that can’t be toppled, like dough or crayons. A few harder swipes at the start are common when the reaction dries up.',
  },
  'which-toys': {
    name: 'good toys for special time',
    say: 'Picking the right toys makes the five minutes much easier, and you likely own them already. Good ones keep hands busy and the story open: blocks, dough, crayons, farm animals, dolls, a play kitchen, cars and track. Leave out screens, games with rules, things that invite throwing or fighting, and toys that do the talking. Three choices on the rug are enough.',
    younger:
      'For a two- or three-year-old, choose pieces too big to fit in a mouth, like chunky blocks, cups and animals.',
    older:
      'From seven on, think of building bricks, craft supplies, drawing, magnetic tiles or a marble run.',
    sentences: [
      'You chose the blocks today.',
      'You’re leading the cows into the barn.',
      'You rolled the dough into a long snake.',
      'You picked the green crayon for the grass.',
      'You’re stirring a big pot of soup.',
      'You snapped those two tracks together all on your own.',
      'I like how you tuck the doll in.',
      'You’re pushing the fire truck up the ramp.',
      'You clicked those tiles together so patiently.',
    ],
    why: 'With open toys there is no wrong way to play, so you hardly need to correct, instruct or ask. That leaves room for noticing.',
    steps:
      'Fill one box just for special time and keep it on a high shelf the rest of the day, so it stays fresh. Put in something to build with, something to pretend with, and something to make things with. Offer three, let {name} choose, and let {name} switch. Every couple of weeks, trade one item for something from another corner of the house. If a toy keeps leading to fights, it just quietly leaves the box.',
    ifNot:
      'If nothing in the box catches on, watch for a day what {name} goes to without being asked, even if it’s the pot lids, and put that in. Copy it with enthusiasm and see what happens. A dull toy in your hands is often more interesting than a new one from the store.',
  },
  'no-toys': {
    name: 'playing without toys',
    say: 'You don’t need to own a single toy for this. Pots and spoons, a cardboard box, socks to match, clothespins, paper and a pencil, or a sheet over two chairs all leave room for {name} to lead. Offer two or three and follow whatever happens. What fills the five minutes is your noticing, and that costs nothing.',
    younger:
      'For two- and three-year-olds, keep plastic bags, coins and anything small enough to swallow out of the pile.',
    sentences: [
      'You’re drumming on the pot with the big spoon.',
      'You turned that box into a spaceship.',
      'You matched both striped socks.',
      'You’re crawling through the blanket tunnel.',
      'You’re putting your spoon family to sleep in the cup.',
      'You thought of a clever use for the clothespins.',
      'I’m tapping my lid just like you.',
      'You’re stacking the plastic bowls from big to small.',
      'You let me sail your paper boat, and that was kind.',
    ],
    why: 'An object that is nothing in particular can become anything, so the ideas have to come from the child. That’s the kind of play you’re after.',
    steps:
      'Look around the room and pick up three safe things of different kinds: one that makes a sound, one that holds something, one that is soft. Put them on the floor between you, sit down, and wait a few breaths. Whatever {name} does first, do it too, and say it in a few words. Keep the best finds in a shoebox, and that box becomes your special-time kit.',
    ifNot:
      'Use no things at all: finger people, shadow animals on the wall, a clapping pattern, a story in which {name} decides what happens. Libraries often lend toys, and neighbors’ recycling is full of boxes. If the first minute feels empty, hold on, because ideas like a little quiet.',
  },
  books: {
    name: 'reading together as special time',
    say: 'Snuggling up with a book is lovely, but it pulls you into reading and quizzing while {name} just listens. For special time, pick one with big pictures, hand it over, and let {name} turn pages, skip and go backward. Say what gets pointed at and repeat the words you hear. Save the real reading aloud for bedtime.',
    older:
      'From seven on, {name} might read you a comic or show you a fact book. You listen, laugh in the right places and repeat the good parts.',
    sentences: [
      'You turned straight to the page with the bear.',
      'You found the tiny snail in the corner.',
      'The bear is asleep, just like you said.',
      'You’re tracing the road with your finger.',
      'You turned that thin page so carefully.',
      'You’re telling the story from the pictures.',
      'You noticed that the moon is smiling.',
      'We’re back at the page with the big storm.',
      'You made the owl’s voice so deep and slow.',
    ],
    why: 'When the child runs the book, the child does the talking. Telling a page to someone who listens is wonderful practice with words.',
    steps:
      'Choose something with few words and a lot to find, or a photo album of your own family. Sit so you both see the page, with the book on {name}’s lap. Wait at each page until a finger or a word comes, and then say it back with one small addition. Whenever “What’s this” is on your tongue, turn it into “I see a fox.” Skipped pages stay skipped.',
    ifNot:
      'If it ends in reading to each other anyway, move special time to toys and keep books as their own happy habit. Or act the story out with a few animals on the floor. Both are good; they’re just different things.',
  },
  drawing: {
    name: 'drawing and crafts',
    say: 'Paper and crayons are some of the best company for these five minutes. Take your own sheet, draw the kind of thing {name} draws, and say what you see happening: the color, the long line, the pressing hard. Hold off guessing what it is; the name can wait until {name} tells you. Praise the doing more than the picture.',
    younger:
      'At two or three, scribbling is drawing. Fat washable crayons and a big taped-down sheet are all it takes.',
    older:
      'From seven on, praise choices and effort, like the shading or the fifth try at the hand, and skip “beautiful.”',
    sentences: [
      'You’re pulling a long blue line across the page.',
      'You filled that whole corner with dots.',
      'You put the cap back on so the marker stays fresh.',
      'I’m making zigzags like yours.',
      'You thought of giving the sun eyelashes.',
      'You’re pressing hard, and the red gets really dark.',
      'You’re cutting so carefully along the curve.',
      'You glued the feather right in the middle.',
      'It’s a rocket, and it’s on its way to Grandma’s.',
    ],
    why: 'When you speak about the line and the color, nothing can be wrong with the picture. That keeps a child drawing, and talking.',
    steps:
      'Cover the table, put out a few colors and let the rest stay in the drawer. Draw slowly and simply on your own paper, never on {name}’s unless you’re invited. Say a sentence, draw a little, say another. When you hear what it is, repeat it and add nothing: “It’s a house for snails.” Once the play is over, find a place together where it can hang.',
    ifNot:
      'If crumpling and “it’s ugly” come up, go to materials that can’t go wrong: dough, stickers, torn paper and glue, a wet brush on a sunny wall. Let your own drawing be a bit wobbly and be cheerful about it. Then watch for the first relaxed scribble and say how free it looks.',
  },
  building: {
    name: 'building with bricks, blocks or tracks',
    say: 'Bricks, blocks and tracks are made for this, because there is always something to describe. Build a small thing of your own close by and copy a color or a shape. Keep your hands off {name}’s tower and your advice to yourself, even when it’s about to tip. When it falls, name the feeling, then notice the rebuilding.',
    younger:
      'For twos and threes, big blocks and four pieces of track are plenty, and small bricks wait on a high shelf.',
    older:
      'From seven on, leave the instruction booklet in the box, so the plan is really {name}’s.',
    sentences: [
      'You’re putting a long brick across the top.',
      'You clicked that tiny piece into just the right spot.',
      'You’re running your track under the chair and back.',
      'You tried it the other way around, and it fit.',
      'I’m giving mine a blue roof too.',
      'You’re steadying the tower with one hand.',
      'It fell over, and that’s so frustrating.',
      'You started over without giving up.',
      'You made a garage with two doors.',
    ],
    why: 'Every block is one small decision, and hearing it described tells a child that deciding is worth something. Fixing it for {them} says the opposite.',
    steps:
      'Tip out a modest heap and divide it, so nobody has to ask for pieces. Watch for half a minute, then start something similar and lower. Describe placing, turning, searching and fitting; those are the four things you’ll see again and again. When a piece won’t go in, wait a slow breath longer than you want to, and praise the second try. Just before the end, let {name} choose what stays standing until tomorrow.',
    ifNot:
      'If you can’t stop steering, give your hands a job: sort bricks by color, or hand over only what is pointed at. If falling towers end in tears, build flat for a while, with roads, fences and long lines that can’t tumble. Then come back to height, one block at a time.',
  },
  'pretend-play': {
    name: 'pretend play',
    say: 'Being handed a plastic egg and a role can leave you wondering what on earth to say. Take the part you’re given, keep your own ideas small, and let {name} write the story. Repeat the important lines in your character’s voice, and now and then step out to describe or praise what you see. It doesn’t have to make sense.',
    younger:
      'At two or three, pretend is one small act at a time: feeding the bear, a sip from an empty cup. Copy it and make the sound.',
    sentences: [
      'You’re the doctor, and you’re listening to Teddy’s heart.',
      'This soup smells like strawberries and mud.',
      'You gave every doll a plate.',
      'The store is open, and you’re behind the counter.',
      'You told the baby it’s okay in such a kind voice.',
      'I’m the puppy, and I’m curled up in my basket.',
      'You thought of using a block as a telephone.',
      'You’re stirring and stirring until it’s done.',
      'The dragon wants a nap, so the dragon gets a nap.',
    ],
    why: 'In pretend, a child tries out being big, kind, cross or in charge. Somebody who plays along without taking over makes it safe to try.',
    steps:
      'Start by copying: if {name} stirs, you stir. When you’re addressed in your role, answer with what you just heard, a little bigger: “You want two tickets, two tickets to the moon.” Instead of asking what happens next, wait, or let your character wonder aloud, “My puppy doesn’t know where to sleep.” Slip in a sentence in your own voice when something kind or clever happens. If you get a part you dislike, play it mildly and briefly.',
    ifNot:
      'If acting just isn’t you, be the narrator or the set builder: describe what the characters do and fold the blanket that becomes the cave. Or move the story into small figures, which is easier than being the horse yourself. One minute of real joining in does more than five of forcing it.',
  },
  'board-games': {
    name: 'board games and cards',
    say: 'A board game looks like ready-made time together, but rules bring turns, winning and a lot of “no, it goes like this.” Keep it for family game night. If {name} brings one to special time anyway, treat the pieces as toys and go along with whatever rules get invented, praising the waiting, the counting and the ideas.',
    older:
      'From seven on, a game where you build something together and nobody wins fits best. Let {name} explain it and decide.',
    sentences: [
      'You’re lining up all the red pieces.',
      'Your card has a fish on it, and so does mine.',
      'In your rules, the smallest number wins.',
      'You waited while I moved my piece.',
      'You rolled a six and hopped all six spaces.',
      'You’re building a house out of the cards.',
      'You stayed calm when your piece went back.',
      'I like how you explained that rule.',
      'You handed me the dice so politely.',
    ],
    why: 'With fixed rules, the game leads both of you. Special time is the one part of the day when {name} gets to.',
    steps:
      'Say beforehand that in these five minutes the rules belong to {name}. Then let the dice be a house or the cards be fish, and stay relaxed when your piece is sent to jail for the fourth time. Describe the moves and repeat the rules as you hear them. Teach fair play at another hour, when you lead and it’s a real game. There, keep it short and praise every wait, every good-humored loss.',
    ifNot:
      'If you end up arguing about rules, let the box rest for some weeks and put out things with no rules at all, such as blocks or dough. When the game is asked for, say warmly that it’s for after dinner. Then keep that promise, so the no doesn’t sting.',
  },
  'rough-play': {
    name: 'rough-and-tumble play',
    say: 'Wrestling is a joy right up to the second somebody gets an elbow in the eye. Clear the space, agree on one word that stops everything, and stop at once when it’s said or the laughter turns shrill. A bite or a hit, even in fun, ends the wild part. For special time, choose something calmer, since tickling and chasing leave little room for words.',
    younger:
      'At two or three, brakes are hard to find once the body is wound up. Keep it to a minute and end with a slow ride on your back.',
    sentences: [
      'You said stop, so I’m stopping.',
      'You tackled the pillow and left my face alone.',
      'Biting hurts, so rough play is over for now.',
      'You used soft hands even in the middle of wrestling.',
      'You’re crawling across my back like a bear.',
      'You stopped as soon as you heard our word.',
      'Your body is really revved up right now.',
      'You’re catching your breath on the cushion.',
      'I love rolling around on the rug with you.',
    ],
    why: 'Rough play can teach a body to feel its own strength and to stop in time, but only if stopping really happens every time. That’s why the word counts more than the wrestling.',
    steps:
      'Choose a soft place and the right hour, long before bed. Practice the stop word first, cold: say it, freeze, praise the freezing. Then play in bursts of half a minute with a pause in between, and let {name} start each burst. Watch the face more than the game; red cheeks and a higher voice mean pause now. Finish with something heavy and slow, like being rolled up loosely in a blanket, head out.',
    ifNot:
      'Swap people for things: a mattress to crash on, pillows to punch, a tug-of-war with a towel. If hurting still happens, leave wrestling out altogether for two weeks and say so without anger. Expect a few attempts to start it up again, and answer each one with the same short sentence.',
    ask: 'If {name} keeps seeking hard bumps all day long and doesn’t seem to notice pain, mention it to your pediatrician.',
  },
  'messy-play': {
    name: 'messy play',
    say: 'Dough in the carpet and sand in the bed make it hard to relax. Set the edges beforehand, with a tray, an old sheet and a shirt that can take it, and then let the mess happen inside them. Get your own hands in, copy {name}’s squishing and pouring, and put it into words. If you can’t stand it today, choose dry toys instead.',
    younger:
      'At two or three, stick to big lumps of dough and shallow water instead of beads or tiny bits, and stay right beside {them}.',
    sentences: [
      'You’re squishing the dough between your fingers.',
      'The sand is trickling out of your fist.',
      'You kept all the water in the tray.',
      'You rolled a ball as small as a pea.',
      'I’m poking holes in mine like you.',
      'Your hands are green right up to the wrists.',
      'You wiped the table all by yourself.',
      'You patted the top of the sandcastle so gently.',
      'You mixed blue and yellow and made a swampy green.',
    ],
    why: 'Soft, wet and crumbly things soothe, and there is no right result to aim for. And if the edges are clear, you can stop guarding and start enjoying.',
    steps:
      'Give one rule in advance, such as “the dough stays on the tray,” and show where the tray ends. Sit down with a lump of your own and do what you see. Describe what the fingers do and what the stuff does: stretching, dripping, sticking. When something lands outside, put it back without a word and praise the next bit that stays in. Make the cleanup part of the fun, with a warm cloth and a bowl of suds, after special time is over.',
    ifNot:
      'Take it outdoors or into the empty tub, where nothing can be ruined. Or use the clean kinds of mess, like dough in a zip bag taped to the table or a brush and water on the pavement. If it gets thrown at people, the tray goes away for today, calmly, and comes back tomorrow.',
    ask: 'If {name} can’t bear sticky or wet hands at all and it gets in the way every day, your pediatrician can tell you who could help.',
  },
} as const satisfies Shelf;
