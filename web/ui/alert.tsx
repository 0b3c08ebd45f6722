import { CircleAlert, Info } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone?: 'info' | 'danger';
  title?: string;
}

/** Can take focus: after a failed submit, call `ref.current?.focus()`. */
export function Alert({ tone = 'info', title, className, children, ...rest }: AlertProps) {
  const Icon = tone === 'danger' ? CircleAlert : Info;
  return (
    <div
      tabIndex={-1}
      role={tone === 'danger' ? 'alert' : undefined}
      {...rest}
      className={cx(
        'flex gap-3 rounded-card p-4 text-ink',
        tone === 'danger' ? 'bg-danger-soft' : 'bg-lamp-soft',
        className,
      )}
    >
      <Icon
        aria-hidden
        className={cx('mt-0.5 size-5.5 shrink-0', tone === 'danger' ? 'text-danger' : 'text-lamp')}
      />
      <div className="min-w-0">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
