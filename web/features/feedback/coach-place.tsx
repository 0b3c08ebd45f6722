import type { ReactNode } from 'react';
import type { Child } from '#contract/children.ts';
import type { PlaySession } from '#contract/play-sessions.ts';

export interface CoachProps {
  /** Of a made-up one in dev mode: its id is 999. */
  readonly playSession: Pick<PlaySession, 'id' | 'childId' | 'duration'>;
  readonly child: Child | undefined;
}

/** The coach behind "Continue to AI Feedback"; undefined where there is none, and then nothing leads to it. */
export const coachFor: (props: CoachProps) => ReactNode = () => undefined;
