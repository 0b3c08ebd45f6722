import { MessageCircle } from 'lucide-react';
import { ButtonLink } from '#web/ui/button.tsx';
import { LinkRows } from '#web/ui/link-rows.tsx';

const tips = [
  'Find a quiet room, away from TV and radio.',
  'Close the windows.',
  'Tell others you’re recording.',
  'Consider headphones with a microphone.',
] as const;

export function UnscorableView({ childId }: { childId: number }) {
  return (
    <>
      <h2 className="font-extrabold text-2xl">Session Could Not Be Scored</h2>
      <p className="text-ink-soft">
        Other voices were too loud for us to count what you said. Your time together still counts.
        For the next one:
      </p>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <LinkRows
        rows={[
          {
            to: `/agent?childId=${childId}`,
            icon: MessageCircle,
            label: 'Ask your coach',
            hint: 'About play, praise or a hard moment',
          },
        ]}
      />
      <div className="mt-auto flex flex-col gap-2">
        <ButtonLink to="/session/goals" fullWidth>
          Try Another Session
        </ButtonLink>
        <ButtonLink to="/" variant="quiet" fullWidth>
          Return Home
        </ButtonLink>
      </div>
    </>
  );
}
