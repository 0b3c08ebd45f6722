import { cleanup, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { rememberPage } from '#web/browser/wanted-page.ts';
import { useWantedPage } from './use-wanted-page.ts';

const at = () => window.location.pathname + window.location.search;

/** As a full load of an address shows it. */
function load(address: string, { isSignedIn }: { isSignedIn: boolean }) {
  cleanup();
  window.history.replaceState(null, '', address);
  function App() {
    useWantedPage({ isSignedIn });
    return null;
  }
  render(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('a page that asked to log in first', () => {
  it('is where logging in leads, once', () => {
    load('/verify-email?token=abc', { isSignedIn: false });
    rememberPage();
    load('/login', { isSignedIn: false });
    expect(at()).toBe('/login');
    load('/', { isSignedIn: true });
    expect(at()).toBe('/verify-email?token=abc');
    load('/', { isSignedIn: true });
    expect(at()).toBe('/');
  });

  it('does not lead anybody away from where they are', () => {
    load('/account', { isSignedIn: false });
    rememberPage();
    load('/welcome', { isSignedIn: true });
    expect(at()).toBe('/welcome');
    load('/', { isSignedIn: true });
    expect(at()).toBe('/');
  });
});
