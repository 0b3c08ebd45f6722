import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';

export function Card({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={cx('rounded-card bg-card p-5 shadow-soft', className)} />;
}
