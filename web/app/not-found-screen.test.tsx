import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { expectAddress, findHeading, openAsVisitor } from '#web/test-support/open-app.tsx';

it('an unknown address has a hint for who develops', async () => {
  openAsVisitor('/no/such/page');
  await findHeading('404 Page Not Found');
  expect(screen.getByText(/^Did you forget to add the page/)).toBeTruthy();
});

it('an unknown address says so and leads home, without a word for who develops', async () => {
  vi.stubEnv('DEV', false);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { person } = openAsVisitor('/no/such/page');
  await findHeading('404 Page Not Found');
  expect(screen.queryByText(/^Did you forget to add the page/)).toBeNull();
  await person.click(screen.getByRole('link', { name: 'Go to Home' }));
  await expectAddress('/');
});
