import type { ReactNode } from 'react';
import {
  BlocksIllustration,
  HandsIllustration,
  SeedlingIllustration,
} from '#web/ui/illustrations.tsx';
import { SectionHeading } from './section-heading.tsx';

export function StepsSection() {
  return (
    <section id="how" className="scroll-mt-20">
      <div className="mx-auto max-w-6xl px-5 py-16 md:px-8 md:py-24">
        <SectionHeading
          title="How it works"
          text="From the sofa to the floor in three steps."
          className="md:mx-auto md:text-center"
        />
        <ol className="mt-12 grid grid-cols-1 gap-10 md:grid-cols-3 md:gap-8">
          <Step number={1} picture={<HandsIllustration />} title="Set Up Your Profile">
            Your first name, your child’s name and age. That’s enough to begin.
          </Step>
          <Step number={2} picture={<BlocksIllustration />} title="Start Daily Sessions">
            Take out the blocks, put the phone aside and let your child choose. You follow.
          </Step>
          <Step number={3} picture={<SeedlingIllustration />} title="Track & Celebrate">
            See what went well, in words you really said. Watch those good moments grow, day by day.
          </Step>
        </ol>
      </div>
    </section>
  );
}

interface StepProps {
  number: number;
  picture: ReactNode;
  title: string;
  children: ReactNode;
}

function Step({ number, picture, title, children }: StepProps) {
  return (
    <li className="relative flex flex-wrap items-center gap-5 max-sm:items-start md:flex-col md:text-center lg:not-last:before:absolute lg:not-last:before:top-24 lg:not-last:before:left-[calc(50%+7.5rem)] lg:not-last:before:w-[calc(100%-13rem)] lg:not-last:before:border-glow lg:not-last:before:border-t-4 lg:not-last:before:border-dotted">
      <div className="relative w-24 shrink-0 sm:w-36 md:w-48">
        {picture}
        <span
          aria-hidden="true"
          className="-top-2 -left-2 absolute grid size-9 place-items-center rounded-full bg-lamp font-extrabold text-lg text-on-lamp md:top-0 md:left-2 md:size-11"
        >
          {number}
        </span>
      </div>
      <div className="min-w-[min(10rem,100%)] max-w-80 flex-1 md:flex-none">
        <h3 className="font-extrabold text-xl">{title}</h3>
        <p className="mt-2 text-ink-soft">{children}</p>
      </div>
    </li>
  );
}
