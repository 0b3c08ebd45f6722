import { useId, useState } from 'react';
import type { TranscriptLine } from '#contract/transcript.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { failureText } from '#web/api/api-error.ts';
import { hasRoom } from '#web/browser/has-room.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SpeechIllustration } from '#web/ui/illustrations.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { CorrectionSheet } from './correction-sheet.tsx';
import { LineRow } from './line-row.tsx';
import { useTranscript } from './transcript-queries.ts';
import { useLinePlayer } from './use-line-player.ts';

interface Props {
  readonly playSessionId: PlaySessionId;
  readonly childName: string;
  readonly hasAudio: boolean;
}

/** Every line that the counts came from. */
export function TranscriptSection({ playSessionId, childName, hasAudio }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(hasRoom);
  const {
    data: lines,
    error,
    isError,
    isFetching,
    refetch,
  } = useTranscript(playSessionId, { isWanted: isOpen });
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="sr-only">
        What was said
      </h3>
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Hide what was said' : 'See what was said'}
      </Button>
      {isOpen && lines && <Lines {...{ playSessionId, childName, hasAudio, lines }} />}
      {isOpen && isError && (
        <LoadFailure
          message={failureText(error, 'We couldn’t load what was said.')}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
      {isOpen && !lines && !isError && (
        <SkeletonGroup label="Loading what was said...">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </SkeletonGroup>
      )}
    </section>
  );
}

function Lines({
  playSessionId,
  childName,
  hasAudio,
  lines,
}: Props & { lines: readonly TranscriptLine[] }) {
  const [chosen, setChosen] = useState<number>();
  const player = useLinePlayer(playSessionId);
  if (lines.length === 0)
    return (
      <div className="flex flex-col items-center gap-2 text-center">
        <SpeechIllustration className="w-24" />
        <p className="text-ink-soft">We don’t have any words from this session.</p>
      </div>
    );
  return (
    <>
      <p className="text-ink-soft text-sm">
        We listen as well as we can, but we get some of it wrong. We only call something criticism
        when we’re sure, so we may have missed some. Tap a line to correct it.
      </p>
      <Card className="p-0!">
        <ol className="divide-y divide-line">
          {lines.map((line) => (
            <LineRow
              key={line.position}
              line={line}
              childName={childName}
              onChoose={() => setChosen(line.position)}
              isPlaying={player.playing === line.position}
              onPlay={hasAudio ? () => player.toggle(line) : undefined}
            />
          ))}
        </ol>
      </Card>
      <CorrectionSheet
        playSessionId={playSessionId}
        childName={childName}
        line={lines.find(({ position }) => position === chosen)}
        onClose={() => setChosen(undefined)}
      />
    </>
  );
}
