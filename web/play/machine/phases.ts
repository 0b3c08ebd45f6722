// Where a play session can be, as the screen shows it, and which stage of the saved record that is.
import type { EventName } from './events.ts';
import { CELEBRATE_MS, FINALIZE_MS, HEALTH_CHECK_MS, TICK_MS } from './limits.ts';

/** The stages of the saved record. */
export const STAGES = ['idle', 'countdown', 'recording', 'completed'] as const;

export type Stage = (typeof STAGES)[number];

/** Rings by itself for as long as its phase lasts, once or over and over. */
export type PhaseTimer =
  | { readonly event: EventName; readonly afterMs: number }
  | { readonly event: EventName; readonly everyMs: number };

interface PhaseFacts {
  /** For the drawing. */
  readonly label: string;
  readonly stage: Stage;
  readonly timers?: readonly PhaseTimer[];
  readonly isFinal?: true;
}

const tick = { event: 'tick', everyMs: TICK_MS } as const;
const check = { event: 'checkDue', everyMs: HEALTH_CHECK_MS } as const;

export const phases = {
  loading: { label: 'Looking for a saved play session', stage: 'idle' },
  elsewhere: { label: 'Running in another tab', stage: 'idle' },
  released: { label: 'The other tab is done', stage: 'idle' },
  ready: { label: 'Waiting for a tap to begin', stage: 'idle' },
  asking: { label: 'Asking for the microphone', stage: 'idle' },
  opening: { label: 'The browser opens the microphone', stage: 'idle' },
  testing: { label: 'Audio test', stage: 'idle' },
  unavailable: { label: 'Microphone Unavailable', stage: 'idle' },
  countdown: { label: 'Get Ready!', stage: 'countdown', timers: [tick] },
  countdownQuestion: { label: 'End early? (before the start)', stage: 'countdown' },
  waiting: { label: 'Waiting for a tap to go on (timer held)', stage: 'recording' },
  restoring: { label: 'Microphone reopens after a reload', stage: 'recording', timers: [tick] },
  running: { label: 'Playing', stage: 'recording', timers: [tick, check] },
  withoutAudio: { label: 'Playing without audio', stage: 'recording', timers: [tick] },
  endQuestion: { label: 'End early?', stage: 'recording', timers: [tick, check] },
  silentQuestion: { label: 'End early? (without audio)', stage: 'recording', timers: [tick] },
  paused: { label: 'Recording Issue Detected (timer held)', stage: 'recording', timers: [tick] },
  resuming: { label: 'Attempting to Resume (timer held)', stage: 'recording', timers: [tick] },
  finishing: {
    label: 'The recorder hands over its last sound',
    stage: 'completed',
    timers: [{ event: 'finalizeTimedOut', afterMs: FINALIZE_MS }],
  },
  celebrating: {
    label: 'The lamp lights up',
    stage: 'completed',
    timers: [{ event: 'celebrated', afterMs: CELEBRATE_MS }],
  },
  completed: { label: 'Completed, on to feedback', stage: 'completed', isFinal: true },
  left: { label: 'Left', stage: 'idle', isFinal: true },
} as const satisfies Record<string, PhaseFacts>;

export type Phase = keyof typeof phases;

export const PHASES = Object.keys(phases) as readonly Phase[];

const facts: Record<Phase, PhaseFacts> = phases;

export function stageOf(phase: Phase): Stage {
  return facts[phase].stage;
}

/** What a screen sets going when it enters the phase, and stops when it leaves; what the next phase has too just goes on. */
export function timersOf(phase: Phase): readonly PhaseTimer[] {
  return facts[phase].timers ?? [];
}

export function isFinal(phase: Phase): boolean {
  return facts[phase].isFinal ?? false;
}
