import { playWords } from '#web/play/machine/content.ts';
import { LampIllustration } from '#web/ui/illustrations.tsx';

/** The moment after the bell. Of what was too short, or not heard, nothing is promised. */
export function FinishedView({ isCelebrated }: { isCelebrated: boolean }) {
  if (!isCelebrated)
    return (
      <p role="status" className="m-auto text-center text-ink-soft">
        {playWords.wrappingUp}
      </p>
    );
  return (
    <div className="m-auto flex flex-col items-center gap-6 text-center">
      <LampIllustration isLit className="w-56" />
      <h2 role="status" className="animate-rise font-extrabold text-3xl">
        {playWords.complete}
      </h2>
      <p className="text-ink-soft">{playWords.lastWords}</p>
    </div>
  );
}
