import { MicOff } from 'lucide-react';
import type { PlayView } from '#web/play/controller/play-view.ts';
import { playWords } from '#web/play/machine/content.ts';
import { remainingSecondsOf } from '#web/play/machine/state.ts';
import { CoachingLine } from './coaching-line.tsx';
import { LiveMetrics } from './live-metrics.tsx';
import { NoiseBanner } from './noise-banner.tsx';
import { RecordingIndicator } from './recording-indicator.tsx';
import { SoundWave } from './sound-wave.tsx';
import { TimeRing } from './time-ring.tsx';

/** A ring, a time and a quiet wave. Everything else is a glance. */
export function PlayingView({ view }: { view: PlayView }) {
  const { state } = view;
  const isWithoutAudio = state.recording === 'no-audio';
  const isHeld = state.timer.kind === 'held';
  return (
    <>
      <NoiseBanner noise={state.noise} />
      <div className="flex flex-1 flex-col items-center justify-center gap-5">
        <RecordingIndicator status={state.recording} />
        <TimeRing remainingSeconds={remainingSecondsOf(state, state.seenAtMs)} isHeld={isHeld} />
        <SoundWave onLevel={view.onLevel} />
        {view.isMuted && state.recording === 'active' && (
          <p role="status" className="flex gap-2 text-sm">
            <MicOff aria-hidden className="size-5 shrink-0" />
            {playWords.muted}
          </p>
        )}
        <p className="max-w-80 text-center text-ink-soft text-sm">{playWords.enjoy}</p>
      </div>
      {/* One thing to read at a time, and noise comes first. */}
      {state.noise === 'none' && (
        <CoachingLine
          line={isWithoutAudio ? undefined : view.tip}
          onSwitchOff={view.switchTipsOff}
        />
      )}
      <LiveMetrics
        metrics={view.metrics}
        status={isWithoutAudio ? 'notListening' : view.connection}
      />
    </>
  );
}
