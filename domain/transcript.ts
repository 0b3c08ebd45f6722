// The transcript of a play session as it is stored: a line for each stretch of talk, "Parent: You built a tower."

const LABELS = { parent: 'Parent', child: 'Child', other: 'Other' } as const;

export type TranscriptSpeaker = keyof typeof LABELS;

export interface TranscriptLine {
  readonly speaker: TranscriptSpeaker;
  readonly text: string;
}

/** One line each; white space inside is one blank, and a stretch without words is left out. */
export function formatTranscript(lines: readonly TranscriptLine[]): string {
  return lines
    .map(({ speaker, text }) => ({ speaker, text: text.trim().replace(/\s+/g, ' ') }))
    .filter(({ text }) => text !== '')
    .map(({ speaker, text }) => `${LABELS[speaker]}: ${text}`)
    .join('\n');
}

/** The lines of a stored transcript. Of a line that does not say who spoke, nothing can be told: it is left out. */
export function parseTranscript(transcript: string): TranscriptLine[] {
  return transcript.split('\n').flatMap((line) => {
    const labelEnd = line.indexOf(':');
    const speaker = SPEAKERS.get(line.slice(0, labelEnd));
    const text = line.slice(labelEnd + 1).trim();
    return speaker && text ? [{ speaker, text }] : [];
  });
}

const SPEAKERS = new Map(
  Object.entries(LABELS).map(([speaker, label]) => [label as string, speaker as TranscriptSpeaker]),
);
