import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { queryClient } from './query-client.ts';
import { useVoiceStatus } from './voice-status.ts';
import { voiceStatusKey } from './voice-status-key.ts';

const MINUTE_MS = 60_000;

function Asking() {
  useVoiceStatus();
  return null;
}

it('the status of the voice is fresh for 5 minutes and kept for 10', async () => {
  vi.useFakeTimers();
  const fetched = vi.fn<() => Promise<Response>>(async () => Response.json({ available: true }));
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => {
    cleanup();
    queryClient.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const lookFor = async (ms: number) => {
    const { unmount } = render(<Asking />, {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    });
    await vi.advanceTimersByTimeAsync(10);
    unmount();
    await vi.advanceTimersByTimeAsync(ms);
  };
  await lookFor(4.9 * MINUTE_MS);
  await lookFor(0.2 * MINUTE_MS);
  expect(fetched).toHaveBeenCalledTimes(1);
  await lookFor(9.9 * MINUTE_MS);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(queryClient.getQueryData(voiceStatusKey)).toEqual({ available: true });
  await vi.advanceTimersByTimeAsync(0.2 * MINUTE_MS);
  expect(queryClient.getQueryData(voiceStatusKey)).toBeUndefined();
});
