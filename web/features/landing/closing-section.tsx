import { claims } from '#domain/content.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LampIllustration } from '#web/ui/illustrations.tsx';

export function ClosingSection() {
  return (
    <section className="px-4 pb-16 md:px-8 md:pb-24">
      <div className="mx-auto flex max-w-6xl flex-col items-center rounded-[2rem] bg-glow-soft px-5 pt-10 pb-12 text-center md:py-16">
        <LampIllustration className="w-36" />
        <h2 className="mt-5 font-extrabold text-3xl tracking-tight md:text-4xl">
          Tonight, five minutes.
        </h2>
        <p className="mt-3 max-w-md text-balance text-ink-soft text-lg">{claims.audience}</p>
        <div className="mt-8 flex w-full flex-col items-center gap-2 sm:w-auto sm:flex-row">
          <ButtonLink to="/signup" className="max-sm:w-full">
            Start Free Today
          </ButtonLink>
          <ButtonLink to="/login" variant="quiet" className="max-sm:w-full">
            Sign In
          </ButtonLink>
        </div>
        <p className="mt-4 text-balance text-ink-soft text-sm">{claims.price}</p>
      </div>
    </section>
  );
}
