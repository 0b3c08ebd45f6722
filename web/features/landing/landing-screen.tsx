import { useEffect } from 'react';
import { isDrawnPage } from '#web/browser/drawn-page.ts';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { ClosingSection } from './closing-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { LandingHero } from './landing-hero.tsx';
import { PrideSection } from './pride-section.tsx';
import { StepsSection } from './steps-section.tsx';
import { TrustSection } from './trust-section.tsx';
import { useJoinWaitlist } from './use-join-waitlist.ts';
import { WaitlistConfirmation } from './waitlist-confirmation.tsx';

export function LandingScreen() {
  const waitlist = useJoinWaitlist();

  // The browser looks for the anchor before React has drawn it, where the page does not come drawn.
  useEffect(() => {
    if (isDrawnPage()) return;
    const anchor = window.location.hash.slice(1);
    if (anchor) document.getElementById(anchor)?.scrollIntoView({ behavior: 'instant' });
  }, []);

  return (
    <div className="min-h-dvh overflow-x-clip">
      <SkipLink />
      <LandingHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        {waitlist.state === 'joined' ? (
          <WaitlistConfirmation />
        ) : (
          <LandingHero submitting={waitlist.state === 'submitting'} onJoin={waitlist.join} />
        )}
        <FeaturesSection />
        <StepsSection />
        <PrideSection />
        <TrustSection />
        <ClosingSection />
      </main>
      <LandingFooter />
    </div>
  );
}
