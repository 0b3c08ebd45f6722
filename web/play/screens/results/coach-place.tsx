import type { ReactNode } from 'react';
import type { Child } from '#contract/children.ts';
import type { PlaySession } from '#contract/play-sessions.ts';
import { SessionCoach } from '#web/coach/session-coach.tsx';

export interface CoachProps {
  readonly playSession: Pick<PlaySession, 'id' | 'childId' | 'duration'>;
  readonly child: Child | undefined;
  /** Made up in dev mode, where nothing is saved. No id tells: a family can have any. */
  readonly isDummy: boolean;
}

/** The coach behind "Continue to AI Feedback"; undefined where there is none, and then nothing leads to it. */
export function coachFor({ playSession, child, isDummy }: CoachProps): ReactNode {
  return child && <SessionCoach playSession={playSession} child={child} isDummy={isDummy} />;
}
