import type { PlayView } from '#web/play/controller/play-view.ts';
import type { ListeningStatus } from '#web/play/look/live-metrics.tsx';
import { PlayLook } from '#web/play/look/play-look.tsx';
import { SoundWave } from '#web/play/look/sound-wave.tsx';
import { remainingSecondsOf } from '#web/play/machine/state.ts';
import { NoiseBanner } from './noise-banner.tsx';

export function PlayingView({ view }: { view: PlayView }) {
  const { state } = view;
  const isWithoutAudio = state.recording === 'no-audio';
  return (
    <>
      <NoiseBanner noise={state.noise} />
      <PlayLook
        recording={state.recording}
        remainingSeconds={remainingSecondsOf(state, state.seenAtMs)}
        isHeld={state.timer.kind === 'held'}
        isMuted={view.isMuted}
        wave={<SoundWave onLevel={view.onLevel} />}
        metrics={view.metrics}
        isFirst={view.isFirst}
        status={listeningStatus(view)}
        tip={isWithoutAudio ? undefined : view.tip}
        onSwitchTipsOff={view.switchTipsOff}
        // One thing to read at a time, and noise comes first.
        hasNoTips={state.noise !== 'none'}
      />
    </>
  );
}

/** What stands still says so: nothing is live then. */
function listeningStatus({ state, connection }: PlayView): ListeningStatus {
  if (state.recording === 'no-audio') return 'notListening';
  if (state.noise === 'unscorable') return 'notCounted';
  return state.timer.kind === 'held' ? 'paused' : connection;
}
