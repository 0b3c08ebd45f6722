import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { product } from '#domain/content.ts';
import { IconButton } from '#web/ui/button.tsx';
import { LampIllustration } from '#web/ui/illustrations.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';

interface AuthLayoutProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly footer: ReactNode;
}

/** A form beside a quiet picture; on a phone the form alone. */
export function AuthLayout({ title, children, footer }: AuthLayoutProps) {
  const navigate = useNavigate();
  return (
    <div className="grid min-h-dvh bg-paper lg:grid-cols-2">
      <aside className="hidden flex-col items-center justify-center gap-8 bg-glow-soft p-12 text-center lg:flex">
        <LampIllustration className="w-72" />
        <p className="max-w-sm text-balance font-extrabold text-3xl">{product.tagline}</p>
      </aside>
      <div className="mx-auto flex w-full min-w-0 max-w-md flex-col px-5 pb-10 lg:justify-center">
        <header className="-mx-2 flex flex-wrap items-center justify-between py-3">
          <IconButton label="Back" onClick={() => navigate('/')}>
            <ArrowLeft aria-hidden className="size-6" />
          </IconButton>
          <Link to="/" aria-label={`${product.name}, front page`} className="rounded-card p-2">
            <Wordmark />
          </Link>
        </header>
        <main className="flex flex-col gap-6">
          <h1 className="pt-4 font-extrabold text-3xl">{title}</h1>
          {children}
        </main>
        <footer className="pt-6 text-center text-ink-soft">{footer}</footer>
      </div>
    </div>
  );
}
