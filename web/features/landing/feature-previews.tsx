// Small pieces of the running product, drawn with the kit; pictures only, hidden from screen readers.
import { Check } from 'lucide-react';
import { ChatBubble } from '#web/coach/chat-bubble.tsx';
import { cx } from '#web/ui/cx.ts';
import { ProgressRing } from '#web/ui/progress-ring.tsx';

export function RingPreview() {
  return (
    <ProgressRing share={1} className="w-40">
      <span className="tabular block font-extrabold text-3xl">5:00</span>
    </ProgressRing>
  );
}

export function CoachPreview() {
  return (
    // Drawn at four fifths; the margins take back the room of the fifth.
    <div className="-mx-8 flex w-76 scale-80 flex-col gap-3">
      <ChatBubble from="assistant">
        You said: “I love how tall you built it!” That tells Mia exactly what to do again.
      </ChatBubble>
      <ChatBubble from="user">What should I try next?</ChatBubble>
    </div>
  );
}

const week = [
  { day: 'Sun', played: true },
  { day: 'Mon', played: true },
  { day: 'Tue', played: false },
  { day: 'Wed', played: true },
  { day: 'Thu', played: true },
  { day: 'Fri', played: true },
  { day: 'Sat', played: false },
] as const;

export function WeekPreview() {
  return (
    <div className="flex flex-col items-center gap-4">
      <div className="flex gap-1 xl:gap-1.5">
        {week.map(({ day, played }) => (
          <span key={day} className="flex flex-col items-center gap-1.5">
            <span className="font-bold text-ink-muted text-xs">{day[0]}</span>
            <span
              className={cx(
                'grid size-7 xl:size-8 place-items-center rounded-full',
                played ? 'bg-glow text-on-glow' : 'bg-ink/8',
              )}
            >
              {played && <Check className="size-4" strokeWidth={4} />}
            </span>
          </span>
        ))}
      </div>
      <p className="font-extrabold text-lg">3 days in a row</p>
    </div>
  );
}
