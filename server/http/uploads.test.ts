import { expect, it } from 'vitest';
import { addChild, addPlaySession, signUpSomebody } from '#test-support/people.ts';
import { formWith } from '#test-support/safety-net.ts';
import { createTestApp } from '#test-support/test-app.ts';

const testApp = await createTestApp();
const { pool } = testApp.database;
const me = await signUpSomebody(testApp);
const id = await addPlaySession(testApp, me.id, await addChild(testApp, me.id));

const url = '/api/sessions/process-audio';
/** More than what is put aside at once. */
const sound = new Uint8Array(3 * 1024 * 1024);
const form = new Response(formWith('audio', sound, { sessionId: String(id) }));
const headers = { cookie: me.cookie, 'content-type': form.headers.get('content-type') ?? '' };
const body = Buffer.from(await form.arrayBuffer());

it('a database that ends its connection in the middle of a file is no fault of the form', async () => {
  await pool.query(`
    create function end_connection() returns trigger language plpgsql as
      'begin perform pg_terminate_backend(pg_backend_pid()); return new; end';
    create trigger end_connection before insert on recording_parts
      for each row execute function end_connection()`);
  const answer = await testApp.request({ method: 'POST', url, headers, payload: body });
  await pool.query('drop function end_connection cascade');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'database_away' });
  expect(testApp.log()).toContain('request failed');
});

it('a form that ends in the middle of its file is malformed', async () => {
  const half = body.subarray(0, body.length / 2);
  const answer = await testApp.request({ method: 'POST', url, headers, payload: half });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'malformed_body' });
});
