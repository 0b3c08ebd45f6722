import { CircleAlert, CircleSlash, LoaderCircle, Mic } from 'lucide-react';
import { lookWords } from '#web/play/machine/look-words.ts';
import type { RecordingStatus } from '#web/play/machine/state.ts';
import { cx } from '#web/ui/cx.ts';

const looks = {
  active: { words: lookWords.recording, Icon: Mic, tone: 'bg-lamp-soft' },
  stopped: { words: lookWords.recordingStarts, Icon: LoaderCircle, tone: 'bg-lamp-soft' },
  interrupted: {
    words: lookWords.recordingInterrupted,
    Icon: LoaderCircle,
    tone: 'bg-glow-soft',
    detail: lookWords.checkingAudio,
  },
  'no-audio': { words: lookWords.noAudioRecording, Icon: CircleSlash, tone: 'bg-ink/7' },
  failed: { words: lookWords.recordingFailed, Icon: CircleAlert, tone: 'bg-danger-soft' },
} as const satisfies Record<RecordingStatus, object>;

export function RecordingIndicator({ status }: { status: RecordingStatus }) {
  const look = looks[status];
  const isTurning = look.Icon === LoaderCircle;
  return (
    <p
      role="status"
      className={cx(
        'flex min-h-10 flex-wrap items-center justify-center gap-x-2 rounded-full px-4 py-1.5 text-sm',
        look.tone,
      )}
    >
      <look.Icon
        aria-hidden
        className={cx('size-4.5 shrink-0', isTurning ? 'animate-spin' : 'text-lamp')}
      />
      <span className="font-bold">{look.words}</span>
      {'detail' in look && <span className="text-ink-soft">{look.detail}</span>}
    </p>
  );
}
