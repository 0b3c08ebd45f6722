import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { CoachPreview, RingPreview, WeekPreview } from './feature-previews.tsx';
import { SectionHeading } from './section-heading.tsx';

export function FeaturesSection() {
  return (
    <section id="features" className="scroll-mt-20 bg-paper-deep">
      <div className="mx-auto max-w-6xl px-5 py-16 md:px-8 md:py-24">
        <SectionHeading
          title="Small enough for a Tuesday"
          text="No course, no homework, no perfect parent needed. Just the floor, your child and a few minutes."
        />
        <div className="mt-10 grid grid-cols-1 gap-5 lg:grid-cols-3 lg:gap-7">
          <Feature preview={<RingPreview />} title="5-Minute Sessions">
            Press start and play. A calm ring keeps the time, so you can keep your eyes on your
            child.
          </Feature>
          <Feature preview={<CoachPreview />} title="AI-Powered Coaching">
            Live coaching, one short tip at a time, while you play. Afterward your coach picks out
            one thing you said, tells you why it helped, and gives you one sentence to try next.
          </Feature>
          <Feature preview={<WeekPreview />} title="Track Progress">
            See the days you showed up, the words that are becoming a habit, and the milestones the
            two of you reach. Missed a day? Tomorrow counts just the same.
          </Feature>
        </div>
      </div>
    </section>
  );
}

interface FeatureProps {
  preview: ReactNode;
  title: string;
  children: ReactNode;
}

function Feature({ preview, title, children }: FeatureProps) {
  return (
    <Card className="flex flex-col p-3 sm:flex-row lg:flex-col">
      <div
        aria-hidden="true"
        className="grid h-52 shrink-0 place-items-center sm:w-72 lg:w-auto overflow-hidden rounded-[0.875rem] bg-paper p-5"
      >
        {preview}
      </div>
      <div className="p-4 pt-5 sm:self-center sm:px-6 lg:self-auto lg:px-4">
        <h3 className="font-extrabold text-xl">{title}</h3>
        <p className="mt-2 text-ink-soft">{children}</p>
      </div>
    </Card>
  );
}
