// What can be said over the toys that parents name most: praise of an act, and what hands do.

export interface ToySentences {
  readonly words: RegExp;
  readonly praises: readonly string[];
  /** Praises in three or four words. */
  readonly inBrief: readonly string[];
  readonly descriptions: readonly string[];
  /** For a reflection to be shown by. */
  readonly childSays: string;
}

export const toys: readonly ToySentences[] = [
  {
    words: /\btrains?\b|\btracks?\b|\brailway\b/i,
    praises: [
      'I love how you fit the tracks together.',
      'Great job building that bridge for the train.',
      'Thank you for letting my train go first.',
      'I like how carefully you pull the cars.',
      'What a smart idea to put a tunnel there.',
    ],
    inBrief: [
      'Great track building.',
      'Nice careful driving.',
      'Good job sharing trains.',
      'I love your tunnel.',
    ],
    descriptions: [
      'You’re hooking two cars together.',
      'You’re pushing your train up the hill.',
      'You’re laying the track around the corner.',
      'You put the red engine in front.',
      'You stopped right at the station.',
    ],
    childSays: 'It’s going through the tunnel',
  },
  {
    words: /\bkitchen\b|\bcook\w*|\bsoup\b|\bpots?\b|\bbak(?:e|ing)\b/i,
    praises: [
      'I love how gently you stir the soup.',
      'Thank you for cooking for me.',
      'I like how you set out a plate for everyone.',
      'Great idea to put a carrot in there.',
      'I like how you waited until it was cool.',
    ],
    inBrief: [
      'Great stirring.',
      'Nice gentle pouring.',
      'Thanks for cooking.',
      'I love your soup.',
    ],
    descriptions: [
      'You’re stirring the big pot.',
      'You’re pouring something into the cup.',
      'You put the lid on.',
      'You’re cracking an egg into the pan.',
      'You’re setting two plates on the table.',
    ],
    childSays: 'The soup is hot',
  },
  {
    words: /\bcars?\b|\btrucks?\b|\bgarage\b|\bvehicles?\b/i,
    praises: [
      'I love how you parked them in a row.',
      'Great job making room for the fire truck.',
      'Thank you for giving me the blue one.',
      'I like how you drive so carefully past the people.',
      'What a clever ramp you came up with.',
    ],
    inBrief: [
      'Great parking.',
      'Nice careful driving.',
      'Thanks for sharing trucks.',
      'I love your ramp.',
    ],
    descriptions: [
      'You’re driving up the ramp.',
      'You’re backing the yellow truck out.',
      'You lined up four cars.',
      'You drove right under the chair.',
      'You’re filling up the tank.',
    ],
    childSays: 'My truck is the fastest',
  },
  {
    words: /\bdolls?\b|\bbarbies?\b|\bdollhouse\b|\bstuffed\b|\bteddy\b/i,
    praises: [
      'I love how gently you tuck the baby in.',
      'Thank you for letting me hold the doll.',
      'I like how patiently you do her buttons.',
      'You noticed she was cold, that’s so caring.',
      'Great idea to make a bed out of the scarf.',
    ],
    inBrief: [
      'Good job tucking her in.',
      'Nice buttoning.',
      'Thanks for sharing dolls.',
      'Good job being gentle.',
    ],
    descriptions: [
      'You’re brushing the doll’s hair.',
      'You’re putting on the little shoes.',
      'You’re giving the baby a bottle.',
      'You’re carrying her up the stairs.',
      'You laid the blanket over both of them.',
    ],
    childSays: 'The baby is tired',
  },
  {
    words: /\bdinosaurs?\b|\bdinos?\b|\banimals?\b|\bfarm\b|\bhorses?\b|\bzoo\b/i,
    praises: [
      'I love how you built a fence to keep them safe.',
      'Great idea to give the baby one its own cave.',
      'Thank you for letting my cow into the barn.',
      'I like how you gave every one of them a name.',
      'You’re so gentle with the little ones.',
    ],
    inBrief: [
      'Great fence building.',
      'Nice gentle petting.',
      'Thanks for sharing animals.',
      'I love your cave.',
    ],
    descriptions: [
      'You’re making the big one stomp.',
      'You’re leading the horse to the barn.',
      'You lined two of them up at the water.',
      'You put the longest neck at the back.',
      'You’re hiding your dinosaur behind the tree.',
    ],
    childSays: 'The big one is hungry',
  },
  {
    words:
      /\bblocks?\b|\bdog ?house\b|\bcastles?\b|\blegos?\b|\bduplo\b|\bbuild\w*|\btowers?\b|\bmagna\w*/i,
    praises: [
      'I love how carefully you stack them.',
      'I like how you kept going when it fell.',
      'Great idea to put a wide one at the bottom.',
      'Thank you for handing me the long one.',
      'I like how you built a door for the dog.',
    ],
    inBrief: [
      'Great stacking.',
      'Nice careful building.',
      'Thanks for sharing blocks.',
      'I love your tower.',
    ],
    descriptions: [
      'You’re putting the red one on top.',
      'You’re holding the tower with one hand.',
      'You clicked two pieces together.',
      'You put a roof on it.',
      'You’re making the wall longer.',
    ],
    childSays: 'It’s taller than me',
  },
  {
    words: /\bdraw\w*|\bpaint\w*|\bcrayons?\b|\bcolor(?:ing|s)\b|\bcrafts?\b/i,
    praises: [
      'I love all the colors you picked.',
      'Great job covering the whole page.',
      'I like how you thought of the tiny windows.',
      'Thank you for sharing your crayons with me.',
      'I like how you took your time with that circle.',
    ],
    inBrief: [
      'Great coloring.',
      'Nice careful drawing.',
      'Thanks for sharing crayons.',
      'I love your colors.',
    ],
    descriptions: [
      'You’re drawing a long blue line.',
      'You’re filling it in with yellow.',
      'You put a face on the sun.',
      'You’re turning the brush round and round.',
      'You’re starting a new page.',
    ],
    childSays: 'That’s the sun',
  },
  {
    words: /\bdough\b|\bclay\b|\bslime\b|\bsand\w*/i,
    praises: [
      'I love how you rolled that so smooth.',
      'Great idea to press the leaf into it.',
      'Thank you for giving me a piece of yours.',
      'I like how gently you lift it up.',
      'I love how you made those by yourself.',
    ],
    inBrief: [
      'Great rolling.',
      'Great job pressing it.',
      'Thanks for sharing yours.',
      'I like your rolling.',
    ],
    descriptions: [
      'You’re rolling a long snake.',
      'You’re pushing your thumb into the middle.',
      'You’re filling the cup to the top.',
      'You squeezed it flat.',
      'You’re poking little holes in it.',
    ],
    childSays: 'I made a snake',
  },
  {
    words: /\bpuzzles?\b/i,
    praises: [
      'I love how you kept turning that piece until it fit.',
      'Great job looking for all the edges first.',
      'I like how you stayed with it when it got hard.',
      'Thank you for handing me the corner.',
      'I like how calmly you tried again.',
    ],
    inBrief: [
      'Good job turning it.',
      'Nice job looking.',
      'Good job trying again.',
      'I love your patience.',
    ],
    descriptions: [
      'You’re turning the piece around.',
      'You found one with a straight side.',
      'You’re putting the sky together.',
      'You pressed that one in.',
      'You’re looking for the other half of the dog.',
    ],
    childSays: 'This one fits',
  },
  {
    words: /\bballs?\b|\bsoccer\b|\bcatch\b/i,
    praises: [
      'I love how softly you rolled it to me.',
      'Great job keeping your eye on the ball.',
      'Thank you for running after that one.',
      'I like how you waited until I was ready.',
      'I love how you kept trying until you caught it.',
    ],
    inBrief: [
      'Great job catching it.',
      'Nice soft rolling.',
      'Good job waiting.',
      'I love your throw.',
    ],
    descriptions: [
      'You’re bouncing it with two hands.',
      'You kicked it all the way to the fence.',
      'You’re rolling it back to me.',
      'You ran around the tree with it.',
      'You’re holding it up high.',
    ],
    childSays: 'I caught it',
  },
];

export const toyIn = (message: string): ToySentences | undefined =>
  toys.find(({ words }) => words.test(message));
