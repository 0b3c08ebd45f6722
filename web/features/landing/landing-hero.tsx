import { claims, product } from '#domain/content.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ProductPreview } from './product-preview.tsx';
import { WaitlistForm, type WaitlistFormProps } from './waitlist-form.tsx';

export function LandingHero(waitlist: WaitlistFormProps) {
  return (
    <section className="mx-auto grid max-w-6xl grid-cols-1 px-5 pt-6 pb-16 md:px-8 lg:grid-cols-[1.1fr_1fr] lg:gap-x-8 lg:pt-0 lg:pb-24">
      <div className="flex flex-col items-center text-center lg:items-start lg:pt-32 lg:text-left">
        <h1 className="max-w-xl font-extrabold text-4xl tracking-tight sm:text-5xl xl:text-[4rem] xl:leading-[1.04]">
          Put down the day. Pick up the blocks.
        </h1>
        <p className="mt-5 max-w-lg text-pretty text-ink-soft text-lg max-sm:text-balance lg:text-xl lg:leading-normal">
          Five minutes a day that follow your child’s lead, for ages 2 to 10. {product.name} listens
          while you play, offers a gentle tip now and then, and shows you afterward which of your
          words helped.
        </p>
        <ButtonLink to="/signup" className="mt-7 max-sm:w-full">
          Try Web Version Now
        </ButtonLink>
        <p className="mt-3 text-balance text-ink-soft text-sm">{claims.price}</p>
      </div>
      <ProductPreview />
      {/* Below the picture: the first screen belongs to the one thing to do. */}
      <div className="mx-auto w-full max-w-lg pt-32 lg:col-span-2 lg:pt-36">
        <WaitlistForm {...waitlist} />
      </div>
    </section>
  );
}
