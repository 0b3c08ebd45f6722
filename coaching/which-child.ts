import type { CoachContext, CoachedChild } from './context.ts';
import { ageIn } from './stated-age.ts';
import { inOrder } from './understanding/named-children.ts';

// "My sister" is the parent's own.
const GIRL =
  /\b(?:my|our|his|her|the) (?:\w+ )?(?:daughter|girl)\b|\b(?:his|her|the) (?:\w+ )?sister\b/;
const BOY = /\b(?:my|our|his|her|the) (?:\w+ )?(?:son|boy)\b|\b(?:his|her|the) (?:\w+ )?brother\b/;

/** The child that a message is about; undefined where it is the one whose chat this is. */
export function otherChildIn(
  { child, siblings }: CoachContext,
  message: string,
  { asksForAnother }: { asksForAnother: boolean },
): CoachedChild | undefined {
  const text = message.toLowerCase();
  // Of two, who is named first: "Mia hit Noah" is about her.
  const [named] = inOrder(text, child && !asksForAnother ? [child, ...siblings] : siblings);
  if (named) return named === child ? undefined : named;
  // "She hits her brother" is about her; only "and her brother?" is about him.
  const said = asksForAnother
    ? text
    : text.replace(/\b(?:his|her) (?:\w+ )?(?:sister|brother)\b/g, '');
  const pronouns = pronounsIn(said);
  if (!pronouns)
    return asksForAnother ? (siblings[0] ?? unnamed('your other child', '', child)) : undefined;
  const sibling = siblings.find((one) => isOf(one, pronouns));
  if (child && isOf(child, pronouns)) return asksForAnother ? sibling : undefined;
  return sibling ?? unnamed(pronouns === 'he/him' ? 'your son' : 'your daughter', pronouns, child);
}

function pronounsIn(text: string): string | undefined {
  if (BOY.test(text)) return 'he/him';
  return GIRL.test(text) ? 'she/her' : undefined;
}

const isOf = ({ pronouns }: CoachedChild, wanted: string) => pronouns.toLowerCase() === wanted;

/** A child without a profile; what is said of it fits the age of the one there is. */
const unnamed = (
  name: string,
  pronouns: string,
  child: CoachedChild | undefined,
): CoachedChild => ({
  name,
  age: child?.age ?? 0,
  pronouns,
});

/** A profile may be a year behind. */
const SAME_AGE = 1;

/** As old as the parent last said. One who is much older or younger is somebody else's child, and has no name here. */
export function ofStatedAge(child: CoachedChild | undefined, asks: readonly string[]) {
  const age = asks.map(ageIn).findLast((told) => told !== undefined);
  if (age === undefined || !child) return child;
  const isOther = Math.abs(child.age - age) > SAME_AGE && !child.name.startsWith('your ');
  return isOther ? { ...child, name: 'your child', age } : { ...child, age };
}
