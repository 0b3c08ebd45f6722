import { ApiError } from './api-error.ts';

/** Above the sentence about a child that could not be added. */
export function childFailureTitle(error: unknown): string {
  const isFull = error instanceof ApiError && error.body.code === 'quota_reached';
  return isFull ? 'You have 12 profiles' : 'Error';
}
