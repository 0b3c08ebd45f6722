// A call may want a confirmation first that it is really the owner. Whoever makes it need not know: the app asks, and the call is made again.
import { useSyncExternalStore } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { ApiError } from './api-error.ts';

interface Waiting {
  /** What is to be called; unknown of a bare address. */
  readonly endpoint: Endpoint | undefined;
  readonly answer: (isGiven: boolean) => void;
}

let waiting: readonly Waiting[] = [];
const listeners = new Set<() => void>();

function setWaiting(next: readonly Waiting[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Asks the person; calls that come meanwhile share the question. False where they would rather not. */
export function isProofGiven(endpoint: Endpoint | undefined): Promise<boolean> {
  return new Promise((answer) => setWaiting([...waiting, { endpoint, answer }]));
}

export function answerProof(isGiven: boolean): void {
  const answered = waiting;
  setWaiting([]);
  for (const { answer } of answered) answer(isGiven);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether somebody is asked now. */
export function useIsProofAsked(): boolean {
  const isWaiting = () => waiting.length > 0;
  return useSyncExternalStore(subscribe, isWaiting, isWaiting);
}

/** What they are asked for; of several calls the first. */
export function useProofAskedFor(): Endpoint | undefined {
  return useSyncExternalStore(subscribe, () => waiting[0]?.endpoint);
}

/** A call that failed because the person would rather not confirm: nothing went wrong, and there is nothing to tell them. */
export function isProofDeclined(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'proof_required';
}
