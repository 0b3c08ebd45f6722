import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { TwoSidedScreen } from '#web/ui/two-sided-screen.tsx';
import { useGoBack } from '#web/ui/use-go-back.ts';
import { type IntroductionStep, introductionSteps } from './introduction-steps.tsx';

const steps: readonly IntroductionStep[] = introductionSteps;

export function IntroductionScreen() {
  const navigate = useNavigate();
  const goBack = useGoBack('/');
  // A step in the browser's history for each of them: the phone's Back leads to the one before.
  const index = stepOf(useLocation().state);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownIndex = useRef(index);
  const step = steps[index] ?? introductionSteps[0];
  const isLast = index === steps.length - 1;

  useEffect(() => {
    if (shownIndex.current === index) return;
    shownIndex.current = index;
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, [index]);

  return (
    <TwoSidedScreen
      header={
        <StepHeader index={index} onBack={() => (index === 0 ? void navigate('/') : goBack())} />
      }
      picture={<step.Illustration />}
      action={
        isLast ? (
          <ButtonLink to="/signup" fullWidth>
            Get Started
          </ButtonLink>
        ) : (
          <Button fullWidth onClick={() => navigate('/onboarding', { state: { step: index + 1 } })}>
            Continue
          </Button>
        )
      }
    >
      <div
        key={index}
        className="flex flex-1 animate-rise flex-col items-center justify-center gap-4 text-center roomy:items-start roomy:text-left"
      >
        <step.Illustration className={cx('roomy:hidden', step.points.length ? 'w-44' : 'w-56')} />
        <h1 ref={heading} tabIndex={-1} className="font-extrabold text-3xl">
          {step.title}
        </h1>
        <p className="max-w-xs text-balance text-ink-soft">{step.text}</p>
        {step.points.length > 0 && <Points points={step.points} />}
      </div>
    </TwoSidedScreen>
  );
}

function stepOf(state: { readonly step?: number } | null): number {
  return state?.step ?? 0;
}

function StepHeader({ index, onBack }: { index: number; onBack: () => void }) {
  return (
    <header className="grid min-h-16 grid-cols-[1fr_auto_1fr] items-center gap-2 px-3 py-2 roomy:px-6">
      <IconButton label="Back" onClick={onBack}>
        <ArrowLeft aria-hidden className="size-6" />
      </IconButton>
      <p role="status" className="flex gap-2">
        <span className="sr-only">
          Step {index + 1} of {steps.length}
        </span>
        {steps.map(({ title }, dot) => (
          <span
            key={title}
            aria-hidden
            className={cx(
              'h-2.5 rounded-full transition-[width,background-color]',
              dot === index ? 'w-7 bg-lamp' : 'w-2.5 bg-ink/25',
            )}
          />
        ))}
      </p>
      <ButtonLink to="/login" variant="quiet" size="compact" className="justify-self-end px-3!">
        Skip
      </ButtonLink>
    </header>
  );
}

function Points({ points }: Pick<IntroductionStep, 'points'>) {
  return (
    <ul className="mt-2 flex w-full flex-col gap-4 text-left">
      {points.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex items-center gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-lamp-soft text-lamp">
            <Icon aria-hidden className="size-6" />
          </span>
          <div className="min-w-0">
            <p className="font-bold">{title}</p>
            {text && <p className="text-pretty text-ink-soft text-sm">{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
