import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type Answers,
  answer,
  button,
  expectNoToast,
  expectToast,
  failed,
  findHeading,
  held,
  loggedOut,
  noah,
  openAsMaya,
} from '#web/test-support/open-app.tsx';

const OVERVIEW = 'GET /api/data-management/overview';
const DELETE = 'DELETE /api/data-management/delete';
const DISARM_AFTER_MS = 6000;
const RETRIES_LAST_MS = 30_000;

/** An account with twelve play sessions, three of them with a recording. */
const full = () => ({
  hasAnyData: true,
  summary: {
    totalSessions: 12,
    totalAudioFiles: 3,
    totalChildren: 2,
    totalStorageBytes: 1024 * 1024 * 1.5,
  },
  sessions: Array.from({ length: 12 }, (_, index) => ({
    id: 100 - index,
    childName: index % 2 ? 'Noah' : 'Ada',
    duration: 300 - index,
    completedAt: new Date().toISOString(),
    hasAudio: index < 3,
  })),
  children: [
    { id: 1, name: 'Ada', sessionCount: 11, audioFileCount: 3 },
    { id: 2, name: 'Noah', sessionCount: 1, audioFileCount: 0 },
  ],
});
const done = answer({ message: 'Done.' });

async function openFull(answers: Answers = {}) {
  const app = openAsMaya('/data-management', { [OVERVIEW]: answer(full()), ...answers });
  await findHeading('What we keep for you');
  return app;
}

const DELETE_ALL = 'Delete All Data';
const CONFIRM = 'Click Again to Confirm';
const rowsOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the overview', () => {
  it('shows totals, the first ten sessions, and every child', async () => {
    await openFull();
    const totals = screen.getByRole('region', { name: 'What we keep for you' });
    const figures = within(totals).getAllByRole('definition');
    expect(figures.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['12', '3', '2', '1.50 MB']),
    );
    expect(rowsOf('Sessions')).toHaveLength(10);
    expect(rowsOf('Sessions')[0]).toBe('AdaToday · 5:00 · with audio');
    expect(rowsOf('Sessions')[3]).toBe('NoahToday · 4:57 · no audio');
    screen.getByText('Showing 10 of 12 sessions');
    expect(rowsOf('Children')).toEqual([
      'Ada11 sessions · 3 audio files',
      'Noah1 session · 0 audio files',
    ]);
  });

  it('shows shapes while it loads, asks four times, and can be asked again', async () => {
    const first = held();
    const { calls, serve } = openAsMaya('/data-management', { [OVERVIEW]: first.answer });
    await screen.findByText('Loading your data...');
    serve({ [OVERVIEW]: answer({ message: 'no' }, 500) });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    first.settle(Response.json({ message: 'no' }, { status: 500 }));
    await act(() => vi.advanceTimersByTimeAsync(RETRIES_LAST_MS));
    vi.useRealTimers();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to load your data. Please try again later.',
    );
    expect(calls.filter((call) => call === OVERVIEW)).toHaveLength(4);
    serve({ [OVERVIEW]: answer({ ...full(), hasAnyData: false }) });
    button('Try Again').click();
    await findHeading('No Data Found');
  });

  it('without data has nothing to delete, and without audio files none of those; all can be downloaded', async () => {
    const empty = { ...full(), hasAnyData: false, sessions: [], children: [] };
    openAsMaya('/data-management', { [OVERVIEW]: answer(empty) });
    await findHeading('No Data Found');
    const link = screen.getByRole('link', { name: 'Download my data' });
    expect(link.getAttribute('href')).toBe('/api/data-management/export');
    expect(screen.queryByRole('button', { name: DELETE_ALL })).toBeNull();

    const { summary, ...rest } = full();
    await openFull({
      [OVERVIEW]: answer({ ...rest, summary: { ...summary, totalAudioFiles: 0 } }),
    });
    expect(button('Delete All Audio Files').disabled).toBe(true);
    expect(button(DELETE_ALL).disabled).toBe(false);
    screen.getByRole('link', { name: 'Download my data' });
  });

  it('asks once where the login session has ended, and leads to log in', async () => {
    const { calls, loads } = openAsMaya('/data-management', { [OVERVIEW]: loggedOut });
    await waitFor(() => expect(loads).toEqual(['/login']));
    expect(calls.filter((call) => call === OVERVIEW)).toHaveLength(1);
  });
});

describe('"Delete All Data"', () => {
  it('is confirmed neither by a double-click nor by a held key, and works from the keyboard', async () => {
    const { person, calls } = await openFull({ [DELETE]: done });
    await person.dblClick(button(DELETE_ALL));
    button(CONFIRM);
    expect(document.querySelector('.animate-pulse')).not.toBeNull();
    expectNoToast();
    act(() => button(CONFIRM).blur());

    act(() => button(DELETE_ALL).focus());
    await person.keyboard('{Enter>2/}');
    button(CONFIRM);
    expect(calls).not.toContain(DELETE);
    await person.keyboard('{Enter}');
    await expectToast('Data Deleted', 'Your data has been permanently deleted.');
    expect(calls.filter((call) => call === DELETE)).toHaveLength(1);
  });

  it('is harmless again after a while, and when the focus moves on', async () => {
    await openFull();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    act(() => button(DELETE_ALL).click());
    act(() => void vi.advanceTimersByTime(DISARM_AFTER_MS - 1));
    button(CONFIRM);
    act(() => void vi.advanceTimersByTime(1));
    act(() => button(DELETE_ALL).focus());
    act(() => button(DELETE_ALL).click());
    act(() => button(CONFIRM).blur());
    expect(button(DELETE_ALL)).toBeTruthy();
  });

  it('waits while it runs, and tells a failure', async () => {
    const deleting = held();
    const { person } = await openFull({ [DELETE]: deleting.answer });
    await person.click(button(DELETE_ALL));
    await person.click(button(CONFIRM));
    await waitFor(() => expect(button('Deleting...').disabled).toBe(true));
    expect(button('Delete All Audio Files').disabled).toBe(true);
    deleting.settle('failed');
    await expectToast('Deletion Failed', 'Failed to delete data. Please try again.');
    await waitFor(() => expect(button(DELETE_ALL).disabled).toBe(false));
  });
});

it('"Delete All Audio Files" asks, and sends what is to be deleted', async () => {
  const { person, bodies } = await openFull({ [DELETE]: done });
  await person.click(button('Delete All Audio Files'));
  const dialog = await screen.findByRole('dialog', { name: 'Delete all audio files?' });
  expect(dialog.textContent).toContain('3 recordings will be gone for good.');
  await person.click(button('Yes, Delete Audio Files'));
  await expectToast('Data Deleted', 'Your data has been permanently deleted.');
  expect(bodies).toEqual([{ deletionType: 'audio' }]);
});

it('one child stays where deleting fails, else it is deleted with everything', async () => {
  const [, noahs] = full().children;
  const DELETE_CHILD = 'DELETE /api/data-management/children/1';
  const { person, serve } = await openFull({
    [DELETE_CHILD]: failed,
    'GET /api/children': answer([{ ...noah, id: 1, name: 'Ada' }, noah]),
  });
  const deleteAda = async () => {
    await person.click(button('Delete Ada and all data'));
    await screen.findByRole('dialog', { name: 'Delete Ada?' });
    await person.click(button('Yes, Delete Child Data'));
  };
  await deleteAda();
  await expectToast('Deletion Failed', 'Failed to delete child data. Please try again.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(rowsOf('Children')).toHaveLength(2);

  serve({
    [DELETE_CHILD]: done,
    [OVERVIEW]: answer({ ...full(), children: [noahs] }),
    'GET /api/children': answer([noah]),
  });
  await deleteAda();
  await expectToast(
    'Child Data Deleted',
    'Child profile and all associated data have been permanently deleted.',
  );
  await waitFor(() => expect(rowsOf('Children')).toEqual(['Noah1 session · 0 audio files']));
  await person.click(button('Back'));
  await findHeading('Noah');
  expect(screen.queryByRole('heading', { name: 'Ada' })).toBeNull();
});

it('one session stays where the answer is no and where deleting fails, else it is deleted', async () => {
  const { person, calls, serve } = await openFull();
  const ask = async () => {
    const [first] = screen.getAllByRole('button', { name: 'Delete session with Ada, Today' });
    if (first) await person.click(first);
    await screen.findByRole('dialog', { name: 'Delete this session?' });
  };
  await ask();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await ask();
  // The server knows no such session.
  await person.click(button('Yes, Delete Session'));
  await expectToast('Deletion Failed', 'Failed to delete session. Please try again.');
  screen.getByText('Showing 10 of 12 sessions');

  serve({ 'DELETE /api/data-management/sessions/100': done });
  await ask();
  await person.click(button('Yes, Delete Session'));
  await expectToast(
    'Session Deleted',
    'Session and associated audio have been permanently deleted.',
  );
  expect(calls).toContain('DELETE /api/data-management/sessions/100');
});
