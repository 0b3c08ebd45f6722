import type { ScoreTone } from '#domain/progress.ts';

/** Red is for real errors alone, so the lowest tone is a quiet one. */
export const toneClass: Record<ScoreTone, string> = {
  green: 'bg-lamp-soft',
  yellow: 'bg-glow-soft',
  red: 'bg-describe-soft',
};
