// The product itself, small: the quiet screen of a running session under its lamp, and what comes after.
import { Eye, Heart } from 'lucide-react';
import { Card } from '#web/ui/card.tsx';
import { ProgressRing } from '#web/ui/progress-ring.tsx';
import { QuietWave } from './quiet-wave.tsx';

export function ProductPreview() {
  return (
    <div
      role="img"
      aria-label="The session screen shows a ring, the time left and a quiet wave. Afterward, a card says: you named what she did about 8 times."
      className="relative mx-auto w-full max-w-md pt-40"
    >
      <HangingLamp />
      <div aria-hidden="true" className="relative">
        <div className="mx-auto w-64 rounded-[2.75rem] bg-bezel p-2 shadow-soft sm:w-72">
          <div className="flex flex-col items-center rounded-[2.3rem] bg-paper px-5 pt-4 pb-24">
            <span className="h-5 w-20 rounded-full bg-bezel" />
            <p className="mt-7 font-extrabold text-lg">Playing with Maya</p>
            <p className="text-ink-muted text-sm">Follow her lead</p>
            <ProgressRing share={0.64} className="mt-6 w-44 sm:w-48">
              <span className="tabular block font-extrabold text-4xl">1:48</span>
              <span className="text-ink-muted text-sm">left</span>
            </ProgressRing>
            <QuietWave className="mt-6 h-9" />
            <p className="mt-6 flex min-h-11 w-full items-center justify-center rounded-full bg-ink/7 font-bold text-ink-soft text-sm">
              Pause
            </p>
          </div>
        </div>
        <Card className="-top-9 -right-1 absolute flex animate-rise items-center gap-2.5 py-3.5 pr-4 pl-3.5 [animation-delay:150ms] lg:-right-4">
          <Heart className="size-5 shrink-0 fill-praise text-praise" />
          <p className="font-bold text-sm leading-snug">“You shared so kindly!”</p>
        </Card>
        <Card className="-bottom-10 -left-1 absolute w-64 animate-rise [animation-delay:300ms] lg:left-2 sm:w-72 xl:-left-8">
          <p className="flex items-center gap-2 font-bold text-ink-soft text-xs">
            <Eye className="size-4.5 text-describe" />
            After you play
          </p>
          <p className="mt-1.5 font-extrabold text-lg leading-snug">
            You named what she did about 8 times.
          </p>
          <div className="mt-3 h-2 rounded-full bg-describe-soft">
            <div className="h-full w-4/5 rounded-full bg-describe" />
          </div>
        </Card>
      </div>
    </div>
  );
}

function HangingLamp() {
  return (
    <div aria-hidden="true" className="-translate-x-1/2 absolute inset-y-0 left-1/2 w-[130%]">
      <div className="absolute inset-x-0 top-24 bottom-0 bg-linear-to-b from-glow/55 to-glow/0 dark:from-glow/35 [clip-path:polygon(43%_0,57%_0,100%_100%,0_100%)]" />
      <svg viewBox="0 0 120 130" className="absolute inset-x-0 top-0 mx-auto w-32">
        <path d="M60 0v40" strokeWidth="4" className="stroke-ink" />
        <path d="M40 96h40a20 20 0 0 1-40 0z" className="fill-glow" />
        <path
          d="M46 34h28a6 6 0 0 1 5.5 3.6l26.5 52A6 6 0 0 1 100.5 98h-81a6 6 0 0 1-5.5-8.4l26.5-52A6 6 0 0 1 46 34z"
          className="fill-lamp"
        />
      </svg>
    </div>
  );
}
