import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, maya, openAsMaya } from '#web/test-support/open-app.tsx';

describe('the account card', () => {
  it('says where no name is set', async () => {
    openAsMaya('/settings', {
      'GET /api/auth/current-user': answer({ ...maya, firstName: null }),
    });
    const card = await screen.findByRole('region', { name: 'Account' });
    await waitFor(() => expect(card.textContent).toContain('Not set'));
  });
});
