import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answer,
  button,
  expectAddress,
  findHeading,
  noah,
  openAsMaya,
} from '#web/test-support/open-app.tsx';

const open = () => openAsMaya('/session/active?dev=true', { 'GET /api/children': answer([noah]) });
const banner = () => screen.queryByText('Dev Mode Active');

/** Whether the browser is left its bookmark. */
function pressControlD(): boolean {
  const key = new KeyboardEvent('keydown', { key: 'd', ctrlKey: true, cancelable: true });
  window.dispatchEvent(key);
  return !key.defaultPrevented;
}

describe('dev mode', () => {
  // Nobody listens.
  beforeEach(() => vi.stubGlobal('WebSocket', undefined));
  afterEach(() => vi.unstubAllEnvs());

  it('ends at once with made-up counts, and leads to a mock of the coach', async () => {
    const { person, calls } = open();
    await screen.findByText('Dev Mode Active');
    // The key is heard a moment after the words are there.
    await vi.waitFor(() => expect(pressControlD()).toBe(false));
    await vi.waitFor(() => expect(banner()).toBeNull());
    pressControlD();
    await screen.findByText('Dev Mode Active');
    await person.click(button('End Session Instantly'));
    await expectAddress('/session/feedback');
    await screen.findByText('Praise Moments');
    await person.click(button('Continue to AI Feedback'));
    await screen.findByText(/mock conversation/);
    expect(calls).not.toContain('POST /api/sessions');
  });

  it('is not there in what a family opens: no address and no key leads to it', async () => {
    vi.stubEnv('DEV', false);
    open();
    await findHeading('Playlight in Progress');
    expect(banner()).toBeNull();
    expect(pressControlD()).toBe(true);
    expect(banner()).toBeNull();
  });
});
