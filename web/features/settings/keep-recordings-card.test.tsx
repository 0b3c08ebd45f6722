import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#web/api/query-client.ts';
import { dismissToast, getToast } from '#web/ui/toast-store.ts';
import { KeepRecordingsCard } from './keep-recordings-card.tsx';

const summary = { totalSessions: 4, totalAudioFiles: 3, totalChildren: 1, totalStorageBytes: 9 };
const overview = () => Response.json({ hasAnyData: true, summary, sessions: [], children: [] });
const CHANGED_AT = '2026-03-01T12:00:00.000Z';

interface Answers {
  readonly overview?: () => Response;
  readonly deletion?: () => Response;
  readonly saving?: () => Promise<Response>;
  readonly loading?: () => Response;
}

/** The card of somebody whose recordings are kept, or are not; what was asked to be deleted. */
function show(isGranted: boolean, answers: Answers = {}): unknown[] {
  const deleted: unknown[] = [];
  let consent = { granted: isGranted, changedAt: isGranted ? CHANGED_AT : null };
  vi.stubGlobal('fetch', async (address: string, { body, method }: RequestInit = {}) => {
    if (address.endsWith('/overview')) return (answers.overview ?? overview)();
    if (address.endsWith('/delete')) {
      deleted.push(JSON.parse(body as string));
      return answers.deletion?.() ?? Response.json({ message: 'Done' });
    }
    if (method !== 'PUT') return answers.loading?.() ?? Response.json(consent);
    if (answers.saving) return answers.saving();
    const { granted } = JSON.parse(body as string) as { granted: boolean };
    consent = { granted, changedAt: CHANGED_AT };
    return Response.json(consent);
  });
  render(
    <QueryClientProvider client={queryClient}>
      <KeepRecordingsCard />
    </QueryClientProvider>,
  );
  return deleted;
}

const toggle = () => screen.findByRole<HTMLButtonElement>('switch', { name: 'Keep my recordings' });
const isOn = async () => (await toggle()).getAttribute('aria-checked') === 'true';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const toastOf = (title: string) =>
  waitFor(() => {
    const shown = getToast();
    expect(shown).toMatchObject({ open: true, title });
    return shown?.description;
  });

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  const left = getToast();
  if (left) dismissToast(left.id);
});

it('withdrawn with recordings there offers to delete them', async () => {
  const deleted = show(true);
  await userEvent.click(await toggle());
  const dialog = await screen.findByRole('dialog', { name: 'Delete the recordings, too?' });
  expect(dialog.textContent).toContain('You still have 3 recordings from before');
  await press('Delete 3 recordings');
  expect(await toastOf('Data Deleted')).toBe('Your recordings have been permanently deleted.');
  expect(deleted).toEqual([{ deletionType: 'audio' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await isOn()).toBe(false);
});

it('tells where deleting them failed', async () => {
  show(true, { deletion: () => Response.error() });
  await userEvent.click(await toggle());
  await press('Delete 3 recordings');
  expect(await toastOf('Deletion Failed')).toBe('Failed to delete data. Please try again.');
});

it('names the other place where it cannot be told what is there', async () => {
  show(true, { overview: () => Response.error() });
  await userEvent.click(await toggle());
  expect(await toastOf('We won’t keep recordings anymore')).toBe(
    'You can delete the ones you have under Your Data.',
  );
});

it('that does not load can be asked for again, waits while saving, and stays where that fails', async () => {
  let isDown = true;
  let fail: () => void = () => undefined;
  show(false, {
    loading: () => (isDown ? Response.error() : Response.json({ granted: false, changedAt: null })),
    saving: () => new Promise((resolve) => (fail = () => resolve(Response.error()))),
  });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We couldn’t load this setting.',
  );
  isDown = false;
  await press('Try Again');
  expect(await isOn()).toBe(false);
  await userEvent.click(await toggle());
  expect((await toggle()).disabled).toBe(true);
  fail();
  expect(await toastOf('Failed to save this setting')).toBe(
    'We’re still not keeping your recordings. Please try again.',
  );
  expect(await isOn()).toBe(false);
  expect((await toggle()).disabled).toBe(false);
});

it('is off, is dated when it is given, and ends without a question where there are no recordings', async () => {
  const noneKept = { ...summary, totalAudioFiles: 0 };
  show(false, {
    overview: () =>
      Response.json({ hasAnyData: true, summary: noneKept, sessions: [], children: [] }),
  });
  expect(await isOn()).toBe(false);
  screen.getByRole('switch', {
    name: 'Keep my recordings',
    description: /until you delete it or your account.*Off\. We don’t keep any recordings\./,
  });
  await userEvent.click(screen.getByText('Keep my recordings'));
  await screen.findByText('You agreed on March 1, 2026.');
  expect(await isOn()).toBe(true);
  await userEvent.click(await toggle());
  expect(await toastOf('We won’t keep recordings anymore')).toBe('From now on, none are stored.');
  await screen.findByText('Off since March 1, 2026.');
  expect(await isOn()).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is withdrawn all the same where the recordings of before are to stay', async () => {
  const deleted = show(true);
  await userEvent.click(await toggle());
  await press('Keep Them');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await isOn()).toBe(false);
  expect(deleted).toEqual([]);
});
