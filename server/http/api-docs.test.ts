import { expect, it } from 'vitest';
import { createTestApp } from '#test-support/test-app.ts';

const { request } = await createTestApp();

it('has a page to read, with the scripts that it names', async () => {
  const page = await request({ url: '/api/docs' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toMatch('text/html');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  const [script = ''] = /(?<=src=")[^"]*swagger-ui-bundle\.js/.exec(page.body) ?? [];
  const { pathname } = new URL(script, 'http://localhost/api/docs');
  expect((await request({ url: pathname })).headers['content-type']).toMatch('javascript');
  expect((await request({ url: '/api/docs/nothing' })).statusCode).toBe(404);
});

it('tells of every endpoint, and what it takes', async () => {
  const { paths } = (await request({ url: '/api/docs/json' })).json();
  expect(paths['/api/sessions'].post.requestBody.content).toHaveProperty(['application/json']);
  const upload = paths['/api/sessions/process-audio'].post.requestBody.content;
  expect(upload['multipart/form-data'].schema.required).toEqual(['audio']);
  expect(Object.keys(paths)).not.toContain('/api/docs');
});
