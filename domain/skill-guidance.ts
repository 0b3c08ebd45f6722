// One or two kind sentences about what was counted: the strongest skill first, then a sentence to try. Avoid-talk is not
// mentioned at all.

interface Skills {
  readonly labeledPraise: number;
  readonly behaviorDescriptions: number;
  readonly reflections: number;
}

/** In the order in which they are named where two are even. */
const skills: readonly { of: keyof Skills; done: string; next: string }[] = [
  {
    of: 'behaviorDescriptions',
    done: 'you said what your child was doing',
    next: 'Next time, say what your child’s hands are doing: “You’re putting it on top.”',
  },
  {
    of: 'labeledPraise',
    done: 'you named what you liked',
    next: 'Next time, name one thing you like: “I love how carefully you do that.”',
  },
  {
    of: 'reflections',
    done: 'you said your child’s own words back',
    next: 'Next time, say your child’s words back: “A dragon!” – “It’s a dragon!”',
  },
];

export function guidanceFor(counts: Skills): string {
  const ranked = skills.toSorted((a, b) => counts[b.of] - counts[a.of]);
  const [strongest, quietest] = [ranked[0], ranked.at(-1)];
  if (!strongest || !quietest) throw new Error('There is more than one skill');
  const most = counts[strongest.of];
  // Whoever has only begun begins with the easiest.
  if (most === 0) return `Five minutes together is a good start. ${strongest.next}`;
  const times = most === 1 ? 'Once' : `About ${most} times`;
  return `${times}, ${strongest.done}, and that helps your child feel seen. ${quietest.next}`;
}
