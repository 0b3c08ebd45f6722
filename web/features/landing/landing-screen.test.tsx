import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playWords } from '#web/play/machine/content.ts';
import { expectFocus } from '#web/test-support/focus.ts';
import { expectAddress, openAsVisitor } from '#web/test-support/open-app.tsx';
import { dismissToast, getToast } from '#web/ui/toast-store.ts';
import { LandingScreen } from './landing-screen.tsx';

function answer(status: number, body: unknown) {
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

async function join(email: string) {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <LandingScreen />
    </MemoryRouter>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Your email');
  if (email) await user.type(field, email);
  await user.click(screen.getByRole('button', { name: 'Join the Waitlist' }));
  return field;
}

describe('the waitlist on the landing page', () => {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', vi.fn<() => void>());
  });

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    const left = getToast();
    if (left) dismissToast(left.id);
  });

  it('sends nothing while the field is empty', async () => {
    const fetch = answer(201, { message: 'ok' });
    await join('');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('welcomes a parent who joins, at the top of the page, with focus on the welcome', async () => {
    answer(201, { message: 'ok' });
    await join('alex@example.com');
    const heading = await screen.findByRole('heading', { name: 'Welcome to the waitlist!' });
    await expectFocus(heading);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(screen.getByText('What happens next?')).toBeTruthy();
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    for (const step of [
      'email confirmation',
      'first to know at launch',
      'early access',
      'special pricing',
    ])
      expect(steps).toContainEqual(expect.stringContaining(step));
  });

  it('is friendly to a parent who is already on the list, and keeps the address', async () => {
    answer(409, { message: 'This email is Already on the waitlist' });
    const field = await join('alex@example.com');
    await vi.waitFor(() => expect(getToast()?.title).toBe('You’re already on the list! 🎉'));
    expect(getToast()).toMatchObject({ variant: 'default' });
    expect(field.value).toBe('alex@example.com');
  });

  it('waits while it is being sent; a failure says what went wrong and keeps the address', async () => {
    let fail: () => void = () => undefined;
    const sent = new Promise<Response>((_, reject) => {
      fail = () => reject(new TypeError('Failed to fetch'));
    });
    vi.stubGlobal('fetch', () => sent);
    const field = await join('kept@example.org');
    await screen.findByRole('button', { name: 'Joining...' });
    expect(field.disabled).toBe(true);
    fail();
    await vi.waitFor(() => expect(getToast()?.title).toBe('Oops, something went wrong'));
    expect(getToast()?.description).toContain('We can’t reach Playlight right now.');
    await vi.waitFor(() => expect(field.disabled).toBe(false));
    expect(field.value).toBe('kept@example.org');
  });

  it('says what the server said when joining fails', async () => {
    answer(500, { message: 'The list is resting' });
    await join('alex@example.com');
    await vi.waitFor(() => expect(getToast()?.title).toBe('Oops, something went wrong'));
    expect(getToast()).toMatchObject({
      description: 'The list is resting',
      variant: 'destructive',
    });
  });
});

describe('what the landing page promises', () => {
  afterEach(cleanup);

  it('is the product: its picture is the play screen, with the ages, the live tips and the milestones named', () => {
    render(
      <MemoryRouter>
        <LandingScreen />
      </MemoryRouter>,
    );
    const picture = screen.getByRole('img', { name: /^The play screen/ });
    for (const words of [playWords.title, playWords.screenAwake, playWords.enjoy, 'Live'])
      expect(picture.textContent).toContain(words);
    expect(picture.textContent).not.toMatch(/Pause|Playing with/);
    expect(screen.getByText(/for ages 2 to 10/)).toBeTruthy();
    expect(screen.getByText(/Live coaching, one short tip at a time/)).toBeTruthy();
    expect(screen.getByText(/the milestones the two of you reach/)).toBeTruthy();
  });
});

const texts = (level: number) =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level })
    .map(({ textContent }) => textContent);

it('the sections of the landing page come in their order, and every link leads where it says', async () => {
  const { person } = openAsVisitor('/');
  await screen.findByRole('heading', { level: 1 });
  expect(texts(2)).toEqual([
    'Small enough for a Tuesday',
    'How it works',
    'The PRIDE method',
    'Privacy First',
    'Research-Based',
    'Quick Results',
    'Tonight, five minutes.',
  ]);
  expect(texts(3).slice(0, 6)).toEqual([
    '5-Minute Sessions',
    'AI-Powered Coaching',
    'Track Progress',
    'Set Up Your Profile',
    'Start Daily Sessions',
    'Track & Celebrate',
  ]);
  const main = () => within(screen.getByRole('main'));
  const footer = within(screen.getByRole('contentinfo'));
  for (const [place, name, address] of [
    [main(), 'Try Web Version Now', /^\/signup$/],
    [main(), 'Start Free Today', /^\/signup$/],
    [main(), 'Sign In', /^\/login$/],
    [footer, 'Terms of Use', /^\/terms-of-use$/],
    [footer, 'Privacy Policy', /^\/privacy-policy$/],
    [footer, /@/, /^mailto:.+@.+/],
  ] as const) {
    expect(place.getByRole('link', { name }).getAttribute('href')).toMatch(address);
  }
  await person.click(main().getByRole('link', { name: 'Start Free Today' }));
  await expectAddress('/signup');
  const again = openAsVisitor('/');
  await screen.findByRole('heading', { level: 1 });
  await again.person.click(main().getByRole('link', { name: 'Sign In' }));
  await expectAddress('/login');
});
