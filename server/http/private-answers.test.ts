import { expect, it } from 'vitest';
import { signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';

const testApp = await createTestApp();

it('nobody keeps what the API answers, be it data or a refusal', async () => {
  const { cookie } = await signUpSomebody(testApp);
  for (const headers of [{ cookie }, {}]) {
    const answer = await testApp.request({ url: '/api/children', headers });
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});
