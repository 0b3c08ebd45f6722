import { MessageCircle } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { LOCALE } from '#domain/locale.ts';
import { dayLabel } from '#domain/progress.ts';
import { useChildrenProgress } from '#web/api/play-sessions.ts';
import { localDay } from '#web/browser/local-day.ts';
import { coachOf } from '#web/coach/coaching-address.ts';
import { Suggestions } from '#web/coach/suggestions.tsx';
import { KeyHint } from '#web/ui/key-hint.tsx';
import { LinkRows } from '#web/ui/link-rows.tsx';

/** Tells the sessions of one day apart. */
const clockTime = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short' });

interface Props {
  readonly childId: number;
  readonly suggestions: readonly string[];
  readonly isBusy: boolean;
  readonly onChoose: (question: string) => void;
}

/** Beside the talk on a desktop: what to ask, and the talks about single play sessions. */
export function AgentAside({ childId, suggestions, isBusy, onChoose }: Props) {
  const { data: progress } = useChildrenProgress();
  const recent = progress?.find((one) => one.childId === childId)?.recent ?? [];
  return (
    <div className="flex flex-col gap-8">
      <Part title="You could ask">
        <Suggestions texts={suggestions} disabled={isBusy} onChoose={onChoose} />
      </Part>
      {recent.length > 0 && (
        <Part title="Talk about a session">
          <LinkRows
            rows={recent.map(({ id, completedAt, activityDescription }) => ({
              to: coachOf(id),
              icon: MessageCircle,
              label: dayLabel(localDay(new Date(completedAt)), localDay()),
              hint: [clockTime.format(new Date(completedAt)), activityDescription]
                .filter(Boolean)
                .join(' • '),
            }))}
          />
        </Part>
      )}
      <KeyHint keyName="Enter">sends your message</KeyHint>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="font-bold text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
