import { Info, Sparkles } from 'lucide-react';
import { ageInWords, ageInYears, TARGET_AGE } from '#domain/age.ts';
import { product } from '#domain/content.ts';
import { localDay } from '#web/browser/local-day.ts';

interface AgeNoticeProps {
  readonly name: string;
  readonly birthday: string | undefined;
}

/** Welcomes the age, or says for whom the product is made; nobody is turned away. */
export function AgeNotice({ name, birthday }: AgeNoticeProps) {
  return <div role="status">{birthday && <Notice name={name} birthday={birthday} />}</div>;
}

function Notice({ name, birthday }: { name: string; birthday: string }) {
  const age = ageInYears(birthday, localDay());
  const isInside = age >= TARGET_AGE.youngest && age <= TARGET_AGE.oldest;
  if (isInside) {
    return (
      <div className="flex animate-rise gap-3 rounded-card bg-lamp-soft p-4">
        <Sparkles aria-hidden className="mt-0.5 size-5.5 shrink-0 text-lamp" />
        <div className="wrap-anywhere min-w-0">
          <p className="font-bold">{ageInWords(age)}: a wonderful age to play</p>
          <p className="text-ink-soft">
            {product.name} is made for children like {name}.
          </p>
        </div>
      </div>
    );
  }
  return (
    <div className="flex animate-rise gap-3 rounded-card bg-glow-soft p-4">
      <Info aria-hidden className="mt-0.5 size-5.5 shrink-0" />
      <div className="wrap-anywhere min-w-0">
        <p className="font-bold">
          {product.name} is designed for children ages {TARGET_AGE.youngest}-{TARGET_AGE.oldest}
        </p>
        <p className="text-ink-soft">
          {age < TARGET_AGE.youngest
            ? `${name} is younger. You can still play, and grow into it together.`
            : `${name} is older. You can still play, and keep what works for the two of you.`}
        </p>
      </div>
    </div>
  );
}
