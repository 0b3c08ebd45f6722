import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#web/api/query-client.ts';
import {
  type Answers,
  answer,
  button,
  expectAddress,
  expectToast,
  failed,
  field,
  findHeading,
  held,
  noah,
  openAsMaya,
} from '#web/test-support/open-app.tsx';
import { AgentScreen } from './agent-screen.tsx';

function open(at: string) {
  vi.stubGlobal('fetch', async () => Response.json([]));
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/" element="Home" />
          <Route path="/session/feedback/7" element={<Link to="/agent">Ask your coach</Link>} />
          <Route path="/agent" element={<AgentScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('leads back to the results, for who came from there', async () => {
  open('/session/feedback/7');
  await userEvent.click(screen.getByRole('link', { name: 'Ask your coach' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(screen.getByRole('link', { name: 'Ask your coach' })).toBeTruthy();
});

it('leads home, for who opened it by its address', async () => {
  open('/agent');
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByText('Home')).toBeTruthy();
});

const ofMaya: Answers = {
  'GET /api/children': answer([noah, { ...noah, id: 8, name: 'Mia', pronouns: 'she/her' }]),
  'GET /api/consents/services': answer({ services: [] }),
  'GET /api/agent/conversation': answer({ messages: [] }),
};
const CHAT = 'POST /api/agent/chat';

it('is the first child’s where none is named, is found from home, and invites who has none', async () => {
  const day = '2026-03-01';
  const { person } = openAsMaya('/agent', {
    ...ofMaya,
    'GET /api/sessions/stats': answer({
      totalSessions: 1,
      weekSessions: 1,
      currentStreak: 1,
      forgivenDays: 0,
    }),
    'GET /api/sessions/weekly': answer({ dates: [day], completedDays: [day] }),
    'GET /api/milestones': answer([]),
  });
  await findHeading('Noah’s Coach');
  await person.click(button('Back'));
  const link = await screen.findByRole('link', { name: /^Noah’s Coach/ });
  link.focus();
  await person.keyboard('{Enter}');
  await expectAddress('/agent?childId=7');
  await findHeading('Noah’s Coach');
  openAsMaya('/agent', { ...ofMaya, 'GET /api/children': answer([]) });
  await findHeading('No children yet');
  expect(screen.getByRole('link', { name: 'Add Child' })).toBeTruthy();
});

it('greets by the child, thinks, and gives back what was typed where no answer comes', async () => {
  const asked = held();
  const { person, serve } = openAsMaya('/agent?childId=8', { ...ofMaya, [CHAT]: asked.answer });
  await findHeading('Mia’s Coach');
  await screen.findByText(/your play with Mia\. She is 4 years old/);
  await waitFor(() => expect(field('Your message').disabled).toBe(false));
  await person.click(button('What is special time?'));
  await screen.findByText('Coach is thinking...');
  asked.settle(Response.json({ response: 'Five minutes.' }));
  await screen.findByText('Five minutes.');
  expect(screen.queryByText('Coach is thinking...')).toBeNull();
  serve({ [CHAT]: failed });
  await person.type(field('Your message'), 'hello{Enter}');
  await expectToast('Error', 'Failed to send message. Please try again.');
  await waitFor(() => expect(field('Your message').value).toBe('hello'));
});

it('names the child that it is asked about, and nothing else of the family', async () => {
  const { person, bodies } = openAsMaya('/agent?childId=7', {
    ...ofMaya,
    [CHAT]: answer({ response: 'Say what you see.' }),
  });
  await waitFor(() => expect(field('Your message').disabled).toBe(false));
  await person.type(field('Your message'), 'How do I praise?{Enter}');
  await screen.findByText('Say what you see.');
  expect(bodies).toEqual([{ message: 'How do I praise?', context: { currentChild: { id: 7 } } }]);
});

const played = {
  id: 5,
  childId: noah.id,
  duration: 300,
  completedAt: new Date().toISOString(),
  activityDescription: 'Drawing',
  overallScore: 3,
  unscorable: false,
};
const PROGRESS = 'GET /api/sessions/progress';
const answers = {
  'GET /api/children': answer([noah]),
  'GET /api/agent/conversation': answer({ messages: [] }),
  [PROGRESS]: answer([{ childId: noah.id, sessionCount: 1, averageScore: 3, recent: [played] }]),
};

it('has the talks about the latest plays beside it on a desktop', async () => {
  openAsMaya('/agent', answers);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const latest = await screen.findByRole('link', { name: /Today.*• Drawing/ });
  expect(latest.getAttribute('href')).toBe('/session/feedback/5?view=coach');
  expect(screen.getAllByRole('button', { name: 'How did I do?' })).toHaveLength(1);
});

it('asks for no plays on a phone, and has the questions above the field', async () => {
  const { calls } = openAsMaya('/agent', answers);
  await screen.findByRole('button', { name: 'How did I do?' });
  expect(screen.queryByText('Talk about a session')).toBeNull();
  expect(calls).not.toContain(PROGRESS);
});
