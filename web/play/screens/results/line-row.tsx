import { Play, Square } from 'lucide-react';
import type { TranscriptLine } from '#contract/transcript.ts';
import { formatDuration } from '#domain/format.ts';
import { codeWords } from '#domain/talk-codes.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { codeOf, speakerOf, speakerWords, textOf, toneOf, whyOf } from './line-words.ts';

const toneClass = {
  praise: 'bg-coral-soft text-ink',
  reflect: 'bg-lamp-soft text-ink',
  describe: 'bg-describe-soft text-ink',
  other: 'bg-ink/7 text-ink-soft',
} as const;

interface Props {
  readonly line: TranscriptLine;
  readonly childName: string;
  readonly onChoose: () => void;
  readonly isPlaying: boolean;
  /** Undefined where no recording was kept. */
  readonly onPlay: (() => void) | undefined;
}

export function LineRow({ line, childName, onChoose, isPlaying, onPlay }: Props) {
  const code = codeOf(line);
  const why = whyOf(line);
  return (
    <li className="flex items-start">
      <button
        type="button"
        onClick={onChoose}
        className="-outline-offset-3! flex min-w-0 flex-1 flex-col gap-1 px-5 py-3 text-left transition-colors hover:bg-ink/4"
      >
        <span className="flex w-full items-baseline justify-between gap-3 text-ink-muted text-sm">
          <span className="font-bold">{speakerWords(speakerOf(line), childName)}</span>
          <span className="tabular">{formatDuration(line.startMs / 1000)}</span>
        </span>
        <span className="wrap-anywhere">{textOf(line)}</span>
        {code && (
          <span
            className={cx(
              'self-start rounded-full px-2.5 py-0.5 font-bold text-sm',
              toneClass[toneOf(code)],
            )}
          >
            {codeWords[code].name}
          </span>
        )}
        {why && <span className="text-ink-muted text-sm">{why}</span>}
        <span className="sr-only">Correct this line</span>
      </button>
      {onPlay && (
        <IconButton
          label={`${isPlaying ? 'Stop' : 'Play'}: ${textOf(line)}`}
          onClick={onPlay}
          className="mt-1.5 mr-2"
        >
          {isPlaying ? (
            <Square aria-hidden className="size-5" />
          ) : (
            <Play aria-hidden className="size-5" />
          )}
        </IconButton>
      )}
    </li>
  );
}
