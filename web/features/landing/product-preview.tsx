// The product itself, small: the play screen as it runs under its lamp, and what comes after.
import { skillNames } from '#domain/skills.ts';
import { PlayHeader } from '#web/play/look/play-header.tsx';
import { PlayLook } from '#web/play/look/play-look.tsx';
import { Card } from '#web/ui/card.tsx';

/** One of the lines that the live coach says. */
const TIP = 'She said: “A big tower.” Try saying it back.';

const metrics = {
  labeledPraises: 4,
  behaviorDescriptions: 8,
  reflections: 3,
  questions: 1,
  commands: 0,
  criticisms: 0,
  totalNegative: 1,
};

const LEVELS = [
  0, 4, 12, 30, 22, 48, 66, 40, 58, 80, 62, 34, 20, 8, 4, 16, 38, 60, 92, 70, 84, 52, 44, 26, 14, 6,
  2,
];

const nothing = () => undefined;

export function ProductPreview() {
  return (
    <div
      role="img"
      aria-label={`The play screen: a ring with the time left, a quiet wave, a first count of what you said, and a tip. ${TIP} Afterward: about 8 describing moments.`}
      className="relative mx-auto w-full max-w-md pt-40"
    >
      <HangingLamp />
      <div aria-hidden="true" inert className="relative">
        <div className="mx-auto w-fit rounded-[2.75rem] bg-bezel p-2 shadow-soft">
          <div className="h-149 w-68.5 overflow-hidden rounded-[2.3rem] bg-paper">
            {/* A phone of 391 x 852, drawn at seven tenths. */}
            <div className="flex h-213 w-97.75 origin-top-left scale-70 flex-col bg-paper pt-6">
              <PlayHeader onStop={nothing} isAwake />
              <div className="flex flex-1 flex-col gap-4 px-5 pb-8">
                <PlayLook
                  recording="active"
                  remainingSeconds={108}
                  isHeld={false}
                  isMuted={false}
                  wave={<StillWave />}
                  metrics={metrics}
                  isFirst={false}
                  status="connected"
                  tip={TIP}
                  onSwitchTipsOff={nothing}
                  hasNoTips={false}
                />
              </div>
            </div>
          </div>
        </div>
        <Card className="-bottom-21 -left-1 absolute flex w-68 animate-rise items-center gap-3 p-4! [animation-delay:300ms] lg:left-2 sm:w-76 xl:-left-8">
          <span className="flex size-16 shrink-0 flex-col items-center justify-center rounded-full bg-describe-soft font-extrabold text-2xl leading-none">
            <span className="font-bold text-ink text-xs">about</span> 8
          </span>
          <div>
            <p className="font-bold text-lg">{skillNames.behaviorDescriptions} Moments</p>
            <p className="text-ink-muted text-sm">You reached 6, your step on the way to 10.</p>
          </div>
        </Card>
      </div>
    </div>
  );
}

/** As `SoundWave` draws it: by attributes, since the page comes drawn and its security policy allows no styles of elements. */
function StillWave() {
  const bars = LEVELS.map((level, at) => ({ x: 10 * at, height: 56 * (0.08 + 0.0092 * level) }));
  return (
    <svg viewBox="0 0 266 56" aria-hidden="true" className="h-14 w-66.5 text-lamp/60">
      {bars.map(({ x, height }) => (
        <rect
          key={x}
          x={x}
          y={(56 - height) / 2}
          width="6"
          height={height}
          rx="3"
          fill="currentColor"
        />
      ))}
    </svg>
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
