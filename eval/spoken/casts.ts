// Who speaks which play session. `tune` may be used to choose settings of the ears; it shares no voice and no session with the others,
// which may not: `judge`; `fresh`, other sessions in voices blended of two, heard when `judge` was no longer new; and `lively`, where a
// sibling joins in, the child laughs, and people begin before others have ended. The sessions of `tune` have been used for choosing before.
// The recognizer has learned from the voices of its children and others, never from those of its parents, nor from a voice of the other
// sets.
import type { Speaker } from '#coding/session.ts';

export interface Voice {
  /** A voice of Kokoro, a or b for American or British, f or m for a woman or a man; or two with a + between, and it is halfway. */
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

type Row = readonly [session: string, parent: string, child: string, raised: number];
interface Others {
  readonly other: Voice;
  readonly woman: string;
  readonly man: string;
}

const voice = (name: string, raised = 1): Voice => ({ name, raised });

const castings = (others: Others, rows: readonly Row[]): Casting[] =>
  rows.map(([session, parent, child, raised]) => ({
    session,
    parent: voice(parent),
    child: voice(child, raised),
    other: others.other,
    television: voice(parent[1] === 'f' ? others.woman : others.man),
  }));

export const SETS: Readonly<Record<'judge' | 'fresh' | 'lively' | 'tune', readonly Casting[]>> = {
  judge: castings({ other: voice('bm_daniel'), woman: 'af_kore', man: 'am_liam' }, [
    ['ordinary/v33', 'af_bella', 'af_sky', 1.3],
    ['ordinary/v45', 'am_fenrir', 'af_nova', 1.2],
    ['ordinary/v14', 'bf_emma', 'bf_lily', 1.3],
    ['ordinary/v56', 'bm_george', 'bf_lily', 1.25],
    ['ordinary/v82', 'af_sarah', 'am_echo', 1.75],
    ['ordinary/v74', 'am_fenrir', 'bf_lily', 1.35],
    ['untrained/j1-03', 'am_puck', 'af_aoede', 1.35],
    ['untrained/j2-01', 'bf_emma', 'af_sky', 1.25],
    ['untrained/j2-06', 'af_bella', 'af_nova', 1.35],
    ['untrained/j3-02', 'bm_george', 'am_echo', 1.7],
  ]),
  fresh: castings(
    { other: voice('bm_daniel+am_echo'), woman: 'af_kore+af_aoede', man: 'am_liam+am_echo' },
    [
      ['ordinary/v12', 'af_bella+bf_emma', 'af_sky+bf_lily', 1.3],
      ['ordinary/v25', 'am_fenrir+bm_daniel', 'af_nova+af_aoede', 1.25],
      ['ordinary/v31', 'bf_emma+af_sarah', 'bf_lily+af_nova', 1.3],
      ['ordinary/v43', 'bm_george+am_puck', 'af_sky+af_nova', 1.35],
      ['untrained/j2-08', 'bf_emma+bf_lily', 'af_sky+af_aoede', 1.25],
      ['untrained/j3-04', 'af_bella+af_sarah', 'bf_lily+af_nova', 1.35],
    ],
  ),
  lively: castings({ other: voice('af_aoede', 1.15), woman: 'af_kore', man: 'am_liam' }, [
    ['ordinary/v22', 'bf_emma', 'af_nova', 1.3],
    ['ordinary/v64', 'am_puck', 'bf_lily', 1.25],
    ['ordinary/v36', 'af_sarah', 'af_sky', 1.35],
    ['untrained/j1-09', 'bm_george', 'af_nova', 1.25],
    ['untrained/j2-03', 'af_bella', 'bf_lily', 1.3],
    ['untrained/j3-07', 'am_fenrir', 'am_echo', 1.7],
  ]),
  tune: castings({ other: voice('bm_fable'), woman: 'af_alloy', man: 'am_eric' }, [
    ['harder/e1', 'af_heart', 'af_jessica', 1.3],
    ['harder/f2', 'am_michael', 'af_river', 1.3],
    ['harder/e3', 'bf_isabella', 'bf_alice', 1.3],
    ['harder/e2', 'bm_lewis', 'bf_alice', 1.2],
    ['harder/ap3', 'af_heart', 'af_river', 1.2],
    ['harder/tt2', 'am_michael', 'af_jessica', 1.4],
    ['harder/rr4', 'bf_isabella', 'bf_alice', 1.35],
    ['harder/aq5', 'bm_lewis', 'af_river', 1.3],
  ]),
};
