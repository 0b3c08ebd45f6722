import { playWords } from '#web/play/machine/content.ts';
import { LampIllustration } from '#web/ui/illustrations.tsx';

export function FinishedView({ isLeft }: { isLeft: boolean }) {
  if (isLeft) return null;
  return (
    <div className="m-auto flex flex-col items-center gap-6 text-center">
      <LampIllustration isLit className="w-56" />
      <h2 role="status" className="animate-rise font-extrabold text-3xl">
        {playWords.complete}
      </h2>
      <p className="text-ink-soft">One moment, we’re catching your last words.</p>
    </div>
  );
}
