// Who speaks which play session. No voice and no session is in both sets: the first may be used to choose settings of the
// ears, the second may not. The sessions of the first have been used for choosing before.
import type { Speaker } from '#coding/session.ts';

export interface Voice {
  /** A voice of Kokoro: a or b for American or British, f or m for a woman or a man. */
  readonly name: string;
  /** How much higher than spoken, pitch and formants together: an adult's voice becomes a child's. */
  readonly raised: number;
}

export interface Cast extends Readonly<Record<Speaker, Voice>> {
  /** Reads the news, a voice of the parent's sex. */
  readonly television: Voice;
}

export interface Casting extends Cast {
  /** Below eval/coding/sessions. */
  readonly session: string;
}

const adult = (name: string): Voice => ({ name, raised: 1 });
const child = (name: string, raised: number): Voice => ({ name, raised });

const TUNE_OTHERS = {
  woman: { other: adult('bm_fable'), television: adult('af_alloy') },
  man: { other: adult('bm_fable'), television: adult('am_eric') },
};
const JUDGE_OTHERS = {
  woman: { other: adult('bm_daniel'), television: adult('af_kore') },
  man: { other: adult('bm_daniel'), television: adult('am_liam') },
};

export const SETS: Readonly<Record<'judge' | 'tune', readonly Casting[]>> = {
  judge: [
    {
      session: 'ordinary/v61',
      parent: adult('af_bella'),
      child: child('af_sky', 1.3),
      ...JUDGE_OTHERS.woman,
    },
    {
      session: 'ordinary/v31',
      parent: adult('am_fenrir'),
      child: child('af_nova', 1.2),
      ...JUDGE_OTHERS.man,
    },
    {
      session: 'ordinary/v62',
      parent: adult('bf_emma'),
      child: child('bf_lily', 1.3),
      ...JUDGE_OTHERS.woman,
    },
    {
      session: 'ordinary/v72',
      parent: adult('bm_george'),
      child: child('bf_lily', 1.25),
      ...JUDGE_OTHERS.man,
    },
    {
      session: 'untrained/j1-05',
      parent: adult('am_puck'),
      child: child('af_aoede', 1.35),
      ...JUDGE_OTHERS.man,
    },
    {
      session: 'untrained/j3-07',
      parent: adult('af_sarah'),
      child: child('am_echo', 1.75),
      ...JUDGE_OTHERS.woman,
    },
  ],
  tune: [
    {
      session: 'harder/e1',
      parent: adult('af_heart'),
      child: child('af_jessica', 1.3),
      ...TUNE_OTHERS.woman,
    },
    {
      session: 'harder/f2',
      parent: adult('am_michael'),
      child: child('af_river', 1.3),
      ...TUNE_OTHERS.man,
    },
    {
      session: 'harder/e3',
      parent: adult('bf_isabella'),
      child: child('bf_alice', 1.3),
      ...TUNE_OTHERS.woman,
    },
    {
      session: 'harder/e2',
      parent: adult('bm_lewis'),
      child: child('bf_alice', 1.2),
      ...TUNE_OTHERS.man,
    },
  ],
};
