import type { Shelf } from '#coaching/library/entry.ts';

export const toysAndGames = {
  'gender-play': {
    name: 'dolls, trucks and dressing up',
    say: 'It’s fine: dolls, trucks and sparkly dresses are for whoever likes them. Toys don’t have a boy side and a girl side: dolls are practice in caring, trucks in moving and planning, dress-up in trying things on. Join in as you would in any other game, and tell {name} what you like about it.',
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
  'which-toys': {
    name: 'good toys for special time',
    say: 'What you have at home is probably enough: anything that keeps hands busy and the story open, like building bricks, dough, crayons, animals, dolls or cars. Leave out screens, toys that talk, games with rules, and what invites throwing or shooting. Put three choices on the rug and let {name} pick.',
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
    say: 'Better at another time: a book pulls you into reading and quizzing while {name} just listens. For special time, pick one with big pictures, hand it over, and let {name} turn pages, skip and go backward. Say what gets pointed at and repeat the words you hear. Save the real reading aloud for bedtime.',
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
    say: 'Play along; strange is fine in pretend, and nothing has to make sense. Take the part you’re given, keep your own ideas small, and let {name} write the story. Repeat the important lines in your character’s voice, and now and then step out to describe or praise what you see.',
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
    say: 'Keep those for another hour, because rules bring turns, winning and a lot of “no, it goes like this.” Keep it for family game night. If {name} brings one to special time anyway, treat the pieces as toys and go along with whatever rules get invented, praising the waiting, the counting and the ideas.',
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
  'messy-play': {
    name: 'messy play',
    say: 'Set the edges beforehand, with a tray, an old sheet and a shirt that can take it, and then let the mess happen inside them. Get your own hands in, copy {name}’s squishing and pouring, and put it into words. If you can’t stand it today, choose dry toys instead.',
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
