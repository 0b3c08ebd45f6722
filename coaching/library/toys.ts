// What can be said over the toys that parents name most: praise of an act, and what hands do.

export interface ToySentences {
  readonly words: RegExp;
  readonly praises: readonly string[];
  readonly descriptions: readonly string[];
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
    descriptions: [
      'You’re hooking two cars together.',
      'Your train is going up the hill.',
      'You’re laying the track around the corner.',
      'The red engine is pulling everybody.',
      'You stopped right at the station.',
    ],
  },
  {
    words: /\bkitchen\b|\bcook\w*|\bsoup\b|\bpots?\b|\bbak(?:e|ing)\b/i,
    praises: [
      'I love how gently you stir the soup.',
      'Thank you for cooking for me.',
      'I like how you set out a plate for everyone.',
      'Great idea to put a carrot in there.',
      'You waited until it was cool, that was smart.',
    ],
    descriptions: [
      'You’re stirring the big pot.',
      'You’re pouring something into the cup.',
      'You put the lid on.',
      'The egg is going into the pan.',
      'You’re setting two plates on the table.',
    ],
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
    descriptions: [
      'You’re driving up the ramp.',
      'The yellow truck is backing out.',
      'You lined up four cars.',
      'Your car just went under the chair.',
      'You’re filling up the tank.',
    ],
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
    descriptions: [
      'You’re brushing the doll’s hair.',
      'You’re putting on the little shoes.',
      'The baby is getting a bottle.',
      'You’re carrying her up the stairs.',
      'You laid the blanket over both of them.',
    ],
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
    descriptions: [
      'The big one is stomping through the grass.',
      'You’re leading the horse to the barn.',
      'Two of them are drinking side by side.',
      'You put the longest neck at the back.',
      'Your dinosaur is hiding behind the tree.',
    ],
  },
  {
    words: /\bpuzzles?\b/i,
    praises: [
      'I love how you kept turning that piece until it fit.',
      'Great job looking for all the edges first.',
      'You stayed with it even though it was hard.',
      'Thank you for handing me the corner.',
      'I like how calmly you tried again.',
    ],
    descriptions: [
      'You’re turning the piece around.',
      'You found one with a straight side.',
      'You’re putting the sky together.',
      'That one clicked in.',
      'You’re looking for the other half of the dog.',
    ],
  },
  {
    words: /\bballs?\b|\bsoccer\b|\bcatch\b/i,
    praises: [
      'I love how softly you rolled it to me.',
      'Great job keeping your eye on the ball.',
      'Thank you for running after that one.',
      'I like how you waited until I was ready.',
      'You kept trying until you caught it.',
    ],
    descriptions: [
      'You’re bouncing it with two hands.',
      'You kicked it all the way to the fence.',
      'You’re rolling it back to me.',
      'You ran around the tree with it.',
      'You’re holding it up high.',
    ],
  },
];

export const toyIn = (message: string): ToySentences | undefined =>
  toys.find(({ words }) => words.test(message));
