// What a parent can say with a tap was played, and a sentence that fits it.

export const ACTIVITIES = [
  'Blocks',
  'Pretend play',
  'Drawing',
  'Cars & trains',
  'Dolls',
  'Outside',
  'Something else',
] as const;

const ANYWHERE = 'You’re putting it on top.';

const describing = new Map<string, string>([
  ['Blocks', 'You’re stacking them up high.'],
  ['Pretend play', 'You’re stirring the soup.'],
  ['Drawing', 'You’re drawing a big round circle.'],
  ['Cars & trains', 'You’re driving it around the curve.'],
  ['Dolls', 'You’re tucking the doll in.'],
  ['Outside', 'You’re climbing all the way up.'],
]);

/** Says what a child does in such a play, as it stands. */
export const describingSentence = (activity: string | null) =>
  describing.get(activity ?? '') ?? ANYWHERE;
