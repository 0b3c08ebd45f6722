// Accounts over HTTP, as a browser makes them.
import { randomUUID } from 'node:crypto';
import { post } from '#test-support/product.ts';

export interface Parent {
  readonly id: string;
  readonly cookie: string;
  readonly childId: number;
}

/** Of every account that is made here. */
export const PASSWORD = 'blocks and 2 trains';

export async function makeParent(url: string): Promise<Parent> {
  const email = `${randomUUID()}@example.org`;
  const response = await post(url, '/api/auth/signup', { email, password: PASSWORD });
  const { id } = (await response.json()) as { id: string };
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const child = await fetch(`${url}/api/children`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ name: 'Robin', pronouns: 'they/them', dateOfBirth: '2022-03-01' }),
  });
  return { id, cookie, childId: ((await child.json()) as { id: number }).id };
}
