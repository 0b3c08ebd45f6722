import { ApiError } from '#web/api/api-error.ts';

/** The password was right, and the account wants a code as well. */
export function isCodeDue(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'code_required';
}
