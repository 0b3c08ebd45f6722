import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  answer,
  button,
  expectToast,
  failed,
  findHeading,
  held,
  maya,
  openAsMaya,
  openAsVisitor,
} from '#web/test-support/open-app.tsx';

const READ = 'GET /api/mail-preferences';
const SAVE = 'PUT /api/mail-preferences';
const UNSUBSCRIBE = 'POST /api/mail-preferences/unsubscribe';
const none = { reminder: false, recap: false, sendAt: '17:30' };

const card = () => screen.findByRole('region', { name: 'Emails' });
const reminder = () => screen.getByRole<HTMLButtonElement>('switch', { name: 'Daily reminder' });

describe('the mails in Settings', () => {
  it('are off, come at a time of one’s own, and wait for a confirmed address', async () => {
    const { person, bodies, serve } = openAsMaya('/settings', {
      'GET /api/auth/current-user': answer({ ...maya, emailVerified: false }),
      [READ]: answer(none),
    });
    await screen.findByRole('switch', { name: 'Daily reminder', checked: false });
    screen.getByRole('switch', { name: 'Weekly recap', checked: false });
    expect(screen.queryByLabelText('What time?')).toBeNull();
    const reminded = { ...none, reminder: true };
    serve({ [SAVE]: answer(reminded), [READ]: answer(reminded) });
    await person.click(reminder());
    await screen.findByRole('switch', { name: 'Daily reminder', checked: true });
    expect((await card()).textContent).toContain('once you confirm your email');
    const early = { ...reminded, sendAt: '07:00' };
    serve({ [SAVE]: answer(early), [READ]: answer(early) });
    const time = () => screen.getByLabelText<HTMLSelectElement>('What time?');
    await waitFor(() => expect(time().disabled).toBe(false));
    await person.selectOptions(time(), '7:00 AM');
    await waitFor(() => expect([time().value, time().disabled]).toEqual(['07:00', false]));
    expect(bodies).toEqual([reminded, early]);
  });

  it('that do not load can be asked for again, and stay where saving fails', async () => {
    const saving = held();
    const { person, serve } = openAsMaya('/settings', { [READ]: failed, [SAVE]: saving.answer });
    const failure = await within(await card()).findByRole('alert');
    expect(failure.textContent).toContain('Nothing has changed.');
    serve({ [READ]: answer(none) });
    await person.click(within(await card()).getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('switch', { name: 'Daily reminder' });
    await waitFor(() => expect(reminder().disabled).toBe(false));
    await person.click(reminder());
    await waitFor(() => expect(reminder().disabled).toBe(true));
    saving.settle('failed');
    await expectToast(
      'Failed to save this setting',
      'Your emails haven’t changed. Please try again.',
    );
    await waitFor(() => expect(reminder().getAttribute('aria-checked')).toBe('false'));
  });
});

describe('the link in a mail', () => {
  it('ends the mails without a login, and can be tried again', async () => {
    const ending = held();
    const { person, serve } = openAsVisitor('/unsubscribe?token=any', {
      [UNSUBSCRIBE]: ending.answer,
    });
    await person.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    await waitFor(() => expect(button('Stopping these emails...').disabled).toBe(true));
    ending.settle('offline');
    await findHeading('That didn’t work');
    serve({ [UNSUBSCRIBE]: answer({ kind: 'recap' }) });
    await person.click(button('Try Again'));
    await findHeading('You’re unsubscribed');
    screen.getByText(/You won’t get any more weekly recaps\./);
  });

  it('that is not ours says so', async () => {
    const { person } = openAsVisitor('/unsubscribe?token=cut-off', {
      [UNSUBSCRIBE]: answer({ code: 'invalid_input', message: 'This link isn’t ours.' }, 400),
    });
    await person.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    await findHeading('This link doesn’t work');
    expect(screen.getByRole('link', { name: 'Open Settings' }).getAttribute('href')).toBe(
      '/settings',
    );
  });
});
