import { formatDuration } from '#domain/format.ts';
import { ProgressRing } from '#web/ui/progress-ring.tsx';
import { recordingHint } from './announcement.ts';
import { LevelBar } from './level-bar.tsx';
import type { VoiceRecorder } from './use-voice-recorder.ts';

export function RecordingView({ recorder }: { recorder: VoiceRecorder }) {
  const { seconds, length, level } = recorder;
  return (
    // Beside each other: on a small phone the words to read need the height.
    <div className="flex items-center gap-4">
      <ProgressRing share={seconds / length.mostSeconds} className="w-20 shrink-0">
        <p role="timer" aria-label="Recorded" className="tabular font-extrabold text-lg">
          {formatDuration(seconds)}
        </p>
      </ProgressRing>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p className="text-balance text-center font-bold">{recordingHint(recorder)}</p>
        <LevelBar level={level} />
      </div>
    </div>
  );
}
