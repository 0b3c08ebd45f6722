import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  answer,
  button,
  expectAddress,
  expectNoToast,
  expectToast,
  field,
  findHeading,
  held,
  isDisabled,
  loggedOut,
  maya,
  noah,
  type OpenApp,
  offline,
  openAsMaya,
} from '#web/test-support/open-app.tsx';
import { recordingBrowser } from '#web/test-support/recording-browser.ts';

const CREATE = 'POST /api/children';
const VOICE = 'GET /api/voice/enrollment-status';
const DISMISSED = 'voiceEnrollmentPromptDismissed';
const thisYear = new Date().getFullYear();
const voice = (status: object) =>
  answer({ outdated: false, enrollment_date: null, audio_duration: null, ...status });

/** As Enter does; the button is outside of the form. */
const submit = (id: string) => fireEvent.submit(document.getElementById(id) ?? document.body);
const next = () => button('Next');

async function type({ person }: OpenApp, label: string, text: string) {
  await person.clear(field(label));
  await person.type(field(label), text);
}

async function chooseMonth({ person }: OpenApp, month: string) {
  await person.click(button(/^Month/));
  await person.click(await screen.findByText(month));
}

async function answerBirthday(app: OpenApp, year: number) {
  await chooseMonth(app, 'January');
  await type(app, 'Day', '1');
  await type(app, 'Year', String(year));
}

it('the welcome page greets a user without a first name', async () => {
  for (const [email, greeting] of [
    ['ada@example.org', 'Hi ada, welcome!'],
    ['', 'Hi there, welcome!'],
  ] as const) {
    openAsMaya('/welcome', {
      'GET /api/auth/current-user': answer({ ...maya, firstName: null, email }),
    });
    expect(await findHeading(greeting)).toBeTruthy();
  }
});

it('the first question says what is missing, one thing at a time, and leads back', async () => {
  const { person } = openAsMaya('/child-onboarding');
  await screen.findByLabelText('Child’s name');
  expect(isDisabled(next())).toBe(true);
  await person.type(field('Child’s name'), '   ');
  submit('child-name');
  await expectToast('Name required', 'Please enter your child’s name');
  await person.type(field('Child’s name'), 'Noah');
  expect(isDisabled(next())).toBe(true);
  submit('child-name');
  await expectToast('Pronouns required', 'Please select your child’s pronouns');
  await person.tab();
  await person.keyboard(' ');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'She/Her' }).checked).toBe(true);
  expect(isDisabled(next())).toBe(false);
  await person.click(button('Back'));
  await expectAddress('/welcome');
});

describe('the second question', () => {
  let app: OpenApp;
  beforeEach(async () => {
    app = openAsMaya('/child-onboarding', { [VOICE]: voice({ available: true, enrolled: false }) });
    await app.person.type(await screen.findByLabelText('Child’s name'), 'Noah');
    await app.person.click(screen.getByRole('radio', { name: 'He/Him' }));
    await app.person.click(next());
    const question = await findHeading('When is Noah’s birthday?');
    await vi.waitUntil(() => document.activeElement === question);
  });

  it('says what is missing, and refuses a day that does not exist', async () => {
    const { min, max } = field('Year');
    expect([field('Day').min, field('Day').max, min, max]).toEqual([
      '1',
      '31',
      '1900',
      String(thisYear),
    ]);
    await app.person.type(field('Day'), '3');
    expect(isDisabled(next())).toBe(true);
    submit('child-birthday');
    await expectToast('Birthday required', 'month, day and year');
    await chooseMonth(app, 'February');
    await type(app, 'Day', '30');
    await type(app, 'Year', String(thisYear - 4));
    await app.person.click(next());
    await screen.findByText('Please enter a valid date');
    await type(app, 'Day', '3');
    expect(screen.queryByText('Please enter a valid date')).toBeNull();
  });

  it('says what fits the age, and has none for half a year or one to come', async () => {
    const notices = () => screen.queryAllByText(/ages 2-10|wonderful age/);
    await answerBirthday(app, thisYear);
    for (const [age, notice, text] of [
      [1, 'Playlight is designed for children ages 2-10', /Noah is younger\./],
      [2, '2 years old: a wonderful age to play', /made for children like Noah/],
      [10, '10 years old: a wonderful age to play', /made for children like Noah/],
      [11, 'Playlight is designed for children ages 2-10', /Noah is older\./],
    ] as const) {
      await type(app, 'Year', String(thisYear - age));
      screen.getByText(notice);
      screen.getByText(text);
      expect(isDisabled(next())).toBe(false);
    }
    for (const year of ['202', '1899', String(thisYear + 1)]) {
      await type(app, 'Year', String(thisYear - 4));
      expect(notices()).not.toEqual([]);
      await type(app, 'Year', year);
      expect(notices()).toEqual([]);
    }
  });

  it('shows that it is saving, and moves on after 500 ms', async () => {
    const saving = held();
    app.serve({ [CREATE]: saving.answer });
    await answerBirthday(app, thisYear - 4);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    act(() => next().click());
    // Each look lets a millisecond go by.
    const look = { interval: 1 };
    await vi.waitFor(() => expect(button('Saving...').disabled).toBe(true), look);
    expect(field('Day').disabled).toBe(true);
    saving.settle(Response.json(noah, { status: 201 }));
    await act(() => vi.advanceTimersByTimeAsync(450));
    expect(window.location.pathname).toBe('/child-onboarding');
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(window.location.pathname).toBe('/voice-onboarding');
  });

  it("tells the server's reason, has a sentence without one, and leads a logged-out parent to log in", async () => {
    const { person, serve, loads } = app;
    serve({ [CREATE]: answer({ error: 'Too many children', message: 'Too many children' }, 400) });
    await answerBirthday(app, thisYear - 4);
    await person.click(next());
    await expectToast('Error', 'Too many children');
    await waitFor(() => expect(isDisabled(next())).toBe(false));
    expect(field('Day').value).toBe('1');
    serve({ [CREATE]: answer({}, 400) });
    await person.click(next());
    await expectToast('Error', 'Failed to create child');
    serve({ [CREATE]: offline });
    await person.click(next());
    await expectToast('Error', 'We can’t reach Playlight right now.');
    serve({ [CREATE]: loggedOut });
    await person.click(next());
    await waitFor(() => expect(loads).toEqual(['/login']));
  });
});

describe('the question about the voice', () => {
  const NOT_HERE = /You can’t record a voice sample here yet/;
  const record = () => button('Record Voice Sample');

  it('is honest where voices cannot be enrolled, and leads back', async () => {
    const { person } = openAsMaya('/voice-onboarding', {
      [VOICE]: voice({ available: false, enrolled: false }),
    });
    await screen.findByText(NOT_HERE);
    expect(record().disabled).toBe(true);
    screen.getByRole('button', { name: 'Record Voice Sample', description: NOT_HERE });
    await person.click(button('Back'));
    await expectAddress('/child-onboarding');
  });

  it('records a few lines, and leads home a second later', async () => {
    const enrolled = voice({ available: true, enrolled: true });
    openAsMaya('/voice-onboarding', {
      [VOICE]: voice({ available: true, enrolled: false }),
      'GET /api/consents/voice-enrollment': answer({ granted: true, changedAt: null }),
      'POST /api/voice/enroll': enrolled,
      'GET /api/children': answer([noah]),
    });
    const browser = recordingBrowser();
    await browser.press('Record Voice Sample');
    await browser.record(11);
    await vi.waitFor(() => screen.getByText('Your voice is enrolled'), { interval: 1 });
    await browser.pass(900);
    expect(window.location.pathname).toBe('/voice-onboarding');
    await browser.pass(200);
    expect(window.location.pathname).toBe('/');
    await browser.expectToast('Voice Enrolled Successfully');
  });

  it('submits the same recording again where the connection drops, and may ask again when the voiceprint grows old', async () => {
    localStorage.setItem(DISMISSED, 'true');
    const app = openAsMaya('/voice-onboarding', {
      [VOICE]: voice({ available: true, enrolled: false }),
      'GET /api/consents/voice-enrollment': answer({ granted: true, changedAt: null }),
      'POST /api/voice/enroll': offline,
      'GET /api/children': answer([noah]),
    });
    const browser = recordingBrowser();
    await browser.press('Record Voice Sample');
    await vi.waitFor(() => screen.getByText(/for 10 to 15 seconds/), { interval: 1 });
    await browser.record(11);
    await browser.expectToast('Enrollment Failed');
    const alert = screen.getByRole('alert').textContent;
    expect(alert).toContain('We can’t reach Playlight right now.');
    expect(alert).toContain('Your recording is still here');
    app.serve({ 'POST /api/voice/enroll': voice({ available: true, enrolled: true }) });
    await browser.press('Submit Again');
    await vi.waitFor(() => screen.getByText('Your voice is enrolled'), { interval: 1 });
    await browser.pass(1100);
    expect(window.location.pathname).toBe('/');
    await browser.expectToast('Voice Enrolled Successfully');
    expect(app.calls.filter((call) => call === 'POST /api/voice/enroll')).toHaveLength(2);
    expect(localStorage.getItem(DISMISSED)).toBeNull();
  });

  it('waits in silence for the answer, and says the same when the voice service is down', async () => {
    const asked = held();
    openAsMaya('/voice-onboarding', { [VOICE]: asked.answer });
    await screen.findByRole('button', { name: 'Record Voice Sample' });
    expect(record().disabled).toBe(true);
    expect(screen.queryByText(NOT_HERE)).toBeNull();
    asked.settle(Response.json({}, { status: 502 }));
    await screen.findByText(NOT_HERE);
    expectNoToast();
  });
});
