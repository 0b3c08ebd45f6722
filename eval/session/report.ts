import { FAR_OFF, STAGES, type Tally } from './tally.ts';

const percent = ({ part, whole }: { part: number; whole: number }) =>
  whole === 0 ? '-' : `${((part / whole) * 100).toFixed(1)} %`;

/** What one kind of sound comes to, as Markdown. */
export function sectionOf(tally: Tally): string {
  const stages = STAGES.filter((stage) => tally.countErrors.has(stage));
  const counters = [...(tally.countErrors.get('end to end')?.keys() ?? [])].filter(
    (name) => name !== 'imitations',
  );
  const mean = (sum = 0) => (sum / tally.plays).toFixed(2);
  const rows = counters.map((counter) => [
    counter,
    ...stages.map((stage) => mean(tally.countErrors.get(stage)?.get(counter))),
  ]);
  const falseRow = stages.map((stage) =>
    stage === 'voices as found' ? '-' : mean(tally.falseCriticisms.get(stage)),
  );
  return `| mean error of a session's count | ${stages.join(' | ')} |
|---|${stages.map(() => '--:').join('|')}|
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}
| criticisms where there was none, a session | ${falseRow.join(' | ')} |

${linesOf(tally).join('\n')}`;
}

function linesOf(tally: Tally): string[] {
  const { words, wrongVoice, television, televisionCounts, questionMarks, twoVoices, toldRough } =
    tally;
  const { farOff, others } = toldRough;
  const aMinute = (count: number) => ((60 * count) / tally.seconds).toFixed(2);
  return [
    ...[...words].map(
      ([size, { parent, child }]) =>
        `- Words wrong, lost or added, Moonshine ${size}: parent ${percent(parent)} of ${parent.whole}, child ${percent(child)} of ${child.whole}.`,
    ),
    `- Question marks of the parent: ${questionMarks.part} written for ${questionMarks.whole} said.`,
    `- Stretches in which two of the family speak: ${percent(twoVoices)} of ${twoVoices.whole}.`,
    `- Speech given to the wrong voice: ${percent(wrongVoice.unknown)} of the seconds without enrollment${wrongVoice.known.whole ? `, ${percent(wrongVoice.known)} with` : ''}.`,
    ...(television.unknown.whole
      ? [
          `- Stretches of the television (${television.unknown.whole}) given to the parent: ${percent(television.unknown)} without enrollment, ${percent(television.known)} with.`,
          `- Counted though the television said it: ${aMinute(televisionCounts.unknown)} a minute without enrollment, ${aMinute(televisionCounts.known)} with.`,
        ]
      : []),
    `- Sessions with a count that is off by more than ${FAR_OFF}: ${farOff.whole}, of which ${farOff.part} tell the parent that the counts are a rough guide; of the other ${others.whole} do ${others.part}.`,
    `- CPU: ${(tally.cpuSeconds / tally.seconds).toFixed(3)} of the recording's length (${process.platform} ${process.arch}, Node ${process.versions.node}), decoding, hearing and coding together.`,
  ];
}
