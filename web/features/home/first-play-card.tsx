import { streakBadge } from '#domain/streak.ts';
import { Card } from '#web/ui/card.tsx';
import { BlocksIllustration } from '#web/ui/illustrations.tsx';
import { StartButton } from './start-button.tsx';

/** Whoever has not played yet sees one thing to do, and no zeros. */
export function FirstPlayCard({ childName }: { childName: string }) {
  const { title, text } = streakBadge(0, { hasPlayed: false });
  return (
    <Card
      data-roomy
      className="flex flex-col items-center gap-3 bg-lamp-soft! text-center shadow-none! roomy:grid roomy:grid-cols-2 roomy:gap-x-10 roomy:p-12! roomy:text-left"
    >
      <h2 className="font-extrabold text-2xl">{title}</h2>
      <p className="font-bold text-lg">{text}</p>
      {/* Above the rest, so that on a short screen it stays far from the one in the navigation. */}
      <StartButton />
      <BlocksIllustration className="w-36 roomy:order-first roomy:row-span-4 roomy:mx-auto roomy:w-72" />
      <p className="max-w-xs text-balance text-ink-soft">
        Five minutes on the floor with {childName}. You follow, we listen, and afterward you’ll see
        what went well.
      </p>
    </Card>
  );
}
