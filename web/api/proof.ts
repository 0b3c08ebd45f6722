// A call may want a confirmation first that it is really the owner. Whoever makes it need not know: the app asks, and the call is made again.
import { useSyncExternalStore } from 'react';
import { ApiError } from './api-error.ts';

type Answer = (isGiven: boolean) => void;

let waiting: readonly Answer[] = [];
const listeners = new Set<() => void>();

function setWaiting(next: readonly Answer[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Asks the person; calls that come meanwhile share the question. False where they would rather not. */
export function isProofGiven(): Promise<boolean> {
  return new Promise((resolve) => setWaiting([...waiting, resolve]));
}

export function answerProof(isGiven: boolean): void {
  const answered = waiting;
  setWaiting([]);
  for (const answer of answered) answer(isGiven);
}

/** Whether somebody is asked now. */
export function useIsProofAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting.length > 0,
  );
}

/** A call that failed because the person would rather not confirm: nothing went wrong, and there is nothing to tell them. */
export function isProofDeclined(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'proof_required';
}
