import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { UnscorableView } from './unscorable-view.tsx';

afterEach(cleanup);

it('a play that could not be scored comes with four tips and two ways on', () => {
  render(
    <MemoryRouter>
      <UnscorableView childId={1} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Session Could Not Be Scored' })).toBeTruthy();
  for (const tip of [/quiet room, away from TV and radio/, /windows/, /Tell others/, /headphones/])
    expect(screen.getByText(tip)).toBeTruthy();
  for (const [name, address] of [
    ['Try Another Session', '/session/goals'],
    ['Return Home', '/'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
});
