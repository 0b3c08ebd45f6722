import { useState } from 'react';
import { product } from '#domain/content.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SeedlingIllustration } from '#web/ui/illustrations.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { ProgressRing } from '#web/ui/progress-ring.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { KitSection } from './kit-section.tsx';

export function KitWaiting() {
  const [tab, setTab] = useState('login');
  return (
    <>
      <KitSection title="Progress">
        <ProgressBar label="Setting up" value={2} max={4} valueText="Step 2 of 4" />
        <ProgressBar label="Scoring" value={85} />
        <ProgressRing share={0.64} className="mx-auto w-44">
          <span className="tabular block font-extrabold text-4xl">1:48</span>
          <span className="text-ink-muted text-sm">left</span>
        </ProgressRing>
      </KitSection>
      <KitSection title="Skeleton">
        <SkeletonGroup label="Loading this week">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-3/4" />
        </SkeletonGroup>
      </KitSection>
      <KitSection title="Tabs">
        <Tabs
          label="Account"
          value={tab}
          onValueChange={setTab}
          items={[
            { value: 'login', label: 'Login', content: <p>Good to see you again.</p> },
            { value: 'signup', label: 'Sign Up', content: <p>Welcome to {product.name}.</p> },
          ]}
        />
      </KitSection>
      <KitSection title="Empty state">
        <EmptyState
          illustration={<SeedlingIllustration />}
          title="Nothing planted yet"
          text="After your first five minutes, this is where you see what went well."
          action={<Button>Start your first session</Button>}
        />
      </KitSection>
    </>
  );
}
