import { BookOpen, Lock, type LucideIcon, Sprout } from 'lucide-react';
import { claims } from '#domain/content.ts';

interface Reason {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly claim: string;
  readonly text: string;
}

const reasons: readonly Reason[] = [
  {
    icon: Lock,
    title: 'Privacy First',
    claim: claims.audioPrivacy,
    text: 'Download or delete everything we hold whenever you like.',
  },
  {
    icon: BookOpen,
    title: 'Research-Based',
    claim: claims.research,
    text: 'We turned it into five minutes that fit between dinner and bath.',
  },
  {
    icon: Sprout,
    title: 'Quick Results',
    claim: claims.results,
    text: 'And after the very first session, you’ll know one thing that went well.',
  },
];

export function TrustSection() {
  return (
    <section aria-label="Why parents trust it">
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-10 px-5 py-16 md:grid-cols-3 md:gap-8 md:px-8 md:py-24">
        {reasons.map(({ icon: Icon, title, claim, text }) => (
          <div key={title} className="max-md:flex max-md:flex-wrap max-md:gap-4">
            <span className="grid size-14 shrink-0 place-items-center rounded-2xl bg-glow-soft">
              <Icon aria-hidden className="size-6.5" />
            </span>
            <div className="min-w-[min(10rem,100%)] flex-1 md:mt-5">
              <h2 className="font-extrabold text-xl">{title}</h2>
              <p className="mt-2">{claim}</p>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
