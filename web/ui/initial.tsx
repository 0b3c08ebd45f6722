import { cx } from './cx.ts';

export interface InitialProps {
  name: string;
  className?: string;
}

/** The first letter of a name on a warm round, in place of a photo. */
export function Initial({ name, className = 'size-11 text-lg' }: InitialProps) {
  return (
    <span
      aria-hidden
      className={cx(
        'flex shrink-0 items-center justify-center rounded-full bg-glow-soft font-extrabold',
        className,
      )}
    >
      {Array.from(name.trim())[0]?.toUpperCase()}
    </span>
  );
}
