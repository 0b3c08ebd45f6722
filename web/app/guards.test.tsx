// Who may be where, what is said meanwhile, and the bar that leads from place to place.
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  answer,
  expectAddress,
  expectNoToast,
  expectToast,
  findHeading,
  held,
  loggedOut,
  maya,
  noah,
  openAsMaya,
  openAsVisitor,
} from '#web/test-support/open-app.tsx';

const CURRENT_USER = 'GET /api/auth/current-user';
const ofNoah = {
  'GET /api/children': answer([noah]),
  'GET /api/sessions/stats': answer({
    totalSessions: 0,
    weekSessions: 0,
    currentStreak: 0,
    forgivenDays: 0,
  }),
};
/** Each look lets a millisecond go by. */
const look = { interval: 1, timeout: 60_000 };

function stopTheClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the guards', () => {
  it('send a visitor from a protected page to the log-in page after 500 ms, and say why', async () => {
    stopTheClock();
    const { loads } = openAsVisitor('/account');
    await vi.waitFor(() => screen.getByRole('heading', { name: 'Unauthorized' }), look);
    screen.getByText('You are logged out. Logging in again...');
    await pass(450);
    expect(loads).toEqual([]);
    await pass(50);
    expect(loads).toEqual(['/login']);
  });

  it('send a user home from the log-in page, and let no link frighten with the end of the account', async () => {
    openAsMaya('/login', ofNoah);
    await expectAddress('/');
    await findHeading('Noah’s session');
    openAsMaya('/?accountDeleted=true', ofNoah);
    expect(await findHeading('Noah’s session')).toBeTruthy();
    await expectAddress('/');
    expectNoToast();
    openAsVisitor('/?accountDeleted=true');
    await expectToast('Account Deleted', 'Your account has been permanently deleted.');
  });

  it('notice at the next call that a login session has ended elsewhere', async () => {
    const { person, loads } = openAsMaya('/delete-account', { 'DELETE /api/auth/user': loggedOut });
    await person.click(await screen.findByRole('button', { name: 'Delete Account' }));
    await person.click(await screen.findByRole('button', { name: 'Yes, Delete Account' }));
    await expectToast('Unauthorized', 'You are logged out. Logging in again...');
    await waitFor(() => expect(loads).toEqual(['/login']));
  });
});

it('a slow start says what it waits for, a quick one does not flash', async () => {
  stopTheClock();
  const asked = held();
  openAsMaya('/', { ...ofNoah, [CURRENT_USER]: asked.answer });
  await pass(499);
  expect(screen.queryByText('Setting things up...')).toBeNull();
  await pass(1);
  screen.getByText('Welcome to Playlight');
  screen.getByText('Setting things up...');
  asked.settle(Response.json(maya));
  await vi.waitFor(() => screen.getByRole('heading', { name: 'Noah’s session' }), look);
  expect(screen.queryByText('Setting things up...')).toBeNull();
});

describe('the bottom navigation', () => {
  const links = () => within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');

  it('leads home, to a session and to the account', async () => {
    const { person } = openAsMaya('/', ofNoah);
    await findHeading('Noah’s session');
    expect(links().map(({ textContent }) => textContent)).toEqual(['Home', 'Start', 'Maya']);
    const current = () => links().map((link) => link.getAttribute('aria-current'));
    expect(current()).toEqual(['page', null, null]);
    await person.click(screen.getByRole('link', { name: 'Maya' }));
    await expectAddress('/account');
    await findHeading('Maya');
    expect(current()).toEqual([null, null, 'page']);
    await person.click(screen.getByRole('link', { name: 'Start' }));
    await expectAddress('/session/goals');
  });

  it.each(['/welcome', '/child-onboarding', '/voice-onboarding', '/child-create', '/child-edit'])(
    'is not there while setting up, at %s',
    async (path) => {
      openAsMaya(path, { 'GET /api/children': answer([]) });
      await screen.findByRole('heading', { level: 1 });
      await expectAddress(path);
      expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    },
  );
});
