import { afterEach, expect, it, vi } from 'vitest';
import { askCurrentUser } from './ask-current-user.ts';

afterEach(() => vi.unstubAllGlobals());

it('asks the other address where the first fails, and is nobody where both refuse', async () => {
  const asked: string[] = [];
  const answer = (atUser: () => Response) =>
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return address.endsWith('/current-user') ? new Response('', { status: 404 }) : atUser();
    });
  answer(() => Response.json({ id: 'maya', firstName: 'Maya' }));
  expect(await askCurrentUser()).toMatchObject({ firstName: 'Maya' });
  expect(asked).toEqual(['/api/auth/current-user', '/api/auth/user']);
  answer(() => new Response('', { status: 401 }));
  expect(await askCurrentUser()).toBeNull();
});
