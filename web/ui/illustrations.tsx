// Our own pictures, one hand: a soft round ground, flat rounded shapes, ink lines 4 wide with round ends.
// They are decoration; the words beside them carry the meaning.
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface IllustrationProps {
  className?: string | undefined;
}

const inkLine = 'fill-none stroke-ink stroke-4';
/** Light and joy: they come a moment after the rest, where a picture comes in answer to something. */
const shining = 'origin-center animate-shine [transform-box:view-box]';
const heart = 'M12 20s-7-4.4-7-9.3A3.9 3.9 0 0 1 12 8.2a3.9 3.9 0 0 1 7 2.5C19 15.6 12 20 12 20z';

function Picture({
  ground,
  className,
  children,
}: IllustrationProps & { ground: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 160"
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('h-auto max-w-full', className ?? 'w-full')}
    >
      <circle cx="80" cy="80" r="74" className={ground} />
      {children}
    </svg>
  );
}

/** `isLit`: it lights up before one’s eyes. */
export function LampIllustration({ className, isLit }: IllustrationProps & { isLit?: boolean }) {
  return (
    <Picture ground="fill-glow-soft" className={className}>
      <path d="M80 6v36" className={inkLine} />
      <path d="M62 90h36a18 18 0 0 1-36 0z" className={cx('fill-glow', isLit && 'animate-fade')} />
      <path
        d="M66 40h28a5 5 0 0 1 4.6 3L119 84a5 5 0 0 1-4.6 7H45.6a5 5 0 0 1-4.6-7L61.4 43A5 5 0 0 1 66 40z"
        className="fill-lamp"
      />
      <path d="M66 53 55 77" className="fill-none stroke-4 stroke-on-lamp/50" />
      <path
        d="M80 119v14M54 113l-9 11M106 113l9 11"
        className={cx('fill-none stroke-6 stroke-glow', isLit && shining)}
      />
    </Picture>
  );
}

export function BlocksIllustration({ className }: IllustrationProps) {
  return (
    <Picture ground="fill-describe-soft" className={className}>
      <rect x="31" y="84" width="47" height="47" rx="10" className="fill-describe" />
      <rect x="82" y="84" width="47" height="47" rx="10" className="fill-coral" />
      <circle cx="54.5" cy="107.5" r="10" className="fill-card/90" />
      <path d={heart} transform="translate(91.5 93) scale(1.18)" className="fill-card/90" />
      <g transform="rotate(-7 80 58)">
        <rect x="57" y="35" width="47" height="47" rx="10" className="fill-glow" />
        <path d="m80.5 47 10 20h-20z" className="fill-card/90 stroke-4 stroke-card/90" />
      </g>
      <path d="M22 135h116M118 44l8-9M127 57l12-3" className={inkLine} />
    </Picture>
  );
}

function Hand({ className, sleeve }: { className: string; sleeve: string }) {
  return (
    <g>
      <rect x="12" y="76" width="37" height="34" rx="8" className={sleeve} />
      <g className={className}>
        <path d="M13 62-5 45" strokeWidth="14" />
        <path d="M10 50V18M24 50V9M38 50V12M52 52V22" strokeWidth="12" />
        <rect x="4" y="38" width="54" height="46" rx="21" stroke="none" />
      </g>
    </g>
  );
}

/** `isJoyful`: the two have just met. */
export function HandsIllustration({
  className,
  isJoyful,
}: IllustrationProps & { isJoyful?: boolean }) {
  return (
    <Picture ground="fill-glow-soft" className={className}>
      <g transform="rotate(14 48 90) translate(84 38) scale(-1 1)">
        <Hand className="fill-coral stroke-coral" sleeve="fill-lamp" />
      </g>
      <g transform="rotate(-12 112 100) translate(90 70) scale(0.64)">
        <Hand className="fill-glow stroke-glow" sleeve="fill-describe" />
      </g>
      <path d="M92 40l3-13M107 46l10-10M116 60l13-2" className={cx(inkLine, isJoyful && shining)} />
    </Picture>
  );
}

export function SpeechIllustration({ className }: IllustrationProps) {
  return (
    <Picture ground="fill-lamp-soft" className={className}>
      <path
        d="M46 32h58a22 22 0 0 1 22 22v18a22 22 0 0 1-22 22H66l-19 17a3 3 0 0 1-5-2.3V94a22 22 0 0 1-18-22V54a22 22 0 0 1 22-22z"
        className="fill-lamp"
      />
      <path d="M48 54h54M48 71h33" className="fill-none stroke-6 stroke-on-lamp" />
      <g transform="translate(-7 -7)">
        <path
          d="M100 88h20a18 18 0 0 1 18 18v5a18 18 0 0 1-12 17v10a3 3 0 0 1-5 2.2L109 129h-9a18 18 0 0 1-18-18v-5a18 18 0 0 1 18-18z"
          className="fill-coral stroke-5 stroke-lamp-soft"
        />
        <path d={heart} transform="translate(94 91.5) scale(1.33)" className="fill-card" />
      </g>
    </Picture>
  );
}

export function PathIllustration({ className }: IllustrationProps) {
  return (
    <Picture ground="fill-glow-soft" className={className}>
      <circle cx="112" cy="54" r="18" className="fill-glow" />
      <path
        d="M6.4 86C40 62 78 62 112 82c17 10 32 12 41.4 10A74 74 0 0 1 6.4 86z"
        className="fill-reflect/55"
      />
      <path
        d="M9.5 102c36-14 66-8 96 6 18 8.4 30 9 40 5.5A74 74 0 0 1 9.5 102z"
        className="fill-lamp"
      />
      <path
        d="M76 149c-20-14 16-18 6-30-9-10-32-12-24-24"
        className="fill-none stroke-[7] stroke-glow"
        strokeDasharray="1 13"
      />
      <path d="M58 90V52" className={inkLine} />
      <path d="M60 52h24l-7 9 7 9H60z" className="fill-coral stroke-4 stroke-coral" />
    </Picture>
  );
}

export function SeedlingIllustration({ className }: IllustrationProps) {
  return (
    <Picture ground="fill-lamp-soft" className={className}>
      <path d="M80 104V62" className="fill-none stroke-6 stroke-reflect" />
      <path d="M79 74C48 78 38 60 38 44c24-3 41 8 41 30z" className="fill-reflect" />
      <path d="M82 62c0-22 14-34 38-34 3 24-10 38-38 34z" className="fill-lamp" />
      <path
        d="M52 100h56a5 5 0 0 1 5 6l-5.4 25a9 9 0 0 1-8.8 7H61.2a9 9 0 0 1-8.8-7L47 106a5 5 0 0 1 5-6z"
        className="fill-coral"
      />
      <path d="M44 103h72" className="fill-none stroke-[9] stroke-coral" />
      <path d="M128 74l10-4M126 88l11 4M30 66l-9-4M30 80l-10 4" className={inkLine} />
    </Picture>
  );
}
