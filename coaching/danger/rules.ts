// Danger by rules: patterns, cues and meanings. They know much, and take some of everyday life for danger: `screen.ts` asks the network as well.
import { childHurt } from './child-hurt.ts';
import { hearCue, isMakeBelieve } from './cues.ts';
import type { Danger } from './danger.ts';
import { withoutFigures } from './figures.ts';
import { losingControl } from './losing-control.ts';
import { hearAbuse, hearMeaning } from './meaning.ts';
import { medical } from './medical.ts';
import { plain } from './plain.ts';
import { selfHarm } from './self-harm.ts';
import { violence } from './violence.ts';

/** In the order in which help is most urgent: where two fit, the first is answered. */
const screens: readonly (readonly [Danger, readonly RegExp[]])[] = [
  ['medical', medical],
  ['self-harm', selfHarm],
  ['losing-control', losingControl],
  ['child-hurt', childHurt],
  ['violence', violence],
];

/** `names` are the children's: "I hit Noah" is said of a child. */
export function dangerByRules(message: string, names: readonly string[] = []): Danger | undefined {
  const text = withoutFigures(plain(message, names));
  const found = screens.find(([, patterns]) => patterns.some((one) => one.test(text)));
  if (found) return found[0];
  if (isMakeBelieve(text)) return hearAbuse(text);
  return hearCue(text) ?? hearAbuse(text) ?? hearMeaning(text);
}
