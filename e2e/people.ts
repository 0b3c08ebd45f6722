import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

export const PASSWORD = 'blocks and 2 trains';

export const newEmail = () => `${randomUUID()}@example.org`;

/** Signs a new parent up behind the scenes; the page's browser is then logged in. */
export async function signUpByCall(page: Page, firstName = 'Maya'): Promise<string> {
  const email = newEmail();
  const response = await page.request.post('/api/auth/signup', {
    data: { email, password: PASSWORD, firstName },
  });
  if (!response.ok()) throw new Error(`Sign-up failed: ${await response.text()}`);
  return email;
}
