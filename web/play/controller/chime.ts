// The gentle chime at the end of the play.

const TONES = [
  { frequency: 659.26, atSeconds: 0 },
  { frequency: 523.25, atSeconds: 0.45 },
] as const;
const TONE_SECONDS = 1.8;
const LOUDNESS = 0.25;
const ATTACK_SECONDS = 0.03;
const SILENT = 0.0001;
/** A browser that blocks sound does not say so: it never starts. */
const START_MS = 300;

export interface Chime {
  /** Call it while the parent presses something: only then may a page make a sound later. */
  prepare(): void;
  /** Sounds, or shows a system notification where sound is blocked. */
  ring(notification: string): Promise<'sound' | 'notification' | 'nothing'>;
  /** Lets go of the loudspeaker, once it has rung out. */
  close(): void;
}

export function createChime(): Chime {
  let context: AudioContext | undefined;
  let isRinging = false;
  const close = () => {
    void context?.close();
    context = undefined;
  };

  const open = (): AudioContext | undefined => {
    try {
      context ??= new AudioContext();
      return context;
    } catch {
      return undefined;
    }
  };

  return {
    prepare() {
      void start(open());
    },
    async ring(notification) {
      const opened = open();
      if (opened && (await start(opened))) {
        isRinging = true;
        const tones = TONES.map((tone) => play(opened, tone));
        tones.at(-1)?.addEventListener('ended', close);
        return 'sound';
      }
      return notify(notification) ? 'notification' : 'nothing';
    },
    close() {
      if (!isRinging) close();
    },
  };
}

async function start(context: AudioContext | undefined): Promise<boolean> {
  if (!context) return false;
  const late = new Promise((resolve) => {
    setTimeout(resolve, START_MS);
  });
  await Promise.race([context.resume().catch(() => undefined), late]);
  return context.state === 'running';
}

function play(context: AudioContext, { frequency, atSeconds }: (typeof TONES)[number]) {
  const from = context.currentTime + atSeconds;
  const tone = new OscillatorNode(context, { type: 'sine', frequency });
  const volume = new GainNode(context, { gain: SILENT });
  volume.gain.setValueAtTime(SILENT, from);
  volume.gain.exponentialRampToValueAtTime(LOUDNESS, from + ATTACK_SECONDS);
  volume.gain.exponentialRampToValueAtTime(SILENT, from + TONE_SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.start(from);
  tone.stop(from + TONE_SECONDS);
  return tone;
}

function notify(title: string): boolean {
  try {
    if (Notification.permission !== 'granted') return false;
    // Throws on Android, where only a service worker may.
    return new Notification(title) instanceof Notification;
  } catch {
    return false;
  }
}
