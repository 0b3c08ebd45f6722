import { Link } from 'react-router';
import { claims, product } from '#domain/content.ts';
import { Wordmark } from '#web/ui/wordmark.tsx';

const footerLink =
  'wrap-anywhere inline-flex min-h-11 items-center font-bold underline-offset-4 hover:underline';

export function LandingFooter() {
  return (
    <footer className="bg-paper-deep">
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-5 pt-10 pb-[max(2.5rem,env(safe-area-inset-bottom))] md:grid-cols-[1fr_auto] md:px-8">
        <div>
          <Wordmark />
          <p className="mt-2 text-ink-soft text-sm">{product.tagline}</p>
        </div>
        <nav aria-label="About" className="flex flex-wrap gap-x-7 md:items-start">
          <Link to="/onboarding" className={footerLink}>
            Introduction
          </Link>
          <Link to="/terms-of-use" className={footerLink}>
            Terms of Use
          </Link>
          <Link to="/privacy-policy" className={footerLink}>
            Privacy Policy
          </Link>
          <a href={`mailto:${product.supportEmail}`} className={footerLink}>
            {product.supportEmail}
          </a>
        </nav>
        <p className="max-w-2xl text-ink-soft text-sm md:col-span-2">{claims.disclaimer}</p>
      </div>
    </footer>
  );
}
