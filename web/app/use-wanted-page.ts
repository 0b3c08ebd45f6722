import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { takeWantedPage } from '#web/browser/wanted-page.ts';

/** Leads somebody who has just logged in to where they wanted to go. Whoever signed up starts at the beginning. */
export function useWantedPage({ isSignedIn }: { isSignedIn: boolean }): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSignedIn) return;
    const wanted = takeWantedPage();
    // The address bar and not the router's state: a page for visitors has just been left for Home.
    if (wanted && window.location.pathname === '/') void navigate(wanted, { replace: true });
  }, [isSignedIn, navigate]);
}
