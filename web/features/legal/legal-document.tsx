import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { product } from '#domain/content.ts';
import { Button } from '#web/ui/button.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';

export interface LegalSection {
  /** Its anchor in the address. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface LegalDocumentProps {
  readonly title: string;
  /** What it comes down to, for who reads no further. */
  readonly summary: string;
  readonly sections: readonly LegalSection[];
}

export function LegalDocument({ title, summary, sections }: LegalDocumentProps) {
  return (
    <div className="min-h-dvh bg-paper">
      <SkipLink />
      <LegalHeader />
      <div className="mx-auto grid max-w-5xl grid-cols-1 gap-8 px-5 pb-20 md:px-8 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-16">
        <main id="main" tabIndex={-1} className="outline-none">
          <h1 className="pt-4 font-extrabold text-3xl md:text-4xl">{title}</h1>
          <p className="mt-2 text-ink-muted text-sm">Last updated {product.legalTextsUpdated}</p>
          <p className="mt-6 rounded-card bg-glow-soft p-5">{summary}</p>
          <div className="mt-10 flex flex-col gap-10">
            {sections.map(({ id, title: sectionTitle, body }, index) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id} tabIndex={-1} className="scroll-mt-24 font-extrabold text-xl">
                  {index + 1}. {sectionTitle}
                </h2>
                <div className="mt-3 flex max-w-prose flex-col gap-3 text-ink-soft">{body}</div>
              </section>
            ))}
          </div>
        </main>
        <Contents sections={sections} />
      </div>
    </div>
  );
}

function LegalHeader() {
  const navigate = useNavigate();
  // On the first page of a visit there is nothing to go back to; the sections of it are no pages.
  const [keyOnArrival] = useState(useLocation().key);
  const goBack = () => (keyOnArrival === 'default' ? navigate('/') : navigate(-1));
  return (
    <header className="sticky top-0 z-10 bg-paper/92 backdrop-blur-md">
      <div className="mx-auto flex min-h-16 max-w-5xl flex-wrap items-center justify-between gap-2 px-2 py-2 md:px-5">
        <Button variant="quiet" size="compact" onClick={goBack} className="px-3!">
          <ArrowLeft aria-hidden className="size-5.5" />
          Back
        </Button>
        <Wordmark className="pr-3 max-sm:text-lg" />
      </div>
    </header>
  );
}

/** Beside the text where there is room for it; on a phone the headings are enough. */
function Contents({ sections }: Pick<LegalDocumentProps, 'sections'>) {
  return (
    <nav aria-label="On this page" className="hidden lg:block">
      <div className="sticky top-24 border-line border-l-2 pt-1 pl-5 text-sm">
        <p aria-hidden className="font-bold">
          On this page
        </p>
        <ul className="mt-2 flex flex-col">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={`#${id}`}
                replace
                className="flex min-h-9 items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

export function BulletList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-lamp">
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the texts are fixed
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

export function MailboxLink() {
  return (
    <a
      href={`mailto:${product.supportEmail}`}
      className="wrap-anywhere font-bold text-lamp underline underline-offset-4"
    >
      {product.supportEmail}
    </a>
  );
}
