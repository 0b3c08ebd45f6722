import { product } from '#domain/content.ts';
import { cx } from './cx.ts';

export function LampMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cx('size-8', className)}>
      <rect width="32" height="32" rx="9.5" className="fill-lamp" />
      <path d="M16 0v9" strokeWidth="2.2" className="stroke-on-lamp" />
      <path d="M11.6 19h8.8a4.4 4.4 0 0 1-8.8 0z" className="fill-glow" />
      <path
        d="M13.4 8.5h5.2a1.6 1.6 0 0 1 1.45.93l4 8.7A1.3 1.3 0 0 1 22.86 20H9.14a1.3 1.3 0 0 1-1.19-1.87l4-8.7a1.6 1.6 0 0 1 1.45-.93z"
        className="fill-on-lamp"
      />
    </svg>
  );
}

export function Wordmark({ className }: { className?: string }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-2.5 font-extrabold text-xl tracking-tight',
        className,
      )}
    >
      <LampMark />
      {product.name}
    </span>
  );
}
