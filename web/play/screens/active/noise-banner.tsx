import { Volume2, VolumeX } from 'lucide-react';
import { playToasts, playWords } from '#web/play/machine/content.ts';
import type { Noise } from '#web/play/machine/state.ts';
import { cx } from '#web/ui/cx.ts';

/** Amber while other voices are heard, red once there is too much of them. */
export function NoiseBanner({ noise }: { noise: Noise }) {
  if (noise === 'none') return null;
  const isLost = noise === 'unscorable';
  const Icon = isLost ? VolumeX : Volume2;
  const { description } = isLost ? playToasts.sessionCannotBeScored : playToasts.backgroundNoise;
  return (
    <div
      role="status"
      className={cx('flex gap-3 rounded-card p-4', isLost ? 'bg-danger-soft' : 'bg-glow-soft')}
    >
      <Icon aria-hidden className={cx('mt-0.5 size-5.5 shrink-0', isLost && 'text-danger')} />
      <div>
        <p className="font-bold">{isLost ? playWords.unscorableBanner : playWords.noiseBanner}</p>
        <p className="text-ink-soft text-sm">{description}</p>
      </div>
    </div>
  );
}
