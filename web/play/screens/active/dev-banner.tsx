import { playWords } from '#web/play/machine/content.ts';
import { Button } from '#web/ui/button.tsx';

export function DevBanner({ onEndInstantly }: { onEndInstantly: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-card bg-describe-soft p-3">
      <p className="font-bold text-sm">{playWords.devMode}</p>
      <Button size="compact" variant="secondary" onClick={onEndInstantly}>
        {playWords.endInstantly}
      </Button>
    </div>
  );
}
