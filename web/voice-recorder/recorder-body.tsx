import { CircleCheck, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { announcementOf, tooShortText } from './announcement.ts';
import { ConsentText } from './consent-text.tsx';
import { Playback } from './playback.tsx';
import { RecordingView } from './recording-view.tsx';
import { ScriptCard } from './script-card.tsx';
import type { VoiceRecorder } from './use-voice-recorder.ts';

interface RecorderBodyProps {
  readonly recorder: VoiceRecorder;
  readonly script: readonly string[];
}

/** What the recorder shows; its buttons are RecorderActions. */
export function RecorderBody({ recorder, script }: RecorderBodyProps) {
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="sr-only">
        {announcementOf(recorder)}
      </p>
      <StateView recorder={recorder} script={script} />
    </div>
  );
}

function StateView({ recorder, script }: RecorderBodyProps): ReactNode {
  const { state, consent, sample, failure, length } = recorder;
  switch (state) {
    case 'consent':
      return consent.isLoading ? <ConsentSkeleton /> : <ConsentText isFailed={consent.isFailed} />;
    case 'idle':
    case 'opening':
      return (
        <>
          <p className="text-ink-soft">
            {state === 'opening'
              ? 'Please allow the microphone when your browser asks.'
              : `Find a quiet spot and read this aloud, or say something of your own, for ${length.leastSeconds} to ${length.mostSeconds} seconds.`}
          </p>
          <ScriptCard lines={script} />
        </>
      );
    case 'recording':
      return (
        <>
          <ScriptCard lines={script} spokenSeconds={recorder.spokenSeconds} />
          <RecordingView recorder={recorder} />
        </>
      );
    case 'preview':
      return (
        <>
          {sample && <Playback sample={sample} />}
          {recorder.isLongEnough ? (
            <p className="text-ink-soft">
              Is your voice clear, with no one else’s in it? Then go ahead and submit it.
            </p>
          ) : (
            <Alert>
              <p>{tooShortText(length.leastSeconds)}</p>
            </Alert>
          )}
        </>
      );
    case 'processing':
      return (
        <Notice icon={<LoaderCircle aria-hidden className="size-8 animate-spin" />}>
          <p className="font-bold text-lg">Learning your voice...</p>
          <p className="text-ink-soft">This takes a few seconds. Then the recording is gone.</p>
        </Notice>
      );
    case 'complete':
      return (
        <Notice icon={<CircleCheck aria-hidden className="size-8" />}>
          <p className="font-bold text-lg">Your voice is enrolled</p>
          <p className="text-ink-soft">We’ve deleted the recording and kept the voiceprint.</p>
        </Notice>
      );
    case 'error':
      return (
        <Alert tone="danger">
          <p className="font-bold">{failure?.message ?? 'An error occurred. Please try again.'}</p>
          {failure?.advice && <p>{failure.advice}</p>}
        </Alert>
      );
  }
}

function Notice({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex animate-rise flex-col items-center gap-3 py-6 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-lamp-soft text-lamp">
        {icon}
      </span>
      <div>{children}</div>
    </div>
  );
}

function ConsentSkeleton() {
  return (
    <SkeletonGroup label="One moment...">
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </SkeletonGroup>
  );
}
