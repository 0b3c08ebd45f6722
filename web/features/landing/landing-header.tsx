import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink, IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Wordmark } from '#web/ui/wordmark.tsx';

const anchors = [
  { href: '#features', label: 'Features' },
  { href: '#how', label: 'How it works' },
  { href: '#research', label: 'The method' },
] as const;

const desktopLink =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-full px-3 font-bold text-ink-soft transition-colors hover:bg-ink/7 hover:text-ink lg:px-4';
const menuLink =
  'flex min-h-12 items-center rounded-field px-3 font-bold text-lg transition-colors hover:bg-ink/7';

export function LandingHeader() {
  const [menuOpen, setMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const close = () => setMenuOpen(false);

  useEffect(() => {
    if (!menuOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setMenuOpen(false);
      menuButton.current?.focus();
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [menuOpen]);

  return (
    <header className="sticky top-0 z-40 bg-paper/92 backdrop-blur-md">
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-2 px-4 py-2 md:min-h-20 md:px-8">
        <Link to="/" className="mr-auto inline-flex min-h-11 items-center rounded-full">
          <Wordmark className="max-[22.5rem]:gap-2 max-[22.5rem]:text-lg" />
        </Link>
        <nav aria-label="Page" className="mr-auto hidden lg:flex">
          {anchors.map(({ href, label }) => (
            <a key={href} href={href} className={desktopLink}>
              {label}
            </a>
          ))}
        </nav>
        <Link to="/login" className={cx(desktopLink, 'max-md:hidden')}>
          Sign In
        </Link>
        <ButtonLink
          to="/signup"
          variant="quiet"
          size="compact"
          className="whitespace-nowrap max-md:px-3.5 max-md:text-sm"
        >
          <span>
            Get Started<span className="max-md:hidden"> Free</span>
          </span>
        </ButtonLink>
        <IconButton
          ref={menuButton}
          label={menuOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={menuOpen}
          aria-controls="landing-menu"
          onClick={() => setMenuOpen(!menuOpen)}
          className="-mr-2 lg:hidden"
        >
          {menuOpen ? (
            <X aria-hidden className="size-6" />
          ) : (
            <Menu aria-hidden className="size-6" />
          )}
        </IconButton>
      </div>
      <nav
        id="landing-menu"
        aria-label="Menu"
        hidden={!menuOpen}
        className="animate-fade border-line border-t px-4 py-3 lg:hidden"
      >
        {anchors.map(({ href, label }) => (
          <a key={href} href={href} onClick={close} className={menuLink}>
            {label}
          </a>
        ))}
        <Link to="/login" className={cx(menuLink, 'md:hidden')}>
          Log In
        </Link>
      </nav>
    </header>
  );
}
