// What the server says during play, kept for the screen.
import type { LiveMetrics, ServerMessage } from '#contract/live.ts';
import { parseTranscript } from '#domain/transcript.ts';
import { areTipsOn, setTipsOn } from '#web/play/device/tips-setting.ts';
import type { PlayEvent } from '#web/play/machine/events.ts';

type Update = Extract<ServerMessage, { type: 'cdi_update' }>;

/** Long enough to be read by somebody who is playing. */
const TIP_MS = 12_000;

export class LiveCounts {
  metrics: LiveMetrics | undefined;
  tip: string | undefined;
  /** Until the server says otherwise: what was shown cannot be taken back. */
  isFirst = true;
  readonly #report: (event: PlayEvent) => void;
  readonly #onChange: () => void;
  #keep: (metrics: LiveMetrics) => void = () => undefined;
  #wantsTips = areTipsOn();
  #tipTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(report: (event: PlayEvent) => void, onChange: () => void) {
    this.#report = report;
    this.#onChange = onChange;
  }

  /** A play that begins has shown none; one that goes on, here or from another tab, falls below none of them. */
  goOnWith(shown: LiveMetrics | undefined, keep: (metrics: LiveMetrics) => void): void {
    this.metrics = shown;
    this.#keep = keep;
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'connected':
        this.isFirst = message.isFirst ?? true;
        this.#onChange();
        break;
      case 'cdi_update':
        this.metrics = neverLower(this.metrics, message.metrics);
        this.#keep(this.metrics);
        this.#report({ type: 'listened', hasParentsWords: hasParentsWords(message) });
        if (message.isCoachingOver) this.close();
        if (message.coaching && this.#wantsTips) this.#show(message.coaching);
        this.#onChange();
        break;
      case 'third_voice_notice':
        this.#report({ ...thirdVoiceOf(message), type: 'thirdVoiceHeard' });
        break;
      case 'third_voice_warning':
      case 'session_unscorable':
        this.#report({ ...thirdVoiceOf(message), type: 'foundUnscorable' });
        break;
    }
  }

  switchTipsOff(): void {
    setTipsOn(false);
    this.#wantsTips = false;
    this.close();
    this.#onChange();
  }

  close(): void {
    clearTimeout(this.#tipTimer);
    this.tip = undefined;
  }

  #show(tip: string): void {
    this.close();
    this.tip = tip;
    this.#tipTimer = setTimeout(() => {
      this.tip = undefined;
      this.#onChange();
    }, TIP_MS);
  }
}

/** Later words can change what earlier ones were. While it is played nobody is taken anything away; the results are exact. */
function neverLower(before: LiveMetrics | undefined, update: LiveMetrics): LiveMetrics {
  if (!before) return update;
  const higher = (key: keyof LiveMetrics) => Math.max(before[key], update[key]);
  const keys = Object.keys(update) as (keyof LiveMetrics)[];
  return Object.fromEntries(keys.map((key) => [key, higher(key)])) as LiveMetrics;
}

/** Said just now, or at any time before: then it is in the counts. */
function hasParentsWords({ metrics, transcript }: Update): boolean {
  return (
    Object.values(metrics).some((count) => count > 0) ||
    parseTranscript(transcript).some(({ speaker }) => speaker === 'parent')
  );
}

function thirdVoiceOf({ message, thirdVoicePct }: { message: string; thirdVoicePct: number }) {
  return { message, thirdVoicePct };
}
