import { cx } from '#web/ui/cx.ts';
import { SpeechIllustration } from '#web/ui/illustrations.tsx';
import { SectionHeading } from './section-heading.tsx';

interface PridePoint {
  readonly letter: string;
  readonly tile: string;
  readonly name: string;
  readonly text: string;
  readonly example: string;
}

const points: readonly PridePoint[] = [
  {
    letter: 'P',
    tile: 'bg-coral-soft',
    name: 'Praise',
    text: 'Say exactly what you like.',
    example: 'Thank you for waiting.',
  },
  {
    letter: 'R',
    tile: 'bg-lamp-soft',
    name: 'Reflect',
    text: 'Say their words back to them.',
    example: 'Yes, a very big dinosaur!',
  },
  {
    letter: 'I',
    tile: 'bg-glow-soft',
    name: 'Imitate',
    text: 'Do what they do, beside them.',
    example: 'I’m building a tower too.',
  },
  {
    letter: 'D',
    tile: 'bg-describe-soft',
    name: 'Describe',
    text: 'Put what they do into words.',
    example: 'You’re lining up all the cars.',
  },
  {
    letter: 'E',
    tile: 'bg-coral-soft',
    name: 'Enjoy',
    text: 'Let your face and voice show it.',
    example: 'I love playing with you.',
  },
];

export function PrideSection() {
  return (
    <section id="research" className="scroll-mt-20 bg-paper-deep">
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-10 px-5 py-16 md:px-8 md:py-24 lg:grid-cols-[1fr_1.4fr] lg:gap-16">
        <div className="lg:sticky lg:top-32 lg:self-start">
          <SectionHeading
            title="The PRIDE method"
            text="Five ways of talking that tell a child: I see you, and I like being here with you."
          />
          <SpeechIllustration className="mt-8 w-96 max-lg:hidden" />
        </div>
        <ul className="flex flex-col gap-3">
          {points.map((point) => (
            <Point key={point.name} {...point} />
          ))}
          <Point
            letter="+"
            tile="bg-lamp-soft"
            name="Child-led play"
            text="They choose the game and you follow: no questions, no orders, no corrections."
            example="You picked the train."
            className="md:hidden"
          />
        </ul>
      </div>
    </section>
  );
}

function Point({
  letter,
  tile,
  name,
  text,
  example,
  className,
}: PridePoint & { className?: string }) {
  return (
    <li
      className={cx(
        'flex flex-wrap gap-4 rounded-card bg-card p-4 shadow-soft sm:items-center sm:p-5',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'grid size-14 shrink-0 place-items-center rounded-2xl font-extrabold text-2xl',
          tile,
        )}
      >
        {letter}
      </span>
      <div className="flex min-w-[min(10rem,100%)] flex-1 flex-col gap-2 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
        <div>
          <h3 className="font-extrabold text-lg">{name}</h3>
          <p className="text-ink-soft">{text}</p>
        </div>
        <p
          className={cx(
            'w-fit max-w-full break-words rounded-2xl rounded-tl-md px-4 py-2 font-bold text-sm sm:max-w-1/2 sm:shrink-0 sm:rounded-tl-2xl sm:rounded-tr-md',
            tile,
          )}
        >
          “{example}”
        </p>
      </div>
    </li>
  );
}
