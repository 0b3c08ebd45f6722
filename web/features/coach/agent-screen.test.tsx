import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#web/api/query-client.ts';
import { answer, field, noah, openAsMaya } from '#web/test-support/open-app.tsx';
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

it('names the child that it is asked about, and nothing else of the family', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const { person, bodies } = openAsMaya('/agent?childId=7', {
    'GET /api/children': answer([noah]),
    'GET /api/consents/services': answer({ services: [] }),
    'GET /api/agent/conversation': answer({ messages: [] }),
    'POST /api/agent/chat': answer({ response: 'Say what you see.' }),
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
