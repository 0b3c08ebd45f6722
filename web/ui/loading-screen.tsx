import { useEffect, useState } from 'react';
import { product } from '#domain/content.ts';
import { LampIllustration } from './illustrations.tsx';

/** Quick loads never show this screen at all. */
const SHOW_AFTER_MS = 500;

export interface LoadingScreenProps {
  title?: string;
  message?: string;
}

export function LoadingScreen({
  title = `Welcome to ${product.name}`,
  message = 'Setting things up...',
}: LoadingScreenProps) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div role="status" className="grid min-h-dvh place-items-center p-6">
      {shown && (
        <div className="flex animate-rise flex-col items-center gap-2 text-center">
          <LampIllustration className="mb-3 w-36 animate-breathe" />
          <p className="font-extrabold text-2xl">{title}</p>
          <p className="text-ink-soft">{message}</p>
        </div>
      )}
    </div>
  );
}
