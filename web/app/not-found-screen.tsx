import { useEffect } from 'react';
import { product } from '#domain/content.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PathIllustration } from '#web/ui/illustrations.tsx';
import { PhoneColumn } from '#web/ui/phone-column.tsx';

export function NotFoundScreen() {
  useEffect(() => {
    document.title = `Page Not Found · ${product.name}`;
  }, []);
  return (
    <PhoneColumn>
      <main className="flex flex-1 flex-col items-center justify-center gap-3 px-6 py-10 text-center">
        <PathIllustration className="mb-2 w-48" />
        <h1 className="font-extrabold text-3xl">404 Page Not Found</h1>
        <p className="text-ink-soft">There’s nothing at this address. Let’s get you back home.</p>
        {import.meta.env.DEV && (
          <p className="text-ink-muted text-sm">
            Did you forget to add the page to web/app/pages.ts?
          </p>
        )}
        <ButtonLink to="/" className="mt-4">
          Go to Home
        </ButtonLink>
      </main>
    </PhoneColumn>
  );
}
