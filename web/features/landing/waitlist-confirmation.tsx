import { Bell, Gift, MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { HandsIllustration } from '#web/ui/illustrations.tsx';

const nextSteps = [
  { icon: MailCheck, text: 'An email confirmation is coming your way.' },
  { icon: Bell, text: 'You’ll be the first to know at launch.' },
  { icon: Gift, text: 'You’ll get early access and special pricing.' },
] as const;

export function WaitlistConfirmation() {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section className="mx-auto flex max-w-xl animate-rise flex-col items-center px-5 pt-10 pb-16 text-center md:pt-16 md:pb-24">
      <HandsIllustration className="mb-6 w-44" />
      <h1
        ref={heading}
        tabIndex={-1}
        className="font-extrabold text-4xl tracking-tight md:text-5xl"
      >
        Welcome to the waitlist!
      </h1>
      <Card className="mt-8 w-full text-left sm:p-7">
        <h2 className="font-extrabold text-xl">What happens next?</h2>
        <ul className="mt-4 flex flex-col gap-4">
          {nextSteps.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-center gap-4">
              <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-glow-soft">
                <Icon aria-hidden className="size-5.5" />
              </span>
              {text}
            </li>
          ))}
        </ul>
      </Card>
      <p className="mt-8 text-ink-soft">No need to wait for the first five minutes:</p>
      <ButtonLink to="/signup" className="mt-3">
        Try Web Version Now
      </ButtonLink>
    </section>
  );
}
