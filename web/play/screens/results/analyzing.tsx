import { LoaderCircle } from 'lucide-react';
import type { Processing } from '#contract/recordings.ts';
import type { SaveStep } from '#web/play/save/save-play-session.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

interface Props {
  /** Of a recording that was sent. */
  readonly processing?: Processing | undefined;
  /** While it is sent: how much of it has left. */
  readonly sentPercent?: number;
  /** What saving is busy with, where it takes longer than a moment. */
  readonly step?: SaveStep | undefined;
}

const steps: Record<SaveStep['doing'], string> = {
  sending: 'Sending the rest of your recording',
  listening: 'Listening to the rest of your play',
};

export function Analyzing({ processing, sentPercent, step }: Props) {
  return (
    <>
      <p role="status" className="text-center text-ink-soft">
        Looking for the good moments in your play...
      </p>
      {sentPercent !== undefined && (
        <Share
          what="Sending your recording"
          percent={sentPercent}
          note="Please keep this page open until it’s sent."
        />
      )}
      {step && <Step step={step} />}
      {processing && <Progress processing={processing} />}
      <SkeletonGroup label="Your results are on their way">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </SkeletonGroup>
    </>
  );
}

const STEP_NOTE =
  'This can take up to a minute. You can leave this screen: we’ll keep going, and you’ll find your results on Home.';

/** That it goes on can be seen, and what happens if the parent leaves can be read. */
function Step({ step: { doing, sentPercent } }: { step: SaveStep }) {
  if (sentPercent !== undefined)
    return <Share what={steps[doing]} percent={sentPercent} note={STEP_NOTE} />;
  return (
    <div className="flex flex-col items-center gap-2 text-center">
      <p role="status" className="flex items-center gap-2 font-bold">
        <LoaderCircle aria-hidden className="size-5 animate-spin" />
        {steps[doing]}
      </p>
      <p className="text-ink-soft text-sm">{STEP_NOTE}</p>
    </div>
  );
}

function Progress({ processing: { status, progress, message } }: { processing: Processing }) {
  return (
    <Share
      what={status === 'waiting' ? 'Your recording is waiting its turn' : 'Listening to your play'}
      percent={progress}
      note={message ?? 'You can leave this screen. Your results will be waiting here.'}
    />
  );
}

/** How much of something is done, in words and as a bar. */
function Share({ what, percent, note }: { what: string; percent: number; note: string }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-center font-bold">
        {what}: <span className="tabular">{percent}%</span>
      </p>
      <ProgressBar label={what} value={percent} />
      <p className="text-center text-ink-soft text-sm">{note}</p>
    </div>
  );
}
