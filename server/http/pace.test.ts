import { expect, it } from 'vitest';
import { signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';
import { Pace } from './pace.ts';

const SECOND = 1000;

it('lets a family leaf through the app, and stops who never stops asking', () => {
  const pace = new Pace();
  for (let ms = 0; ms < 60 * SECOND; ms += 50) expect(pace.isWithin('anna', ms)).toBe(true);
  const flood = Array.from({ length: 3000 }, (_, at) => pace.isWithin('thief', at * 5));
  expect(flood.slice(0, 60)).not.toContain(false);
  expect(flood.slice(-1000).filter(Boolean).length).toBeLessThan(160);
  expect(pace.isWithin('thief', 60 * SECOND)).toBe(true);
});

it('counts all logins of a user together', () => {
  const pace = new Pace();
  const logins = Array.from({ length: 50 }, (_, at) => `login ${at}`);
  for (const login of logins) pace.know(login, 'thief');
  const answers = logins.flatMap((login) =>
    Array.from({ length: 10 }, () => pace.isWithin(login, 0)),
  );
  expect(answers.filter(Boolean)).toHaveLength(60);
  expect(pace.isWithin('a login of somebody else', 0)).toBe(true);
});

it('answers one login slowly and in words, and nobody else', async () => {
  const app = await createTestApp();
  const thief = await signUpSomebody(app);
  const neighbour = await signUpSomebody(app);
  const ask = ({ cookie }: typeof thief) =>
    app.request({ method: 'GET', url: '/api/children', headers: { cookie } });
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask(thief)));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.json()).toMatchObject({ message: expect.stringContaining('wait a few') });
  expect(refused[0]?.headers['retry-after']).toBeDefined();
  expect((await ask(neighbour)).statusCode).toBe(200);
});
