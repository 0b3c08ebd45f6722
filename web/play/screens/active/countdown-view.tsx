import { countdownWords, playWords } from '#web/play/machine/content.ts';
import { COUNTDOWN_MS } from '#web/play/machine/limits.ts';
import { ProgressRing } from '#web/ui/progress-ring.tsx';

export function CountdownView({ seconds }: { seconds: number }) {
  return (
    <div className="m-auto flex flex-col items-center gap-8 text-center">
      <h2 className="font-extrabold text-3xl">{playWords.getReady}</h2>
      <ProgressRing share={(seconds * 1000) / COUNTDOWN_MS} className="w-52">
        <span aria-hidden className="font-extrabold text-5xl tabular-nums">
          {seconds}
        </span>
      </ProgressRing>
      <p role="timer" className="text-balance text-ink-soft text-lg">
        {countdownWords(seconds)}
      </p>
    </div>
  );
}
