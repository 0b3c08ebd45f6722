// The talk that the recognizer learns from, and who says each line: voices and mixtures of two, parents and raised ones that stand in for children.
import { join } from 'node:path';
import { readScenes, readSessions } from '../coder/read-talk.ts';

export interface Line {
  readonly text: string;
  readonly accent: 'american' | 'british';
  /** Two voices of Kokoro and the share of the first. */
  readonly voices: readonly [string, string];
  readonly share: number;
  /** How much higher than spoken, pitch and formants together. */
  readonly raised: number;
  readonly pace: number;
  readonly isChild: boolean;
  readonly isBentUp: boolean;
}

// None of them is a parent's voice of eval/spoken/casts.ts, and none at all is in its set for judging.
const ENGLISH =
  'af_nicole am_adam am_onyx am_santa af_jessica af_river bf_alice af_alloy am_eric bm_fable';
const FOREIGN =
  'ef_dora em_alex ff_siwis hf_alpha hf_beta hm_omega hm_psi if_sara im_nicola jf_alpha jf_gongitsune jf_nezumi jf_tebukuro jm_kumo pf_dora pm_alex zf_xiaobei zf_xiaoni zf_xiaoxiao zf_xiaoyi zm_yunjian zm_yunxi zm_yunxia zm_yunyang';

const PLAIN = /^[A-Za-z ,.?!'-]+[.?!]$/;
const MOST_WORDS = 22;

/** Turns of `models/coder`, each once, in a random order. */
export function linesOf(coder: string, next: () => number): Line[] {
  const sessions = [
    ...readSessions(join(coder, 'talk')),
    ...['scenes', 'hard', 'families'].flatMap((folder) => readScenes(join(coder, folder))),
  ];
  const turns = sessions.flatMap(({ turns: all }) => all);
  const spoken = turns.flatMap(({ speaker, text, rising = false }) => {
    const written = asWritten(text);
    const fits = PLAIN.test(written) && written.split(' ').length <= MOST_WORDS;
    return fits ? [{ text: written, isChild: speaker === 'child', rising }] : [];
  });
  const unique = [...new Map(spoken.map((turn) => [turn.text, turn])).values()];
  return unique
    .map((turn) => ({ turn, order: next() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ turn }) => castLine(turn, next));
}

function castLine(
  { text, isChild, rising }: { text: string; isChild: boolean; rising: boolean },
  next: () => number,
): Line {
  const voice = () => {
    const names = (next() < 0.5 ? ENGLISH : FOREIGN).split(' ');
    return names[Math.floor(next() * names.length)] ?? '';
  };
  const first = voice();
  const motherese = next() < 0.3 ? 1 + 0.1 * next() : 1;
  return {
    text,
    accent: first.startsWith('b') || next() < 0.25 ? 'british' : 'american',
    voices: [first, next() < 0.5 ? voice() : first],
    share: next(),
    raised: isChild ? 1.15 + 0.6 * next() : motherese,
    pace: 0.85 + 0.35 * next(),
    isChild,
    isBentUp: rising && next() < 0.5,
  };
}

/** Families' talk is written small; a recognizer writes sentences. */
function asWritten(text: string): string {
  return text
    .replaceAll('’', "'")
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(
      /(^|[.?!] )([a-z])/g,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replaceAll(/\bi\b/g, 'I')
    .trim();
}
