import { cx } from '#web/ui/cx.ts';

export interface SectionHeadingProps {
  title: string;
  text: string;
  className?: string;
}

export function SectionHeading({ title, text, className }: SectionHeadingProps) {
  return (
    <div className={cx('max-w-xl', className)}>
      <h2 className="font-extrabold text-3xl tracking-tight md:text-4xl">{title}</h2>
      <p className="mt-3 text-ink-soft text-lg">{text}</p>
    </div>
  );
}
