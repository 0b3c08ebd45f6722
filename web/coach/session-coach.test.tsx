import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlaySessionId } from '#domain/ids.ts';
import { queryClient } from '#web/api/query-client.ts';
import { expectFocus } from '#web/test-support/focus.ts';
import { dismissToast, getToast } from '#web/ui/toast-store.ts';
import { SessionCoach } from './session-coach.tsx';

const PLACEHOLDER = 'Share your thoughts about the session...';
const kept = {
  messages: [
    {
      id: '1',
      role: 'assistant',
      content: 'You said: “Nice hat.”',
      timestamp: '2026-03-01T10:00:00.000Z',
    },
  ],
};

type Answer = (body: Record<string, unknown>) => Promise<Response> | Response;

const said: Record<string, unknown>[] = [];

/** Answers the two calls that open the conversation, and what is said by this. */
function serve(answer: Answer) {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (address.endsWith('/conversation')) return Response.json(kept);
    if (address.endsWith('/start')) return Response.json({});
    const body = JSON.parse(init.body as string) as Record<string, unknown>;
    said.push(body);
    return answer(body);
  });
}

const playSession = { id: 7 as PlaySessionId, duration: 300 };

function show() {
  render(
    <QueryClientProvider client={queryClient}>
      <SessionCoach playSession={playSession} child={{ name: 'Mia' }} />
    </QueryClientProvider>,
  );
  return screen.getByPlaceholderText<HTMLTextAreaElement>(PLACEHOLDER);
}

const streamed = (...events: string[]) =>
  new Response(events.join(''), { headers: { 'content-type': 'text/event-stream' } });

describe('the coach of a play session', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => {};
    said.length = 0;
  });

  afterEach(() => {
    cleanup();
    queryClient.clear();
    vi.unstubAllGlobals();
    const left = getToast();
    if (left) dismissToast(left.id);
  });

  it('gives up on a conversation that does not begin within 30 s', async () => {
    const limit = new AbortController();
    const limitsMs: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limitsMs.push(ms);
      return limit.signal;
    });
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason as Error)),
        ),
    );
    show();
    await waitFor(() => expect(limitsMs).toEqual([30_000]));
    limit.abort();
    await waitFor(() =>
      expect(getToast()?.description).toBe('Failed to start conversation - please try again'),
    );
    vi.restoreAllMocks();
  });

  it('passes the id of the last answer on, and sends nothing that is empty', async () => {
    serve(() => Response.json({ responseId: 'r1', message: 'Welcome.' }));
    const user = userEvent.setup();
    const field = show();
    await screen.findByText('You said: “Nice hat.”');
    await user.type(field, '   {Enter}');
    expect(said).toEqual([]);
    await user.type(field, 'One{Enter}');
    await screen.findByText('Welcome.');
    await user.type(field, 'Two{Enter}');
    await waitFor(() => expect(said).toHaveLength(2));
    expect(said[1]).toEqual({ sessionId: 7, message: 'Two', previousResponseId: 'r1' });
  });

  it('shows an answer while it is being written, and keeps the whole', async () => {
    serve(() =>
      streamed(
        'event: delta\ndata: {"text":"So far. "}\n\n',
        'event: final\ndata: {"responseId":"r","message":"The whole answer."}\n\n',
      ),
    );
    const user = userEvent.setup();
    const field = show();
    await screen.findByText('You said: “Nice hat.”');
    await user.type(field, 'Hi{Enter}');
    await screen.findByText('The whole answer.');
    expect(screen.queryByText('So far.')).toBeNull();
    await expectFocus(field);
  });

  it('gives back what was typed when the stream breaks off', async () => {
    serve(() => streamed('event: delta\ndata: {"text":"So far. "}\n\n'));
    const user = userEvent.setup();
    const field = show();
    await screen.findByText('You said: “Nice hat.”');
    await user.type(field, 'Hi{Enter}');
    await waitFor(() =>
      expect(getToast()?.description).toBe('Failed to get response. Please try again.'),
    );
    expect(field.value).toBe('Hi');
    expect(screen.queryByText('So far.')).toBeNull();
  });

  it.each([
    ['is answered', () => Response.json({ responseId: 'r1', message: 'Welcome.' })],
    ['fails', () => Response.json({}, { status: 500 })],
  ])('leaves what is being typed alone when a suggested question %s', async (_how, answer) => {
    serve(answer);
    const user = userEvent.setup();
    const field = show();
    await screen.findByText('You said: “Nice hat.”');
    await user.type(field, 'She threw');
    await user.click(screen.getByRole('button', { name: 'What did I do well?' }));
    await waitFor(() => expect(said).toHaveLength(1));
    await waitFor(() => expect(field.disabled).toBe(false));
    expect(field.value).toBe('She threw');
  });
});
