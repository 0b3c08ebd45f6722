import { rememberPage } from '#web/browser/wanted-page.ts';
import { toast } from '#web/ui/toast-store.ts';
import { ApiError } from './api-error.ts';

const REDIRECT_DELAY_MS = 500;

export const loggedOutNotice = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
} as const;

/** Goes to the log-in page by a full load, after time to read why, and from there back here; call what it returns to stay. */
export function goToLogIn(): () => void {
  rememberPage();
  const timer = setTimeout(() => window.location.assign('/login'), REDIRECT_DELAY_MS);
  return () => clearTimeout(timer);
}

const ABOUT_KEYS = new Set<string | undefined>(['invalid_credentials', 'code_required']);

/** Whether a call failed because the login session is gone, and not because of a password or a code. */
function isLoggedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && !ABOUT_KEYS.has(error.body.code);
}

/** What every failed call comes by: somebody whose login session has ended is told and led to log in. */
export function leaveIfLoggedOut(error: unknown, { isSignedIn }: { isSignedIn: boolean }): void {
  if (!isSignedIn || !isLoggedOut(error)) return;
  toast({ ...loggedOutNotice, variant: 'destructive', isLast: true });
  goToLogIn();
}
