import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dismissToast,
  getToast,
  subscribeToToast,
  TOAST_DROP_DELAY_MS,
  TOAST_DURATION_MS,
  toast,
} from './toast-store.ts';

describe('toast store', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    const left = getToast();
    if (left) dismissToast(left.id);
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('shows a plain toast for five seconds unless told otherwise', () => {
    const id = toast({ title: 'Saved' });
    expect(TOAST_DURATION_MS).toBe(5000);
    expect(getToast()).toEqual({
      id,
      title: 'Saved',
      variant: 'default',
      durationMs: 5000,
      open: true,
    });
  });

  it('keeps what the caller asks for', () => {
    toast({ title: 'Oops', description: 'No network', variant: 'destructive', durationMs: 9000 });
    expect(getToast()).toMatchObject({
      description: 'No network',
      variant: 'destructive',
      durationMs: 9000,
    });
  });

  it('holds one toast: a new one takes the place of the old', () => {
    const first = toast({ title: 'First' });
    const second = toast({ title: 'Second' });
    expect(second).not.toBe(first);
    expect(getToast()).toMatchObject({ id: second, title: 'Second' });
  });

  it('closes a dismissed toast at once and drops it after 1000000 ms', () => {
    const id = toast({ title: 'Saved' });
    dismissToast(id);
    expect(TOAST_DROP_DELAY_MS).toBe(1_000_000);
    expect(getToast()).toMatchObject({ id, open: false });
    vi.advanceTimersByTime(999_999);
    expect(getToast()).toMatchObject({ id, open: false });
    vi.advanceTimersByTime(1);
    expect(getToast()).toBeUndefined();
  });

  it('does not drop a new toast when the time of an old one is up', () => {
    dismissToast(toast({ title: 'Old' }));
    const fresh = toast({ title: 'Fresh' });
    vi.advanceTimersByTime(2_000_000);
    expect(getToast()).toMatchObject({ id: fresh, open: true });
  });

  it('ignores the dismissal of a toast that is no longer shown', () => {
    const old = toast({ title: 'Old' });
    const fresh = toast({ title: 'Fresh' });
    dismissToast(old);
    expect(getToast()).toMatchObject({ id: fresh, open: true });
  });

  it('tells its listeners of every change until they leave', () => {
    const listener = vi.fn<() => void>();
    const leave = subscribeToToast(listener);
    const id = toast({ title: 'Saved' });
    dismissToast(id);
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    toast({ title: 'Unheard' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
