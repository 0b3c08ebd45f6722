// A third voice is only believed in on strong evidence: enough speech that keeps together and lies clearly apart from both the
// parent's and the child's.
import type { TwoVoices } from './attribution.ts';
import { dot, sigmoid, sum, toUnitLength, weightedMean } from './vectors.ts';
import type { VoicePrint } from './voice-print.ts';

// Chosen on sessions mixed from voices of the training split; see models/speakers/README.md.
const LEAST_SECONDS = 10;
const LEAST_PRINTS = 3;
/** Highest likeness of the middle of a third voice to the middles of the two others. */
const HIGHEST_LIKENESS = 0.65;
const SLOPE = 10;
const ROUNDS = 6;
/** How many of the prints least like parent and child are tried as the begin of a group. */
const SEEDS = 6;

interface Groups {
  /** The middles of parent, child and other. */
  centres: number[][];
  /** Which of the three each print is nearest to. */
  nearest: number[];
}

const PARENT = 0;
const OTHER = 2;

/** The probability that a third person speaks, one for each print. Without an enrolled parent, who spoke more is the parent. */
export function findOthers(prints: VoicePrint[], voices: TwoVoices, enrolled: boolean): number[] {
  if (voices.parent.length === 0 || voices.child.length === 0) return prints.map(() => 0);
  const vectors = prints.map((print) => print.vector);
  const seconds = prints.map((print) => print.seconds);
  const [parent, child] = [toUnitLength(voices.parent), toUnitLength(voices.child)];
  const known = vectors.map((vector) => Math.max(dot(vector, parent), dot(vector, child)));
  const order = [...prints.keys()].toSorted(
    (a, b) => (known[a] as number) - (known[b] as number) || a - b,
  );
  let best: Groups | undefined;
  let least = HIGHEST_LIKENESS;
  for (const seed of order.slice(0, SEEDS)) {
    const groups = settle(vectors, seconds, [parent, child, vectors[seed] as number[]]);
    const spoken = seconds.filter((_, at) => groups.nearest[at] === OTHER);
    if (spoken.length < LEAST_PRINTS || sum(spoken) < LEAST_SECONDS) continue;
    const [a = [], b = [], c = []] = groups.centres;
    const likeness = Math.max(dot(a, c), dot(b, c));
    if (likeness < least) [least, best] = [likeness, groups];
  }
  if (!best) return prints.map(() => 0);
  const third = enrolled ? OTHER : visitorOf(best, prints);
  const { centres } = best;
  return vectors.map((vector) => {
    const likeness = centres.map((centre) => dot(vector, centre));
    const others = likeness.filter((_, at) => at !== third);
    return sigmoid(SLOPE * ((likeness[third] as number) - Math.max(...others)));
  });
}

/** Of two adult groups the one that spoke less. A childlike third group is a visitor in any case. */
function visitorOf({ nearest }: Groups, prints: VoicePrint[]): number {
  const total = (group: number, value: (print: VoicePrint) => number) =>
    sum(prints.map((print, at) => (nearest[at] === group ? value(print) : 0)));
  const childlike = total(OTHER, (print) => print.seconds * print.childScore) > 0;
  const spoken = (group: number) => total(group, (print) => print.seconds);
  return !childlike && spoken(OTHER) > spoken(PARENT) ? PARENT : OTHER;
}

/** Three groups around three beginnings, settled in a few rounds. */
function settle(vectors: number[][], seconds: number[], start: number[][]): Groups {
  let centres = start;
  let nearest: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const now = centres;
    nearest = vectors.map((vector) => {
      const likeness = now.map((centre) => dot(vector, centre));
      return likeness.indexOf(Math.max(...likeness));
    });
    centres = now.map((centre, group) => {
      const own = seconds.map((length, at) => (nearest[at] === group ? length : 0));
      return sum(own) > 0 ? toUnitLength(weightedMean(vectors, own)) : centre;
    });
  }
  return { centres, nearest };
}
