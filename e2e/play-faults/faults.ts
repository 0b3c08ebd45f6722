// What can go wrong during five minutes of play. Each fault is done to the real parts; what is imitated says so.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Player, SavedPlay } from './player.ts';
import type { Recording, Stage } from './stage.ts';

export interface Fault {
  readonly name: string;
  /** Plays on, does it, sees what the parent is told, and ends. Throws where the parent is not told. */
  readonly play: (player: Player, stage: Stage) => Promise<SavedPlay>;
  /** Seconds of the play's clock that may be missing, where it has to stand still. */
  readonly heldSeconds?: number;
  /** What the microphone plays; `play.webm` where it does not say. */
  readonly recording?: Recording;
}

const seconds = (count: number) => sleep(count * 1000);

export const faults: readonly Fault[] = [
  {
    name: 'nothing',
    async play(player) {
      await seconds(32);
      await player.sees(/[1-9]/);
      return player.end();
    },
  },
  {
    name: 'server killed with -9 and started again',
    async play(player, stage) {
      await seconds(12);
      await stage.killServer();
      await player.sees('Connecting...');
      await stage.startServer();
      await player.sees('Live');
      await seconds(10);
      return player.end();
    },
  },
  {
    name: 'speech process killed',
    async play(player, stage) {
      await seconds(12);
      if (stage.killSpeechProcesses() === 0) throw new Error('Nobody was listening');
      await seconds(15);
      await player.sees('Live');
      return player.end();
    },
  },
  {
    name: 'connection cut for 10 s',
    async play(player, stage) {
      await seconds(10);
      stage.wire.cut();
      await player.sees('Connecting...');
      await seconds(10);
      stage.wire.mend();
      await player.sees('Live');
      await seconds(8);
      return player.end();
    },
  },
  {
    name: 'connection cut for 60 s',
    async play(player, stage) {
      await seconds(8);
      stage.wire.cut();
      await player.sees(
        'We lost the connection. Keep playing! We’re recording, and we’ll count everything once you’re done.',
      );
      await player.sees('Counted after you play');
      await seconds(20);
      stage.wire.mend();
      return player.end();
    },
  },
  {
    name: 'page reloaded',
    async play(player) {
      await seconds(13);
      await player.page.reload();
      await player.goOn();
      await player.playing();
      await seconds(13);
      return player.end();
    },
  },
  {
    name: 'page reloaded without a network',
    async play(player, stage) {
      await player.appKept();
      await seconds(13);
      stage.wire.cut();
      await player.page.reload();
      await player.goOn();
      await player.playing();
      await seconds(18);
      await player.endUnreached('No connection');
      stage.wire.mend();
      return player.saved();
    },
  },
  {
    name: 'network gone at the end, page reloaded without it',
    async play(player, stage) {
      await player.appKept();
      await seconds(32);
      stage.wire.cut();
      await player.endUnreached('Your recording is still on this device.');
      await player.page.reload();
      await player.sees('No connection');
      stage.wire.mend();
      return player.saved();
    },
  },
  {
    name: 'network back before the end, after a reload without it',
    async play(player, stage) {
      await player.appKept();
      await seconds(13);
      stage.wire.cut();
      await player.page.reload();
      await player.goOn();
      await seconds(8);
      stage.wire.mend();
      await player.sees('Live');
      await seconds(12);
      return player.end();
    },
  },
  {
    name: 'tab closed and opened again',
    async play(player) {
      await seconds(13);
      await player.page.close({ runBeforeUnload: false });
      player.page = await player.context.newPage();
      await player.page.goto('/session/active');
      await player.goOn();
      await player.playing();
      await seconds(13);
      return player.end();
    },
  },
  {
    name: 'tab hidden past the end (time and visibility imitated)',
    async play(player) {
      await seconds(15);
      const passed = player.page.evaluate(() => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + 300_000;
        document.dispatchEvent(new Event('visibilitychange'));
      });
      const [saved] = await Promise.all([
        player.saved(),
        passed.then(() => player.sees('Playlight Complete!')),
      ]);
      return saved;
    },
  },
  {
    name: 'microphone track ended (its event imitated)',
    heldSeconds: 10,
    async play(player) {
      await seconds(13);
      await player.page.evaluate(() => {
        for (const track of window.tracks ?? []) {
          track.stop();
          track.dispatchEvent(new Event('ended'));
        }
      });
      await player.sees(
        'Microphone connection lost. Please try ending and restarting the session.',
      );
      await player.sees('Recording Interrupted');
      await player.sees('The timer is paused. Your session data is saved regardless.');
      await player.press('Try to Resume Recording');
      await player.sees('Recording Resumed');
      await seconds(13);
      return player.end();
    },
  },
  {
    name: 'log-out in another tab',
    async play(player) {
      await seconds(10);
      const other = await player.context.newPage();
      await other.goto('/api/logout');
      await other.close();
      await player.sees('Your session will continue, but you may need to log in again after.');
      await player.endLoggedOut();
      return player.saveAfterLogIn();
    },
  },
  {
    name: 'a second tab takes over',
    async play(player) {
      await seconds(12);
      const first = player.page;
      player.page = await player.context.newPage();
      await player.page.goto('/session/active');
      await player.sees('Playlight is running in another tab');
      await player.press('Continue Here');
      await player.playing();
      await first.getByText('Playlight is running in another tab').waitFor();
      await first.close();
      await seconds(12);
      return player.end();
    },
  },
  {
    name: 'another voice joins in, until it is too much to be scored',
    recording: 'visitor.webm',
    async play(player) {
      await player.sees(/^Background Noise Detected$/);
      await player.page.screenshot({ path: 'test-results/noise-amber.png' });
      await player.sees(/^Session Cannot Be Scored$/);
      await player.page.screenshot({ path: 'test-results/noise-red.png' });
      const saved = await player.end();
      await player.sees('Session Could Not Be Scored');
      return saved;
    },
  },
  {
    name: 'storage full',
    async play(player) {
      const protocol = await player.context.newCDPSession(player.page);
      const origin = new URL(player.page.url()).origin;
      await protocol.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
      await player.sees('Your browser is out of space');
      await seconds(22);
      return player.end();
    },
  },
];
