import { formatDuration } from '#domain/format.ts';
import { ProgressRing } from '#web/ui/progress-ring.tsx';
import { recordingHint } from './announcement.ts';
import { LevelBar } from './level-bar.tsx';
import type { VoiceRecorder } from './use-voice-recorder.ts';

export function RecordingView({ recorder }: { recorder: VoiceRecorder }) {
  const { seconds, length, level } = recorder;
  return (
    <div className="flex flex-col items-center gap-3">
      <ProgressRing share={seconds / length.mostSeconds} className="w-30">
        <p role="timer" aria-label="Recorded" className="tabular font-extrabold text-2xl">
          {formatDuration(seconds)}
        </p>
      </ProgressRing>
      <p className="text-center font-bold">{recordingHint(recorder)}</p>
      <LevelBar level={level} />
    </div>
  );
}
