import type { ReactNode } from 'react';
import type { Child } from '#contract/children.ts';
import type { PlaySession } from '#contract/play-sessions.ts';
import { SessionCoach } from '#web/coach/session-coach.tsx';

/** In dev mode nothing is saved. */
export const DUMMY_ID = 999;

export interface CoachProps {
  /** Of a made-up one in dev mode: its id is `DUMMY_ID`. */
  readonly playSession: Pick<PlaySession, 'id' | 'childId' | 'duration'>;
  readonly child: Child | undefined;
}

/** The coach behind "Continue to AI Feedback"; undefined where there is none, and then nothing leads to it. */
export function coachFor({ playSession, child }: CoachProps): ReactNode {
  const isDummy = playSession.id === DUMMY_ID;
  return child && <SessionCoach playSession={playSession} child={child} isDummy={isDummy} />;
}
