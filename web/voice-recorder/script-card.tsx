import { ChevronDown } from 'lucide-react';
import { type RefObject, type UIEvent, useEffect, useRef, useState } from 'react';
import { lineAfter } from './reading-pace.ts';

interface ScriptCardProps {
  readonly lines: readonly string[];
  /** For how long somebody has been speaking; the script moves on with the voice. */
  readonly spokenSeconds?: number;
}

/** Less than half a line is not worth a sign. */
const END_PX = 12;

/** Words to read aloud. A long script says that there is more, scrolls with the voice, and takes focus for who scrolls it. */
export function ScriptCard({ lines, spokenSeconds = 0 }: ScriptCardProps) {
  const card = useRef<HTMLElement>(null);
  const { hasMore, look } = useHasMore(card);
  const letGo = usePace(card, lineAfter(lines, spokenSeconds));
  return (
    <div className="relative">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears that somebody scrolls by hand */}
      <section
        ref={card}
        aria-label="Read this aloud, or say something of your own"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls has to be reached by keyboard
        tabIndex={0}
        onScroll={look}
        onWheel={letGo}
        onTouchMove={letGo}
        onKeyDown={letGo}
        onPointerDown={letGo}
        className="relative flex max-h-[clamp(8rem,calc(100dvh-26rem),20rem)] flex-col gap-2 overflow-y-auto rounded-card bg-glow-soft p-4"
      >
        {lines.map((line) => (
          <p key={line} className="leading-relaxed">
            {line}
          </p>
        ))}
      </section>
      {hasMore && (
        <p
          aria-hidden
          className="pointer-events-none absolute inset-x-0 bottom-0 flex items-center justify-center gap-1 rounded-b-card bg-linear-to-t from-60% from-glow-soft to-transparent pt-6 pb-1 font-bold text-sm"
        >
          More below
          <ChevronDown className="size-4.5" />
        </p>
      )}
    </div>
  );
}

type Card = RefObject<HTMLElement | null>;

const hasMoreIn = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight > END_PX;

function useHasMore(card: Card) {
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const { current } = card;
    if (!current) return;
    // At once, and when the window is turned or its text made larger.
    const observer = new ResizeObserver(() => setHasMore(hasMoreIn(current)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [card]);
  const look = (event: UIEvent<HTMLElement>) => setHasMore(hasMoreIn(event.currentTarget));
  return { hasMore, look };
}

/** Keeps the line before the one that is read at the top. Whoever scrolls by hand is left alone from then on. */
function usePace(card: Card, line: number): () => void {
  const isLeftAlone = useRef(false);
  useEffect(() => {
    const before = card.current?.children[line - 1];
    if (isLeftAlone.current || !(before instanceof HTMLElement)) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    card.current?.scrollTo({ top: before.offsetTop, behavior: isCalm ? 'instant' : 'smooth' });
  }, [card, line]);
  return () => {
    isLeftAlone.current = true;
  };
}
