import type { Voice } from '../../models/speakers/voices.ts';
import { mean, quantile } from './error-rates.ts';
import type { SessionFigures } from './judge-sessions.ts';
import type { MixedSession } from './mixed-sessions.ts';
import { CHILD_CORPUS, type ChildFigure, LENGTHS, PLACES } from './windows.ts';

interface Findings {
  date: string;
  voices: Voice[];
  child: ChildFigure[];
  /** By seconds. */
  bands: ReadonlyMap<number, readonly number[]>;
  verification: number[][];
  enrolled: SessionFigures;
  unknown: SessionFigures;
  sessions: MixedSession[];
  /** Seconds of processor time for each second of sound. */
  describeShare: number;
}

const one = (value: number) => value.toFixed(1);
const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const heads = PLACES.flatMap((place) => LENGTHS.map((seconds) => `${place}, ${seconds} s`));
const ruleFor = (cells: number) => `|${'---|'.repeat(cells)}`;

function sessionRow(name: string, figures: SessionFigures): string {
  const wrong = figures.shareErrors.map(Math.abs);
  return row([
    name,
    one(figures.newestErrorPct),
    one(figures.finalErrorPct),
    one(figures.worstFinalErrorPct),
    one(figures.swappedPct),
    one(figures.falseSharePct),
    `${one(mean(wrong))} / ${one(quantile(wrong, 0.9))}`,
    one(figures.bandHeldPct),
  ]);
}

export function writeReport(findings: Findings): string {
  const { date, voices, child, bands, verification, enrolled, unknown, sessions, describeShare } =
    findings;
  const count = (is: (voice: Voice) => boolean) => voices.filter(is).length;
  const own = (voice: Voice) => voice.corpus === CHILD_CORPUS;
  return `# Who speaks

${date}, npm run eval:speakers, on voices that were kept apart from training: ${count(({ kind }) => kind === 'child')} children of 6 to 10 years,
${count(({ kind, age }) => kind === 'between' && age <= 12)} of 11 and 12, ${count((voice) => voice.kind === 'adult' && own(voice))} adults of the same corpus and ${count((voice) => voice.kind === 'adult' && !own(voice))} of others. Windows hold speech alone.
"Room and noise" is a made-up room (0.15 to 0.8 s of reverberation), for half a microphone's colour, and a household or street
sound 8 to 20 dB below the speech. Those sounds were not trained with; the rooms are new draws of the same generator.

## Child against adult: equal error rate, %
${row(['', ...heads])}
${ruleFor(heads.length + 1)}
${child.map(({ name, rates }) => row([name, ...rates.flat().map(one)])).join('\n')}

Had other such speakers come (the same ones drawn anew, 1000 times), 95 % of the rates of the first row, dry, would lie between
${[...bands].map(([seconds, band]) => `${band.map(one).join(' and ')} at ${seconds} s`).join(', ')}. \`speakers-folds.md\` has all 60 children
of the folder, each judged by a network that had not been trained with it.

Peers on the same corpora, dry, children up to 10 years (other draws of windows):
| | 1 s | 2 s | 4 s |
|---|---|---|---|
| pitch statistics alone | 30 | 27 | 25 |
| pitch, formants and MFCC, support vector machine | 19 | 17 | 15 |
| small network from scratch on filter banks | 15 | 11 | 8 |
| these layers before fine-tuning, support vector machine, no made-up rooms | 14 | 11.0 | 5.4 |

## Is it the enrolled adult: equal error rate, %
12 s enrolled dry, tried against the other adults of the corpus.
${row(['', ...heads])}
${ruleFor(heads.length + 1)}
${row(['adults of one corpus', ...verification.flat().map(one)])}

Peers, 2 s, dry: MFCC with discriminant analysis 23.5; these layers before fine-tuning with it 6.7 where others of the room were trained with, 17 where none was.

## Mixed play sessions
${sessions.length} sessions of a parent and a child, every third with a visitor who speaks a tenth to a third of it; 50 segments of 0.8 to 4 s, all in
rooms with noise; 20 s enrolled in another room. Errors are percent of the seconds. "As the newest" is what a segment is taken for at the
moment it ends; live, the product weighs all segments anew with each one, so that what is shown comes closer to "at the end" as play goes on.
| | as the newest | at the end | at the end, worst tenth | parent and child swapped | third voice where there is none, % | third-voice share off by, points: mean / worst tenth | true share within the band, % of sessions |
|---|---|---|---|---|---|---|---|
${sessionRow('parent enrolled', enrolled)}
${sessionRow('nobody enrolled', unknown)}

Describing takes ${one(100 * describeShare)} % of the length of the sound on one core, the rooms of this evaluation included; attributing ${one(enrolled.attributeMsPerPrint)} ms for each segment.

## Not measured
Children under 6 (no free recordings), real rooms with real distances, speech of two at once, singing and shouting, siblings as third voices,
native speakers among the children (all read English as a second language), and real play: everyone here reads aloud. With
${count(({ kind }) => kind === 'child')} children, one child more or less misheard moves a rate by several points.
`;
}
