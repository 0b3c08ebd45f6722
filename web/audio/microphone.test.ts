import { afterEach, expect, it, vi } from 'vitest';
import { openMicrophone } from './microphone.ts';

afterEach(() => vi.unstubAllGlobals());

it('asks for sound without echo and noise, at 44100 samples a second', async () => {
  const getUserMedia = vi.fn<(wishes: object) => Promise<unknown>>(async () => ({}));
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia }, userAgent: '', maxTouchPoints: 0 });
  vi.stubGlobal('MediaRecorder', { isTypeSupported: () => true });
  await openMicrophone();
  expect(getUserMedia).toHaveBeenCalledWith({
    audio: { echoCancellation: true, noiseSuppression: true, sampleRate: 44_100 },
  });
});
