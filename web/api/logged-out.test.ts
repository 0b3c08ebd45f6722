import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, getToast, toast } from '#web/ui/toast-store.ts';
import { ApiError } from './api-error.ts';
import { leaveIfLoggedOut } from './logged-out.ts';

const loginRequired = new ApiError(401, '{"code":"login_required"}');
const wrongPassword = new ApiError(401, '{"code":"invalid_credentials"}');

describe('a call that fails', () => {
  const assign = vi.fn<(address: string) => void>();
  const setItem = vi.fn<(key: string, value: string) => void>();

  beforeEach(() => {
    vi.useFakeTimers();
    const location = { assign, pathname: '/children', search: '?child=7', hash: '#week' };
    vi.stubGlobal('window', { location });
    vi.stubGlobal('sessionStorage', { setItem });
  });

  afterEach(() => {
    const left = getToast();
    if (left) dismissToast(left.id);
    vi.runAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    assign.mockReset();
    setItem.mockReset();
  });

  it('because the login session is gone says so, and leads to the log-in page after 500 ms', () => {
    leaveIfLoggedOut(loginRequired, { isSignedIn: true });
    expect(getToast()).toMatchObject({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      variant: 'destructive',
    });
    vi.advanceTimersByTime(499);
    expect(assign).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(assign).toHaveBeenCalledWith('/login');
    // From where logging in leads back.
    expect(setItem.mock.lastCall?.[1]).toBe('/children?child=7#week');
  });

  it('is not talked over: the screen that made the call speaks last', () => {
    leaveIfLoggedOut(loginRequired, { isSignedIn: true });
    toast({ title: 'Error', description: 'Failed to update child profile' });
    expect(getToast()).toMatchObject({ title: 'Unauthorized' });
  });

  it.each([
    ['for a visitor', loginRequired, false],
    ['because of a wrong password', wrongPassword, true],
    ['for another reason', new ApiError(403, '{"code":"foreign_origin"}'), true],
    ['without an answer', new TypeError('Failed to fetch'), true],
  ])('%s leaves everything as it is', (_case, error, isSignedIn) => {
    leaveIfLoggedOut(error, { isSignedIn });
    vi.advanceTimersByTime(1000);
    expect(getToast()).toBeUndefined();
    expect(assign).not.toHaveBeenCalled();
    expect(setItem).not.toHaveBeenCalled();
  });
});
