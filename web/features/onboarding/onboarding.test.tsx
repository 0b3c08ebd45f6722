import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#web/api/query-client.ts';
import { expectFocus } from '#web/test-support/focus.ts';
import { forgetAnswers } from './answers.ts';
import { ChildOnboardingScreen } from './child-onboarding-screen.tsx';
import { VoiceOnboardingScreen } from './voice-onboarding-screen.tsx';
import { WelcomeScreen } from './welcome-screen.tsx';

const noah = { id: 7, name: 'Noah', pronouns: 'he/him', dateOfBirth: '2022-01-01', age: 4 };
const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit) => {
    calls.push(`${method} ${address}`);
    if (address.includes('/api/consents'))
      return Response.json({ granted: false, changedAt: null });
    if (address.includes('/api/voice')) return Response.json({ available: true, enrolled: false });
    if (address.includes('/api/children')) return Response.json(noah);
    return Response.json({}, { status: 404 });
  });
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  forgetAnswers();
  vi.unstubAllGlobals();
});

function PhoneBack() {
  const navigate = useNavigate();
  return <button onClick={() => navigate(-1)}>Phone’s own Back</button>;
}

function open(path: string) {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <PhoneBack />
        <Routes>
          <Route path="/welcome" element={<WelcomeScreen />} />
          <Route path="/child-onboarding" element={<ChildOnboardingScreen />} />
          <Route path="/voice-onboarding" element={<VoiceOnboardingScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const person = userEvent.setup();
  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  return { person, press, goBack: () => press('Phone’s own Back') };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const nameField = () => screen.findByLabelText<HTMLInputElement>('Child’s name');

it('the phone’s Back goes through the questions about a child, and nothing typed is lost', async () => {
  const { person, press, goBack } = open('/welcome');
  await person.click(screen.getByRole('link', { name: 'Next' }));
  await person.type(await nameField(), 'Noah');
  await person.click(screen.getByLabelText('He/Him'));
  await press('Next');
  await heading('When is Noah’s birthday?');
  await person.type(screen.getByLabelText('Year'), '2022');

  await goBack();
  expect((await nameField()).value).toBe('Noah');
  await expectFocus(await heading('Who do you play with?'));
  await goBack();
  await person.click(screen.getByRole('link', { name: 'Next' }));
  expect((await nameField()).value).toBe('Noah');
  expect(screen.getByLabelText<HTMLInputElement>('He/Him').checked).toBe(true);
  await press('Next');
  expect((await screen.findByLabelText<HTMLInputElement>('Year')).value).toBe('2022');
});

it('whoever comes back from the question about the voice mends the child, and adds no other', async () => {
  const { person, press, goBack } = open('/child-onboarding');
  await person.type(await nameField(), 'Noah');
  await person.click(screen.getByLabelText('He/Him'));
  await press('Next');
  await person.click(screen.getByRole('button', { name: /Month/ }));
  await person.click(screen.getByText('January'));
  await person.type(screen.getByLabelText('Day'), '1');
  await person.type(screen.getByLabelText('Year'), '2022');
  await press('Next');
  await heading('Help us get to know your voice');

  await goBack();
  await goBack();
  expect((await nameField()).value).toBe('Noah');
  await press('Next');
  await press('Next');
  await heading('Help us get to know your voice');
  const changes = calls.filter((call) => /(POST|PUT) .api.children/.test(call));
  expect(changes).toEqual(['POST /api/children', 'PUT /api/children/7']);
});

it('the phone’s Back leads from the recorder to the question before it', async () => {
  const { goBack } = open('/voice-onboarding');
  const record = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Record Voice Sample',
  });
  await vi.waitFor(() => expect(record.disabled).toBe(false));
  record.click();
  await heading('Before we listen');
  await goBack();
  await expectFocus(await heading('Help us get to know your voice'));
});

it('what is kept of a voice is told once: where the parent says yes to it', async () => {
  open('/voice-onboarding');
  const record = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Record Voice Sample',
  });
  await vi.waitFor(() => expect(record.disabled).toBe(false));
  expect(document.body.textContent).not.toMatch(/voiceprint/i);
  record.click();
  expect(await screen.findByText('What we keep')).toBeTruthy();
});
