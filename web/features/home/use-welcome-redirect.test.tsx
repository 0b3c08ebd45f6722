import { cleanup, render, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useWelcomeRedirect } from './use-welcome-redirect.ts';

function openHome() {
  window.history.replaceState(null, '', '/');
  function Home() {
    useWelcomeRedirect({ hasNone: true, mayStay: false });
    return null;
  }
  render(
    <BrowserRouter>
      <Home />
    </BrowserRouter>,
  );
}

afterEach(cleanup);

it('leads a parent without children to the welcome page', async () => {
  openHome();
  await waitFor(() => expect(window.location.pathname).toBe('/welcome'));
});

it('leads nobody away who is on the way to another page, whose code takes its time', async () => {
  openHome();
  window.history.replaceState(null, '', '/settings/security');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(window.location.pathname).toBe('/settings/security');
});
