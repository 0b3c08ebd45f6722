import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { product } from '#domain/content.ts';
import { IconButton } from '#web/ui/button.tsx';
import { LampIllustration } from '#web/ui/illustrations.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';

interface AuthLayoutProps {
  readonly backTo?: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** A form beside a quiet picture; on a phone the form alone. */
export function AuthLayout({ backTo = '/', children, footer }: AuthLayoutProps) {
  const navigate = useNavigate();
  return (
    <div className="grid min-h-dvh bg-paper lg:grid-cols-2">
      <aside className="hidden bg-paper-deep bg-radial-[at_50%_45%] from-glow-soft to-paper-deep to-75% lg:block">
        <div className="sticky top-0 flex h-dvh flex-col items-center justify-center gap-8 p-12 text-center">
          <LampIllustration className="w-72" />
          <p className="max-w-sm text-balance font-extrabold text-3xl">{product.tagline}</p>
        </div>
      </aside>
      {/* From the top, not centred: a button that comes late must not move the form under a thumb. */}
      <div className="mx-auto flex w-full min-w-0 max-w-md flex-col px-5 pb-10 lg:pt-[5vh]">
        <header className="-mx-2 flex flex-wrap items-center justify-between py-3">
          <IconButton label="Back" onClick={() => navigate(backTo)}>
            <ArrowLeft aria-hidden className="size-6" />
          </IconButton>
          <Link to="/" aria-label={`${product.name}, front page`} className="flex rounded-card p-2">
            <Wordmark />
          </Link>
        </header>
        <main className="flex flex-col gap-6">{children}</main>
        {footer && <footer className="pt-6 text-center text-ink-soft">{footer}</footer>}
      </div>
    </div>
  );
}

export function AuthHeading({ title, text }: { title: string; text?: string }) {
  return (
    <div className="flex flex-col gap-2 pt-4">
      <h1 className="font-extrabold text-3xl">{title}</h1>
      {text && <p className="text-pretty text-ink-soft">{text}</p>}
    </div>
  );
}
