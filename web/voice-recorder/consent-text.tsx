import { AudioLines, type LucideIcon, ShieldCheck, Trash2 } from 'lucide-react';
import { Alert } from '#web/ui/alert.tsx';

const points: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: AudioLines,
    title: 'What we keep',
    text: 'A voiceprint: numbers that describe your voice and can’t be played back. The recording itself is never kept.',
  },
  {
    icon: ShieldCheck,
    title: 'What for',
    text: 'To tell your voice apart in your own play sessions, and for nothing else.',
  },
  {
    icon: Trash2,
    title: 'For how long',
    text: 'Until you delete it in Settings, which you can do anytime, or delete your account.',
  },
];

/** What the parent agrees to. Changed words need a new version in contract/consents.ts. */
export function ConsentText({ isFailed }: { isFailed: boolean }) {
  return (
    <>
      <p className="font-bold">May we make a voiceprint of your voice?</p>
      <ul className="flex flex-col gap-4">
        {points.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-3.5">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-lamp-soft text-lamp">
              <Icon aria-hidden className="size-5" />
            </span>
            <div className="min-w-0">
              <h3 className="font-bold">{title}</h3>
              <p className="text-ink-soft text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {isFailed && (
        <Alert tone="danger">
          <p>We couldn’t save that. Nothing was recorded. Please try again.</p>
        </Alert>
      )}
    </>
  );
}
