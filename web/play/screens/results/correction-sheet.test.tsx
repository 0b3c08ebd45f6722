import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TranscriptLine } from '#contract/transcript.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { queryClient } from '#web/api/query-client.ts';
import { CorrectionSheet } from './correction-sheet.tsx';

const line: TranscriptLine = {
  position: 3,
  startMs: 0,
  endMs: 1500,
  text: 'I love how you shape.',
  speaker: 'parent',
  code: 'UP',
  why: null,
  correctedSpeaker: null,
  correctedCode: null,
  correctedText: null,
};

function show(shown: TranscriptLine) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string));
    return Response.json({ line: shown, playSession: {} });
  });
  render(
    <QueryClientProvider client={queryClient}>
      <CorrectionSheet
        playSessionId={7 as PlaySessionId}
        childName="Mia"
        line={shown}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  );
  return sent;
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('What was said?');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('correcting a line', () => {
  afterEach(() => {
    cleanup();
    queryClient.clear();
    vi.unstubAllGlobals();
  });

  it('puts its words right, and leaves it to us what they are then', async () => {
    const sent = show(line);
    await userEvent.clear(field());
    await userEvent.type(field(), 'I love how you share.');
    await save();
    await waitFor(() =>
      expect(sent).toEqual([{ speaker: null, code: null, text: 'I love how you share.' }]),
    );
  });

  it('takes the parent’s word for what they are', async () => {
    const sent = show(line);
    await userEvent.type(field(), ' Yes!');
    await userEvent.click(screen.getByRole('radio', { name: /^Praise\b/i }));
    await save();
    await waitFor(() =>
      expect(sent).toEqual([{ speaker: null, code: 'LP', text: 'I love how you shape. Yes!' }]),
    );
  });

  it('cannot empty a line, and gives back what was heard', async () => {
    const sent = show({ ...line, correctedText: 'I love how you share.', correctedCode: 'LP' });
    expect(field().value).toBe('I love how you share.');
    await userEvent.clear(field());
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Undo my correction' }));
    await waitFor(() => expect(sent).toEqual([{ speaker: null, code: null, text: null }]));
  });
});
