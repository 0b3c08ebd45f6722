// Puts spoken lines on a time line, one track for each speaker: in a room each has a place of its own.
import type { Speaker } from '#coding/session.ts';
import { SAMPLE_RATE } from '#speech/audio.ts';
import type { CodedTurn } from '../../models/coder/coded-session.ts';
import type { Cast } from './casts.ts';
import type { Say } from './lines.ts';
import type { PlacedTurn } from './lively.ts';
import { withRisingEnd } from './question-melody.ts';
import { NEWS } from './readings.ts';

export interface TelevisionLine {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface LaidOut {
  readonly tracks: Readonly<Record<Speaker | 'television', Float32Array>>;
  readonly turns: readonly CodedTurn[];
  readonly television: readonly TelevisionLine[];
}

const SHORTEST_GAP_SECONDS = 0.15;
const NEWS_GAP_SECONDS = 0.5;
/** The family has left, and the television is heard alone. */
const AFTER_SECONDS = 20;

export async function layOut(turns: readonly PlacedTurn[], cast: Cast, say: Say): Promise<LaidOut> {
  const said: { turn: PlacedTurn; samples: Float32Array }[] = [];
  let free = 0;
  let written = 0;
  for (const turn of turns) {
    const flat = await say(turn.text, cast[turn.speaker]);
    // Kokoro says a question mark much as it says a full stop.
    const samples = turn.rising ? withRisingEnd(flat) : flat;
    // Voices are slower or faster than the writer thought; the pauses between turns stay.
    const gap = Math.max(SHORTEST_GAP_SECONDS, turn.start - written);
    const start = turn.overlapSeconds ? Math.max(0, free - turn.overlapSeconds) : free + gap;
    const end = start + samples.length / SAMPLE_RATE;
    free = Math.max(free, end);
    written = turn.end;
    said.push({ turn: { ...turn, start, end }, samples });
  }
  const length = Math.ceil((free + AFTER_SECONDS) * SAMPLE_RATE);
  const tracks = {
    parent: new Float32Array(length),
    child: new Float32Array(length),
    other: new Float32Array(length),
    television: new Float32Array(length),
  };
  for (const { turn, samples } of said)
    tracks[turn.speaker].set(samples, Math.round(turn.start * SAMPLE_RATE));
  const television = await broadcast(tracks.television, cast, say);
  const spoken = said.map(({ turn }) => turn).filter(({ isLaughter }) => !isLaughter);
  return { tracks, turns: spoken, television };
}

/** The news from beginning to end, again and again. */
async function broadcast(track: Float32Array, cast: Cast, say: Say): Promise<TelevisionLine[]> {
  const lines: TelevisionLine[] = [];
  let at = 0;
  for (let line = 0; ; line++) {
    const text = NEWS[line % NEWS.length] ?? '';
    const samples = await say(text, cast.television);
    if (at + samples.length > track.length) return lines;
    track.set(samples, at);
    lines.push({ start: at / SAMPLE_RATE, end: (at + samples.length) / SAMPLE_RATE, text });
    at += samples.length + Math.round(NEWS_GAP_SECONDS * SAMPLE_RATE);
  }
}
