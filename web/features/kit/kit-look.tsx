import { cx } from '#web/ui/cx.ts';
import {
  BlocksIllustration,
  HandsIllustration,
  LampIllustration,
  PathIllustration,
  SeedlingIllustration,
  SpeechIllustration,
} from '#web/ui/illustrations.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { KitSection } from './kit-section.tsx';

// Whole class names, because Tailwind reads them from the source text.
const swatches = [
  ['paper', 'bg-paper'],
  ['paper-deep', 'bg-paper-deep'],
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['ink-muted', 'bg-ink-muted'],
  ['lamp', 'bg-lamp'],
  ['lamp-soft', 'bg-lamp-soft'],
  ['glow', 'bg-glow'],
  ['glow-soft', 'bg-glow-soft'],
  ['coral', 'bg-coral'],
  ['coral-soft', 'bg-coral-soft'],
  ['danger', 'bg-danger'],
  ['danger-soft', 'bg-danger-soft'],
  ['describe', 'bg-describe'],
  ['describe-soft', 'bg-describe-soft'],
  ['reflect', 'bg-reflect'],
] as const;

export function KitLook() {
  return (
    <>
      <KitSection title="Name and words">
        <Wordmark />
        <p className="font-extrabold text-3xl tracking-tight">You named what she did 8 times</p>
        <p>Body text in ink: you followed her lead and put her play into words.</p>
        <p className="text-ink-soft">Softer text for what comes second, still easy to read.</p>
        <p className="text-ink-muted text-sm">Muted for hints and captions only.</p>
      </KitSection>
      <KitSection title="Colors">
        <ul className="grid grid-cols-4 gap-3">
          {swatches.map(([name, look]) => (
            <li key={name} className="min-w-0 text-center text-xs">
              <span className={cx('mb-1 block h-12 rounded-field border border-line', look)} />
              <span className="break-words">{name}</span>
            </li>
          ))}
        </ul>
      </KitSection>
      <KitSection title="Illustrations">
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <LampIllustration />
          <BlocksIllustration />
          <HandsIllustration />
          <SpeechIllustration />
          <PathIllustration />
          <SeedlingIllustration />
        </div>
      </KitSection>
    </>
  );
}
