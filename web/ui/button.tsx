import { LoaderCircle } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'regular' | 'compact';

interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** `compact` is 44 px high, for top bars and rows; everything else is the regular 56 px. */
  size?: ButtonSize | undefined;
  fullWidth?: boolean | undefined;
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-lamp text-on-lamp shadow-soft hover:bg-lamp-strong',
  secondary: 'bg-lamp-soft text-ink hover:bg-lamp/20',
  quiet: 'text-lamp hover:bg-lamp-soft',
  danger: 'bg-danger text-on-danger shadow-soft hover:bg-danger-strong',
};

const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-14 px-7 py-2 text-lg',
  compact: 'min-h-11 px-5 py-1 text-base',
};

function buttonClass(look: ButtonLook, className?: string): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-full text-center font-bold leading-tight',
    'transition-[background-color,transform,opacity] active:scale-[0.98]',
    'disabled:cursor-default disabled:active:scale-100',
    variants[look.variant ?? 'primary'],
    sizes[look.size ?? 'regular'],
    look.fullWidth && 'w-full',
    className,
  );
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Disables the button and shows that it is at work. */
  pending?: boolean | undefined;
  /** What the button reads meanwhile, for example "Joining..."; otherwise its own words stay. */
  pendingLabel?: string | undefined;
}

export function Button({
  variant,
  size,
  fullWidth,
  pending = false,
  pendingLabel,
  className,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={buttonClass(
        { variant, size, fullWidth },
        cx(!pending && 'disabled:opacity-60', className),
      )}
    >
      {pending && <LoaderCircle aria-hidden className="size-5 shrink-0 animate-spin" />}
      {pending ? (pendingLabel ?? children) : children}
    </button>
  );
}

export type ButtonLinkProps = ButtonLook & { className?: string; children: ReactNode } & (
    | ({ to: LinkProps['to'] } & Omit<LinkProps, 'to' | 'className' | 'children'>)
    | ({ href: string } & Omit<ComponentPropsWithRef<'a'>, 'href' | 'className' | 'children'>)
  );

/** `to` stays inside the app; `href` leaves it (another site, a sign-in redirect, a mailbox). */
export function ButtonLink({
  variant,
  size,
  fullWidth,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const look = buttonClass({ variant, size, fullWidth }, className);
  if ('to' in rest) {
    return (
      <Link {...rest} className={look}>
        {children}
      </Link>
    );
  }
  return (
    <a {...rest} className={look}>
      {children}
    </a>
  );
}

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  label: string;
}

export function IconButton({
  label,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={cx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft',
        'transition-colors hover:bg-ink/7 hover:text-ink disabled:opacity-60',
        className,
      )}
    >
      {children}
    </button>
  );
}
