import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

export const PASSWORD = 'blocks and 2 trains';

export const newEmail = () => `${randomUUID()}@example.org`;

type Caller = Pick<Page, 'request'>;

/** Signs a new parent up behind the scenes; the page's browser is then logged in. */
export async function signUpByCall(page: Caller, firstName = 'Maya'): Promise<string> {
  const email = newEmail();
  const response = await page.request.post('/api/auth/signup', {
    data: { email, password: PASSWORD, firstName },
  });
  if (!response.ok()) throw new Error(`Sign-up failed: ${await response.text()}`);
  return email;
}

/** Confirms for the next minutes that it is really them, so that no page asks. */
export async function confirmByCall(page: Caller): Promise<void> {
  const response = await page.request.post('/api/auth/proof/password', {
    data: { password: PASSWORD },
  });
  if (!response.ok()) throw new Error(`Not confirmed: ${await response.text()}`);
}

interface ChildFields {
  readonly name?: string;
  readonly pronouns?: string;
  readonly dateOfBirth?: string;
}

/** And a half: four on every side of the date line. */
const FOUR_YEARS_AGO = new Date(Date.now() - 4.5 * 365 * 24 * 3600 * 1000)
  .toISOString()
  .slice(0, 10);

/** Adds a child of the parent that the page's browser is logged in as; returns its id. */
export async function addChildByCall(page: Caller, fields: ChildFields = {}): Promise<number> {
  const response = await page.request.post('/api/children', {
    data: { name: 'Noah', dateOfBirth: FOUR_YEARS_AGO, pronouns: 'he/him', ...fields },
  });
  if (!response.ok()) throw new Error(`No child: ${await response.text()}`);
  const child: { id: number } = await response.json();
  return child.id;
}
