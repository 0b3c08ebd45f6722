// The whole app in a test, with its guards, its toasts and its addresses. Only the server is made up.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import { queryClient } from '#web/api/query-client.ts';
import { App } from '#web/app/app.tsx';
import { forget } from '#web/ui/kept.ts';
import { dismissToast, getToast } from '#web/ui/toast-store.ts';

export type Answer = () => Response | Promise<Response>;
/** By method and path, as in `GET /api/children`; anything else is not found. */
export type Answers = Readonly<Record<string, Answer>>;

export const maya = {
  id: '6f1c2c4e-0f0b-4a3e-9d55-3f6f0a5a7c11',
  email: 'maya@example.org',
  firstName: 'Maya',
  lastName: null,
  profileImageUrl: null,
  authProvider: 'password',
  emailVerified: true,
  pendingEmail: null,
  hasPassword: true,
};
export const noah = {
  id: 7,
  name: 'Noah',
  pronouns: 'he/him',
  dateOfBirth: '2022-03-09',
  age: 4,
};

export const answer =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status });
/** Something went wrong on the way to an answer. */
export const failed: Answer = () => Response.json({}, { status: 500 });
/** Nobody answers at all. */
export const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
export const loggedOut = answer({ code: 'login_required', message: 'Unauthorized' }, 401);

type Settled = Response | 'offline' | 'failed';

/** An answer that comes when the test says so. */
export function held(): { answer: Answer; settle: (response: Settled) => void } {
  let settle: (response: Settled) => void = () => undefined;
  const promise = new Promise<Response>((resolve, reject) => {
    settle = (response) => {
      if (response === 'offline') reject(new TypeError('Failed to fetch'));
      else resolve(response === 'failed' ? failed() : response);
    };
  });
  // It may be settled before it is asked for.
  promise.catch(() => undefined);
  return { answer: () => promise, settle: (response) => settle(response) };
}

const signedIn: Answers = { 'GET /api/auth/current-user': answer(maya) };
const visitor: Answers = {
  'GET /api/auth/current-user': loggedOut,
  'GET /api/auth/user': loggedOut,
  'GET /api/auth/providers': answer({ google: true, oidcLabel: null }),
};

export interface OpenApp {
  readonly person: UserEvent;
  /** What was asked for, in its order: `POST /api/children`. */
  readonly calls: string[];
  /** What was sent with the calls that sent something. */
  readonly bodies: unknown[];
  /** Other answers from now on. */
  readonly serve: (answers: Answers) => void;
  /** Where a full load was to lead. */
  readonly loads: string[];
}

const KEPT = ['sign-up', 'auth-tab', 'auth-log-in', 'auth-sign-up', 'onboarding'];

/** Opened once more, it is loaded anew. */
export const openAsVisitor = (path: string, answers: Answers = {}) =>
  openAt(path, { ...visitor, ...answers });

export const openAsMaya = (path: string, answers: Answers = {}) =>
  openAt(path, { ...signedIn, ...answers });

/** As before a full load: only what the browser stores is left. */
function closeApp(): void {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const key of KEPT) forget(key);
  const left = getToast();
  if (left) dismissToast(left.id);
}

function openAt(path: string, first: Answers): OpenApp {
  closeApp();
  onTestFinished(() => {
    closeApp();
    localStorage.clear();
    sessionStorage.clear();
  });
  let answers = first;
  const app = { calls: [] as string[], bodies: [] as unknown[], loads: [] as string[] };
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${address.split('?')[0]}`;
    app.calls.push(call);
    if (typeof body === 'string') app.bodies.push(JSON.parse(body));
    return (answers[call] ?? answer({ message: 'Not found' }, 404))();
  });
  vi.spyOn(window.location, 'assign').mockImplementation(
    (address) => void app.loads.push(String(address)),
  );
  window.history.pushState(null, '', path);
  render(<App />);
  return {
    ...app,
    person: userEvent.setup({ delay: null }),
    serve: (more) => {
      answers = { ...answers, ...more };
    },
  };
}

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const button = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>('button', { name });
/** Some stay in the order of the keyboard, to say what is missing. */
export const isDisabled = (control: HTMLButtonElement) =>
  control.disabled || control.getAttribute('aria-disabled') === 'true';
export const findHeading = (name: string | RegExp) => screen.findByRole('heading', { name });

export const expectToast = (title: string, description: string) =>
  waitFor(() =>
    expect(getToast()).toMatchObject({
      open: true,
      title,
      description: expect.stringContaining(description),
    }),
  );
export const expectNoToast = () => expect(getToast()?.open ?? false).toBe(false);
export const expectAddress = (address: string) =>
  waitFor(() => expect(window.location.pathname + window.location.search).toBe(address));
