// What forms say of themselves.
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { UNREACHABLE } from '#web/api/api-error.ts';

/** What is read out with a field. */
export const noteOf = (label: string) =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/** A rule for a password: "not yet", or "done". */
export const expectRule = (rule: string, state: string) =>
  waitFor(() => expect(screen.getByText(rule).textContent).toBe(`${rule}, ${state}`));

/** An alert says that it is the connection, in focus. */
export async function expectUnreachable() {
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(UNREACHABLE);
  expect(document.activeElement).toBe(alert);
}
