import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

const WELCOME_DELAY_MS = 200;

interface WelcomeRedirect {
  readonly hasNone: boolean;
  /** True where a child was just created: an empty list then is no reason to begin again. */
  readonly mayStay: boolean;
}

/** Leads a parent without children to the welcome page, and tells whether that is under way. */
export function useWelcomeRedirect({ hasNone, mayStay }: WelcomeRedirect): boolean {
  const navigate = useNavigate();
  // Remembered from the first look, since the flag leaves the address at once.
  const [stays] = useState(mayStay);
  const [home] = useState(() => window.location.pathname);
  const isLeaving = hasNone && !stays;

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => {
      // Home stays on the screen while the code of the next page comes, and is left all the same.
      if (window.location.pathname === home) void navigate('/welcome', { replace: true });
    }, WELCOME_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, home, navigate]);

  return isLeaving;
}
