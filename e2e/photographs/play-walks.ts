import type { WebSocketRoute } from '@playwright/test';
import type { ServerMessage } from '#contract/live.ts';
import type { Walk } from './walk.ts';

const metrics = {
  labeledPraises: 3,
  behaviorDescriptions: 4,
  reflections: 2,
  questions: 1,
  commands: 0,
  criticisms: 0,
  totalNegative: 1,
};
const noise = (type: 'third_voice_notice' | 'third_voice_warning', thirdVoicePct: number) =>
  ({ type, thirdVoicePct, message: '' }) as const;

/** A play whose server is imitated, so that every picture shows the same counts. */
export const playWalks: readonly Walk[] = [
  {
    name: 'play-walk',
    async walk(tab, shoot) {
      let live: WebSocketRoute | undefined;
      const say = (message: ServerMessage) => live?.send(JSON.stringify(message));
      await tab.routeWebSocket('**/api/cdi/realtime*', (socket) => {
        live = socket;
        say({ type: 'connected', sessionId: 'a-play', nextChunk: 0 });
      });
      await tab.context().grantPermissions(['microphone']);
      await tab.goto('/session/active');
      const start = tab.getByRole('button', { name: 'Start 5-Minute Session' });
      await start.waitFor();
      await shoot('play-ready');
      await start.click();
      await tab.getByText('Get Ready!').waitFor();
      await shoot('play-countdown');
      await tab.getByText('Enjoy your time together').waitFor();
      const update = { type: 'cdi_update', metrics, totalUtterances: 10, transcript: '' } as const;
      say({ type: 'warmup_complete' });
      say({ ...update, isFinal: false, coaching: 'Try saying what she builds.' });
      await tab.getByText('Live', { exact: true }).waitFor();
      await tab.waitForTimeout(1000);
      await shoot('play-running');
      say(noise('third_voice_notice', 14));
      await closeToast();
      await shoot('play-noise-amber');
      say(noise('third_voice_warning', 41));
      await closeToast();
      await shoot('play-noise-red');
      await tab.getByRole('button', { name: 'End the session' }).click();
      await tab.getByRole('dialog').waitFor();
      await shoot('play-end-question');
      await tab.getByRole('button', { name: 'No, Keep Going' }).click();
      await tab.evaluate(() => {
        for (const track of window.openTracks ?? []) {
          track.stop();
          track.dispatchEvent(new Event('ended'));
        }
      });
      await tab.getByRole('dialog', { name: 'Recording Issue Detected' }).waitFor();
      await shoot('play-paused');
      await tab.getByRole('button', { name: 'Continue Without Audio' }).click();
      await closeToast();
      await shoot('play-without-audio');
      await tab.getByRole('button', { name: 'End the session' }).click();
      await tab.getByRole('button', { name: 'Yes, End Session' }).click();

      async function closeToast(): Promise<void> {
        await tab
          .getByRole('region', { name: /Notifications/ })
          .locator('li')
          .first()
          .waitFor();
        await tab.getByRole('button', { name: 'Close' }).click();
        await tab.waitForTimeout(300);
      }
    },
  },
  {
    name: 'play-reopened',
    async walk(tab, shoot) {
      await tab.context().grantPermissions(['microphone']);
      await tab.goto('/session/active');
      await tab.getByRole('button', { name: 'Start 5-Minute Session' }).click();
      await tab.getByText('Enjoy your time together').waitFor();
      await tab.waitForTimeout(6000);
      await tab.reload();
      await tab.getByRole('button', { name: 'Keep Playing' }).waitFor();
      await shoot('play-waiting');
      await tab.goto('/');
      await tab.getByRole('link', { name: 'Keep playing' }).waitFor();
      await shoot('home-play-cut-short');
    },
  },
  {
    name: 'play-no-microphone',
    async walk(tab, shoot) {
      await tab.context().grantPermissions([]);
      await tab.goto('/session/active');
      await tab.getByRole('button', { name: 'Allow Microphone' }).click();
      await tab.getByRole('heading', { name: 'Microphone Unavailable' }).waitFor();
      await shoot('play-no-microphone');
    },
  },
];

declare global {
  interface Window {
    /** Every track that the page was given. */
    openTracks?: MediaStreamTrack[];
  }
}

/** Lets a walk end a track, as a headset does that is pulled out. */
export function rememberTracks(): void {
  window.openTracks = [];
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wishes) => {
    const stream = await open(wishes);
    window.openTracks?.push(...stream.getTracks());
    return stream;
  };
}
