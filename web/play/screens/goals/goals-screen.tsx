import { Repeat2, Smile } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { product } from '#domain/content.ts';
import { MOST_AVOID_TALK, SKILL_GOAL } from '#domain/score.ts';
import { skillNames } from '#domain/skills.ts';
import { Card } from '#web/ui/card.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { TwoSidedScreen } from '#web/ui/two-sided-screen.tsx';
import { EveryoneKnows, StartButton } from './start-play.tsx';
import { TipsSwitch } from './tips-switch.tsx';
import { useNextGoals } from './use-next-goals.ts';
import { useStartPlay } from './use-start-play.ts';

const skills = [
  {
    of: 'labeledPraises',
    example: '“I love how gently you stack them.”',
    tone: 'bg-coral-soft',
  },
  {
    of: 'reflections',
    example: '“It’s a dragon!” – “It’s a dragon.”',
    tone: 'bg-lamp-soft',
  },
  {
    of: 'behaviorDescriptions',
    example: '“You’re building a bridge.”',
    tone: 'bg-describe-soft',
  },
] as const;

export function GoalsScreen() {
  const navigate = useNavigate();
  const start = useStartPlay();
  const { goals, hasNotPlayed } = useNextGoals();
  return (
    <TwoSidedScreen
      header={<ScreenHeader title="Your 5-minute goals" onBack={() => navigate('/')} />}
      action={
        <div className="flex flex-col gap-3">
          <EveryoneKnows start={start} />
          <StartButton start={start} />
        </div>
      }
      beside={
        <>
          <p className="text-ink-soft">
            Follow your child’s lead. {product.name} listens and counts, so you can just play.
            {hasNotPlayed &&
              ' Your first sessions show where you’re starting from; the goals can wait.'}
          </p>
          <Card>
            <ul className="flex flex-col gap-4">
              {skills.map(({ of, example, tone }) => (
                <li key={of} className="flex items-center gap-4">
                  <span
                    className={`grid size-13 shrink-0 place-items-center rounded-full font-extrabold text-xl tabular-nums ${tone}`}
                  >
                    {goals?.[of] ?? SKILL_GOAL}
                  </span>
                  <div className="min-w-0">
                    <h2 className="font-bold">
                      {skillNames[of]} <OnTheWay step={goals?.[of]} />
                    </h2>
                    <p className="text-ink-muted text-sm">{example}</p>
                  </div>
                </li>
              ))}
              <li className="flex items-center gap-4">
                <Bubble>
                  <Repeat2 aria-hidden className="size-6" />
                </Bubble>
                <div>
                  <h2 className="font-bold">Unlimited mirroring</h2>
                  <p className="text-ink-muted text-sm">Play along: do what your child does.</p>
                </div>
              </li>
              <li className="flex items-center gap-4">
                <Bubble>
                  <Smile aria-hidden className="size-6" />
                </Bubble>
                <div>
                  <h2 className="font-bold">Enthusiasm</h2>
                  <p className="text-ink-muted text-sm">Let them hear how much you enjoy it.</p>
                </div>
              </li>
            </ul>
          </Card>
        </>
      }
    >
      <Card className="bg-glow-soft! shadow-none!">
        <h2 className="font-bold">Hold back for five minutes</h2>
        <p className="text-ink-soft">
          Questions, commands and criticism: aim for less than 3 total.
          {goals && goals.avoidTalk > MOST_AVOID_TALK && (
            <> Your next step: {goals.avoidTalk} or fewer.</>
          )}
        </p>
      </Card>
      <TipsSwitch />
    </TwoSidedScreen>
  );
}

/** Where the step leads to. */
function OnTheWay({ step }: { step: number | undefined }) {
  if (step === undefined || step >= SKILL_GOAL) return null;
  return <span className="font-normal text-ink-muted text-sm">on the way to {SKILL_GOAL}</span>;
}

function Bubble({ children }: { children: ReactNode }) {
  return (
    <span className="grid size-13 shrink-0 place-items-center rounded-full bg-glow-soft text-ink">
      {children}
    </span>
  );
}
