import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, button, expectAddress, maya, openAsMaya } from '#web/test-support/open-app.tsx';

describe('the account card', () => {
  it('shows name and email, and whether the email is confirmed', async () => {
    for (const [emailVerified, words] of [
      [false, 'You haven’t confirmed it yet.'],
      [true, 'Email confirmed'],
    ] as const) {
      const { person } = openAsMaya('/settings', {
        'GET /api/auth/current-user': answer({ ...maya, emailVerified }),
      });
      const card = await screen.findByRole('region', { name: 'Account' });
      for (const shown of ['Maya', maya.email, words])
        await waitFor(() => expect(card.textContent).toContain(shown));
      await person.click(button('Back'));
      await expectAddress('/');
    }
  });

  it('says where no name is set', async () => {
    openAsMaya('/settings', {
      'GET /api/auth/current-user': answer({ ...maya, firstName: null }),
    });
    const card = await screen.findByRole('region', { name: 'Account' });
    await waitFor(() => expect(card.textContent).toContain('Not set'));
  });
});
