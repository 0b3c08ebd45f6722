// A play in this tab: the table decides, and this file does what it asks for with the browser's devices.
import type { RecordingKey } from '#domain/ids.ts';
import { isMicrophoneAllowed } from '#web/audio/microphone.ts';
import { PlayStore } from '#web/play/device/play-store.ts';
import { writeThirdVoiceWarning } from '#web/play/device/tab-handoff.ts';
import { createTabLock, type TabLock } from '#web/play/device/tab-lock.ts';
import type { ConnectionStatus } from '#web/play/live/connection-timers.ts';
import { LiveCounts } from '#web/play/live/live-counts.ts';
import { RecordingSender } from '#web/play/live/recording-sender.ts';
import { connectionWords, playWords, toastWords } from '#web/play/machine/content.ts';
import { DESTINATIONS, type Effect } from '#web/play/machine/effects.ts';
import type { EventName, PlayChild, PlayEvent } from '#web/play/machine/events.ts';
import { dummyHandoff, handoffOf } from '#web/play/machine/handoff.ts';
import { recoverPlaySession } from '#web/play/machine/recovery.ts';
import { thirdVoiceWarningOf } from '#web/play/machine/specified-only.ts';
import { type PlayState, remainingSecondsOf } from '#web/play/machine/state.ts';
import { toast } from '#web/ui/toast-store.ts';
import { createChime } from './chime.ts';
import { LoginWatch } from './login-watch.ts';
import { MachineRunner } from './machine-runner.ts';
import { PlayRecorder } from './play-recorder.ts';
import type { PlayView } from './play-view.ts';
import { createWakeLock, type WakeLock } from './wake-lock.ts';

const HAND_OVER_MS = 500;
const GESTURES: ReadonlySet<EventName> = new Set(['allow', 'goOn', 'takeOver']);

interface Options {
  readonly userId: string;
  readonly children: readonly PlayChild[];
  /** The one that a new play session is with. */
  readonly child: PlayChild | undefined;
  /** A tap led here, and not a reload or a browser that opened its old tabs. */
  readonly isTapped: boolean;
  readonly isDevMode: boolean;
  readonly navigate: (path: string) => void;
  readonly onChange: (view: PlayView) => void;
}

export class PlayController {
  readonly #options: Options;
  readonly #runner: MachineRunner;
  readonly #recorder: PlayRecorder;
  readonly #counts: LiveCounts;
  readonly #store: PlayStore;
  readonly #tabLock: TabLock;
  readonly #wakeLock: WakeLock;
  readonly #chime = createChime();
  readonly #loginWatch: LoginWatch;
  readonly #levelListeners = new Set<(level: number) => void>();
  #takingOver: Promise<void> | undefined;
  #sender: RecordingSender | undefined;
  #connection: ConnectionStatus = 'connecting';
  #isAwake = false;
  #isMuted = false;
  #isStorageFull = false;

  constructor(options: Options) {
    this.#options = options;
    this.#store = new PlayStore(options.userId);
    this.#runner = new MachineRunner(
      (effect, state) => this.#run(effect, state),
      () => this.#show(),
    );
    this.#counts = new LiveCounts(this.send, () => this.#show());
    this.#tabLock = createTabLock(options.userId, {
      onStolen: () => this.send({ type: 'claimedElsewhere' }),
      onOtherTabEnded: () => this.send({ type: 'otherTabEnded' }),
    });
    this.#wakeLock = createWakeLock((isAwake) => {
      this.#isAwake = isAwake;
      this.#show();
    });
    this.#loginWatch = new LoginWatch(() => this.send({ type: 'loggedOut' }));
    this.#recorder = new PlayRecorder({
      report: this.send,
      onChunk: (bytes) => this.#sender?.record(bytes),
      onLevel: (level) => {
        for (const listener of this.#levelListeners) listener(level);
      },
      onMuted: (isMuted) => {
        this.#isMuted = isMuted;
        this.#show();
      },
    });
    document.addEventListener('visibilitychange', this.#onVisibility);
    window.addEventListener('pagehide', this.#onHide);
    void this.#load(options.isTapped);
  }

  readonly send = (event: PlayEvent): void => {
    // A sound needs a gesture of the parent's; the first one that comes is taken.
    if (GESTURES.has(event.type)) this.#chime.prepare();
    this.#runner.send(event);
  };

  /** The screen goes; what was recorded still finds its way to the server. */
  leave(): void {
    this.send({ type: 'screenLeft' });
    this.#runner.stop();
    this.#counts.close();
    this.#loginWatch.stop();
    this.#tabLock.release();
    this.#chime.close();
    document.removeEventListener('visibilitychange', this.#onVisibility);
    window.removeEventListener('pagehide', this.#onHide);
  }

  readonly #onVisibility = () =>
    this.send({ type: document.visibilityState === 'hidden' ? 'tabHidden' : 'tabShown' });
  readonly #onHide = () => this.send({ type: 'tabHidden' });

  #show(): void {
    this.#options.onChange({
      state: this.#runner.state,
      connection: this.#connection,
      metrics: this.#counts.metrics,
      isFirst: this.#counts.isFirst,
      tip: this.#counts.tip,
      isAwake: this.#isAwake,
      isMuted: this.#isMuted,
      onLevel: this.#onLevel,
      switchTipsOff: this.#switchTipsOff,
      send: this.send,
    });
  }

  readonly #onLevel = (listener: (level: number) => void) => {
    this.#levelListeners.add(listener);
    return () => this.#levelListeners.delete(listener);
  };
  readonly #switchTipsOff = () => this.#counts.switchTipsOff();

  async #load(isTapped: boolean): Promise<void> {
    await this.#takingOver;
    const { children, child, isDevMode } = this.#options;
    const [isOurs, isAllowed] = await Promise.all([this.#tabLock.acquire(), isMicrophoneAllowed()]);
    if (isOurs) this.#store.rescueAbandoned();
    const context = { nowMs: Date.now(), childIds: children.map(({ id }) => id) };
    this.send({
      type: 'loaded',
      recordingKey: crypto.randomUUID() as RecordingKey,
      child,
      recovery: recoverPlaySession(this.#store.readRecord(), context),
      isHeldElsewhere: !isOurs,
      isMicrophoneAllowed: isAllowed,
      isTapped,
      isDevMode,
    });
  }

  /** The other tab first hands its last sound to the device. */
  async #takeOver(): Promise<void> {
    await this.#tabLock.steal();
    await new Promise((resolve) => setTimeout(resolve, HAND_OVER_MS));
  }

  #run(effect: Effect, state: PlayState): void {
    switch (effect.kind) {
      case 'load':
        void this.#load(true);
        break;
      case 'claim':
        this.#takingOver = this.#takeOver();
        break;
      case 'openMicrophone':
        void this.#recorder.open();
        break;
      case 'closeMicrophone':
        this.#recorder.close();
        break;
      case 'testAudio':
        void this.#recorder.test();
        break;
      case 'startRecorder':
        void this.#recorder.start();
        break;
      case 'stopRecorder':
        void this.#recorder.stop();
        break;
      case 'checkAudio':
        this.#recorder.check();
        break;
      case 'acquireWakeLock':
        this.#wakeLock.acquire();
        break;
      case 'releaseWakeLock':
        this.#wakeLock.release();
        break;
      case 'connectLive':
        this.#connect(state);
        break;
      case 'disconnectLive':
        this.#sender?.disconnect();
        break;
      case 'chime':
        void this.#chime.ring(playWords.complete);
        break;
      case 'saveRecord':
        if (!this.#store.saveRecord(effect.record)) this.#tellStorageFull();
        break;
      case 'clearRecord':
        this.#store.clearRecord();
        break;
      case 'saveHandoff':
        this.#saveHandoff(state);
        break;
      case 'saveDummyHandoff':
        this.#saveDummyHandoff(state);
        break;
      case 'saveThirdVoiceWarning':
        this.#saveThirdVoice(state);
        break;
      case 'tell':
        if (effect.message === 'recording_started') this.#sender?.tellRecordingStarted();
        else this.#sender?.stop();
        break;
      case 'toast':
        toast(toastWords(effect.name, remainingSecondsOf(state, Date.now())));
        break;
      case 'navigate':
        this.#options.navigate(DESTINATIONS[effect.to]);
        break;
    }
  }

  #connect({ recordingKey, child }: PlayState): void {
    if (!recordingKey || !child) return;
    this.#loginWatch.start();
    this.#counts.goOnWith(this.#store.readShown(recordingKey), (counts) =>
      this.#store.keepShown(recordingKey, counts),
    );
    this.#sender = new RecordingSender({
      userId: this.#options.userId,
      recordingKey,
      childId: child.id,
      onMessage: (message) => this.#counts.receive(message),
      onStatus: (status) => {
        if (status !== 'connected' && this.#connection === 'connected')
          void this.#loginWatch.check();
        this.#connection = status;
        this.#show();
      },
      onGiveUp: () => toast({ title: playWords.batch, description: connectionWords.batch }),
      onLackOfPlace: () => toast({ title: playWords.batch, description: connectionWords.noPlace }),
      onFull: () => this.#tellStorageFull(),
    });
  }

  #saveHandoff(state: PlayState): void {
    const handoff = handoffOf(state, Date.now(), {
      counts: this.#counts.metrics,
      recordedChunks: this.#sender?.recordedChunks ?? 0,
    });
    if (handoff) this.#store.finish(handoff);
  }

  #saveDummyHandoff(state: PlayState): void {
    const handoff = dummyHandoff(state, Math.random);
    if (handoff) this.#store.finishDummy(handoff);
  }

  #saveThirdVoice(state: PlayState): void {
    const warning = thirdVoiceWarningOf(state);
    if (warning) writeThirdVoiceWarning(warning);
  }

  #tellStorageFull(): void {
    if (this.#isStorageFull) return;
    this.#isStorageFull = true;
    toast({ title: playWords.storageFull.title, description: playWords.storageFull.text });
  }
}
