import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findHeading, openAsVisitor } from '#web/test-support/open-app.tsx';

it('an unknown address has a hint for who develops', async () => {
  openAsVisitor('/no/such/page');
  await findHeading('404 Page Not Found');
  expect(screen.getByText(/^Did you forget to add the page/)).toBeTruthy();
});
