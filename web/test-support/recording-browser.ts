// A browser that records, and time that goes by when the test says so.
import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { getToast } from '#web/ui/toast-store.ts';

/** Each look lets a millisecond go by. */
const look = { interval: 1, timeout: 20_000 };

export interface RecordingBrowser {
  /** How long the chunks are that it was asked for. */
  readonly chunksMs: readonly number[];
  /** From the first button of the recorder to the sample that was sent. */
  readonly record: (seconds: number) => Promise<void>;
  readonly press: (name: string) => Promise<void>;
  readonly pass: (ms: number) => Promise<void>;
  readonly expectToast: (title: string) => Promise<void>;
}

/** It hears something, and hands it over at the end. Once the app is open: opening it takes back what is stubbed. */
export function recordingBrowser(): RecordingBrowser {
  const chunksMs: number[] = [];
  class Recorder extends EventTarget {
    static readonly isTypeSupported = () => true;
    state = 'inactive';

    start(chunkMs: number) {
      chunksMs.push(chunkMs);
      this.state = 'recording';
      queueMicrotask(() => this.dispatchEvent(new Event('start')));
    }

    stop() {
      this.state = 'inactive';
      const heard = Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) });
      this.dispatchEvent(heard);
      this.dispatchEvent(new Event('stop'));
    }
  }
  vi.stubGlobal('MediaRecorder', Recorder);
  const stream = { getAudioTracks: () => [], getTracks: () => [] };
  const mediaDevices = { getUserMedia: async () => stream };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    vi.useRealTimers();
  });
  const find = (name: string) =>
    vi.waitFor(() => {
      const button = screen.getByRole<HTMLButtonElement>('button', { name });
      expect(button.disabled).toBe(false);
      return button;
    }, look);
  const pass = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
  };
  const press = async (name: string) => {
    const found = await find(name);
    await act(async () => found.click());
  };
  return {
    chunksMs,
    press,
    pass,
    async record(seconds) {
      await press('Start Recording');
      await find('Stop Recording');
      await pass(seconds * 1000);
      await press('Stop Recording');
      await press('Submit');
    },
    expectToast: (title) => vi.waitFor(() => expect(getToast()?.title).toBe(title), look),
  };
}
