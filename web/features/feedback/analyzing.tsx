import type { Processing } from '#contract/recordings.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

interface Props {
  /** Of a recording that was sent. */
  readonly processing?: Processing | undefined;
  readonly isSending?: boolean;
}

export function Analyzing({ processing, isSending = false }: Props) {
  return (
    <>
      <p role="status" className="text-center text-ink-soft">
        Looking for the good moments in your play...
      </p>
      {isSending && <p className="text-center font-bold">Sending your recording</p>}
      {processing && <Progress processing={processing} />}
      <SkeletonGroup label="Your results are on their way">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </SkeletonGroup>
    </>
  );
}

function Progress({ processing: { status, progress, message } }: { processing: Processing }) {
  const words = status === 'waiting' ? 'Your recording waits its turn' : 'Listening to your play';
  return (
    <div className="flex flex-col gap-2">
      <p className="text-center font-bold">
        {words}: <span className="tabular">{progress}%</span>
      </p>
      <ProgressBar label="Listening to your play" value={progress} />
      <p className="text-center text-ink-soft text-sm">
        {message ?? 'You may leave this screen. Your results will be waiting here.'}
      </p>
    </div>
  );
}
