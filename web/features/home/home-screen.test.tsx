import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { childrenKey } from '#web/api/children-key.ts';
import { queryClient } from '#web/api/query-client.ts';
import {
  type Answers,
  answer,
  button,
  expectAddress,
  expectNoToast,
  expectToast,
  findHeading,
  held,
  loggedOut,
  noah,
  offline,
  openAsMaya,
} from '#web/test-support/open-app.tsx';

const CHILDREN = 'GET /api/children';
const STATS = 'GET /api/sessions/stats';
const WEEKLY = 'GET /api/sessions/weekly';
const VOICE = 'GET /api/voice/enrollment-status';
const WEEK = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-03-${day}`);

const stats = (currentStreak: number, totalSessions = 12) =>
  answer({ totalSessions, weekSessions: 3, currentStreak, forgivenDays: 0 });
const week = (playedDays: number) =>
  answer({ dates: WEEK, completedDays: WEEK.slice(0, playedDays) });
const voice = (status: object) =>
  answer({ outdated: false, enrollment_date: null, audio_duration: null, ...status });

const ofNoah: Answers = {
  [CHILDREN]: answer([noah]),
  [STATS]: stats(1),
  [WEEKLY]: week(1),
  'GET /api/milestones': answer([]),
  [VOICE]: voice({ available: false, enrolled: false }),
};
const openHome = (answers: Answers = {}, path = '/') => openAsMaya(path, { ...ofNoah, ...answers });

const figures = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('definition')
    .map(({ textContent }) => textContent);

describe('Home without children', () => {
  it('leads to the welcome page after 200 ms', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const asked = held();
    openHome({ [CHILDREN]: asked.answer });
    // Each look lets a millisecond go by.
    const look = { interval: 1 };
    await vi.waitFor(() => screen.getByText('Getting everything ready for you'), look);
    asked.settle(Response.json([]));
    await vi.waitFor(() => expect(queryClient.getQueryData(childrenKey)).toEqual([]), look);
    await act(() => vi.advanceTimersByTimeAsync(150));
    expect(window.location.pathname).toBe('/');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(window.location.pathname).toBe('/welcome');
    await vi.waitFor(() => screen.getByRole('heading', { name: 'Hi Maya, welcome!' }), look);
  });

  it('stays when a child was just created, cleans the address and offers to add one', async () => {
    const { person, calls } = openHome({ [CHILDREN]: answer([]) }, '/?childCreated=true');
    await findHeading('No children yet');
    await expectAddress('/');
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(window.location.pathname).toBe('/');
    expect(calls).not.toContain(VOICE);
    await person.click(screen.getByRole('link', { name: 'Add Child' }));
    await expectAddress('/child-create?from=home');
  });
});

describe('Home while the children are asked for', () => {
  it('says what it waits for, and offers to try again when that fails', async () => {
    const asked = held();
    const { person, serve } = openHome({ [CHILDREN]: asked.answer });
    await screen.findByText('Setting up Playlight');
    screen.getByText('Getting everything ready for you');
    asked.settle('offline');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We couldn’t load your children',
    );
    serve({ [CHILDREN]: answer([noah]) });
    await person.click(button('Try Again'));
    await findHeading('Noah’s session');
  });

  it('leads to the log-in page when the login session has ended', async () => {
    const { loads } = openHome({ [CHILDREN]: loggedOut });
    await waitFor(() => expect(loads).toEqual(['/login']));
  });
});

describe('the child on Home', () => {
  it('is the first one, with age, pronouns and initial', async () => {
    const elodie = { ...noah, id: 8, name: 'élodie', pronouns: 'she/her' };
    openHome({ [CHILDREN]: answer([elodie, noah]) });
    await findHeading('élodie’s session');
    screen.getByText('4 years old • she/her');
    expect(screen.getByText('É')).toBeTruthy();
  });

  it('reads "1 year old" at one, and is spoken of as they without other pronouns', async () => {
    openHome({ [CHILDREN]: answer([{ ...noah, age: 1, pronouns: '' }]) });
    expect(await screen.findByText('1 year old • they/them')).toBeTruthy();
  });
});

it('a flag behind the address is said once and removed', async () => {
  for (const [flag, title, description] of [
    ['childCreated', 'Child added', 'You’re ready for five minutes of play.'],
    [
      'voiceSkipped',
      'No voice sample for now',
      'You can record one whenever you like, in Settings.',
    ],
    [
      'voiceEnrolled',
      'Voice Enrolled Successfully',
      'Your voice has been enrolled for improved session accuracy.',
    ],
  ] as const) {
    openHome({}, `/?${flag}=true`);
    await expectToast(title, description);
    await waitFor(() => expect(window.location.search).toBe(''));
  }
});

it('the cards wait in their own shape, and a new child has one card with one thing to do and no zeros', async () => {
  const [ofStats, ofWeek] = [held(), held()];
  openHome({ [STATS]: ofStats.answer, [WEEKLY]: ofWeek.answer });
  await screen.findByText('Loading this week');
  screen.getByText('Loading your progress');
  screen.getByText('Loading your streak');
  ofStats.settle(await stats(0, 0)());
  ofWeek.settle(await week(0)());
  await screen.findByText('Start your first session');
  expect(figures()).toEqual([]);
  expect(screen.queryByText('Your week')).toBeNull();
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Start']);
  expect(main.queryByRole('button')).toBeNull();
});

it('the cards show a word for every streak and the totals, and lead to the progress', async () => {
  openHome({ [STATS]: offline });
  await waitFor(() => expect(figures()).toEqual(['0', '0']));
  expect(screen.queryByText('Welcome!')).toBeNull();
  for (const [streak, title, text] of [
    [0, 'Welcome back.', 'Ready when you are.'],
    [1, 'Day 1 Complete!', 'Great start - keep it going'],
    [3, '3 Days Strong', 'You’re building a great routine'],
    [7, '7 Days Strong', 'Amazing consistency!'],
    [8, '8 Day Streak!', 'You’re on fire!'],
  ] as const) {
    openHome({ [STATS]: stats(streak) });
    await screen.findByText(title);
    screen.getByText(text);
  }
  expect(figures()).toEqual(['12', '3']);
  screen.getByText('Total Sessions');
  screen.getByText('This Week');
  await userEvent.click(screen.getByRole('link', { name: 'See more' }));
  await expectAddress('/children');
});

it('the week is shown, celebrated from four days on, and left out when it cannot be read', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-03T12:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  openHome({ [WEEKLY]: week(3) });
  await screen.findByText('Played on 3 days');
  const days = within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text.includes('day'));
  expect(days).toHaveLength(7);
  expect(days[0]).toContain('Sunday, played');
  expect(days[2]).toContain('Tuesday, today, played');
  expect(days[6]).not.toContain('played');
  expect(screen.queryByText(/Amazing streak!/)).toBeNull();

  openHome({ [WEEKLY]: week(4), [STATS]: stats(4) });
  await screen.findByText('Amazing streak! 4 days in a row!');
  screen.getByText('You’re building such a strong bond with your child');

  openHome({ [WEEKLY]: answer({ message: 'Failed to fetch weekly data' }, 500) });
  await screen.findByText('Total Sessions');
  await waitFor(() => expect(screen.queryByText('Loading this week')).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Your week' })).toBeNull();
  expectNoToast();
});
