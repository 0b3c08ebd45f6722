import { type ReactNode, useEffect, useRef } from 'react';

interface AuthNoticeProps {
  readonly illustration: ReactNode;
  readonly title: string;
  readonly text: string;
  /** The one thing to do next. */
  readonly action: ReactNode;
}

/** Takes the place of a form when there is nothing left to fill in, and is read out when it comes. */
export function AuthNotice({ illustration, title, text, action }: AuthNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-center gap-3 pt-6 text-center">
      <div className="mb-2 w-40">{illustration}</div>
      <h1 ref={heading} tabIndex={-1} className="font-extrabold text-3xl">
        {title}
      </h1>
      <p className="max-w-sm text-balance text-ink-soft">{text}</p>
      <div className="w-full pt-4">{action}</div>
    </div>
  );
}
