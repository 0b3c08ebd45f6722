import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { LandingScreen } from './landing-screen.tsx';

it('the landing page claims what the specification claims, and whose research it rests on', () => {
  onTestFinished(cleanup);
  render(
    <MemoryRouter>
      <LandingScreen />
    </MemoryRouter>,
  );
  for (const claim of [
    /Free to start · No credit card · Cancel anytime/,
    /processed securely and never stored unless you choose to keep it/,
    /40\+ years of research/,
    /in as little as two weeks/,
    /Thousands of parents/,
    /coming soon to the app stores/,
    /Inspired by the research .* not affiliated with/,
  ])
    expect(screen.getAllByText(claim).length).toBeGreaterThan(0);
});
