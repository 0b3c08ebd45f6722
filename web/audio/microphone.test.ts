import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openMicrophone } from './microphone.ts';

const getUserMedia = vi.fn<(wishes: object) => Promise<unknown>>();

beforeEach(() => {
  getUserMedia.mockReset().mockResolvedValue({});
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia }, userAgent: '', maxTouchPoints: 0 });
  vi.stubGlobal('MediaRecorder', { isTypeSupported: () => true });
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failure = (name: string) => new DOMException('No', name);

it('asks for sound without echo and noise, at 44100 samples a second', async () => {
  await openMicrophone();
  expect(getUserMedia).toHaveBeenCalledWith({
    audio: { echoCancellation: true, noiseSuppression: true, sampleRate: 44_100 },
  });
});

it('asks once more for one that something else still holds', async () => {
  getUserMedia.mockRejectedValueOnce(failure('NotReadableError'));
  const opened = openMicrophone();
  await vi.runAllTimersAsync();
  await expect(opened).resolves.toEqual({});
});

it('gives up on one that stays busy', async () => {
  getUserMedia.mockRejectedValue(failure('NotReadableError'));
  const [opened] = await Promise.allSettled([openMicrophone(), vi.runAllTimersAsync()]);
  expect(opened).toMatchObject({ status: 'rejected', reason: { problem: 'busy' } });
  expect(getUserMedia).toHaveBeenCalledTimes(2);
});

it('takes a parent’s no for an answer', async () => {
  getUserMedia.mockRejectedValue(failure('NotAllowedError'));
  await expect(openMicrophone()).rejects.toMatchObject({ problem: 'refused' });
  expect(getUserMedia).toHaveBeenCalledOnce();
});
