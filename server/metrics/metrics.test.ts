import { expect, it } from 'vitest';
import { addChild, addPlaySession, signUpSomebody } from '#test-support/people.ts';
import { createTestApp, testConfig } from '#test-support/test-app.ts';
import { testMetrics } from '#test-support/test-metrics.ts';

const TOKEN = 'only the watchman knows it';
const near = { url: '/metrics' };
const far = { ...near, remoteAddress: '203.0.113.7' };
const bearing = (token: string) => ({ ...far, headers: { authorization: `Bearer ${token}` } });

it('tells programs on the same machine how the parts are', async () => {
  const { request } = await createTestApp({}, testMetrics());
  const { statusCode, headers, body } = await request(near);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch('text/plain; version=0.0.4');
  for (const line of [
    'playlight_info{version="test",role="all"} 1',
    'playlight_live_play_sessions 0',
    'playlight_speech_status{status="up"} 1',
    'playlight_speech_processes{state="running"} 0',
    'playlight_speech_waiting_seconds 0',
    'playlight_speech_process_ends_total{reason="died"} 0',
    'playlight_mails_total{outcome="sent"} 3',
    'playlight_job_runs_total{job="sendRecap",outcome="failed"} 1',
  ])
    expect(body.split('\n')).toContain(line);
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(body).toMatch(/^process_resident_memory_bytes \d/m);
});

it('asks the database, and says so where it does not answer', async () => {
  const { database, request } = await createTestApp({}, testMetrics());
  await request(near);
  const { body } = await request(near);
  expect(body).toContain('playlight_database_up 1');
  expect(body).toContain('playlight_jobs{state="waiting"} 0');
  expect(body).toContain('playlight_jobs{state="failed"} 0');
  expect(body).toContain('playlight_database_connections{state="idle"} 1');

  await database.pool.end();
  const after = await request(near);
  expect(after.statusCode).toBe(200);
  expect(after.body).toContain('playlight_database_up 0');
  expect(after.body).not.toContain('playlight_jobs{');
});

it('times requests by the pattern of their route, and names nobody', async () => {
  const testApp = await createTestApp({}, testMetrics());
  const me = await signUpSomebody(testApp);
  const playSession = await addPlaySession(testApp, me.id, await addChild(testApp, me.id));
  const url = `/api/sessions/${playSession}`;
  await testApp.request({ url, headers: { cookie: me.cookie } });
  await testApp.request({ url });
  await testApp.request({ url: '/no-such-page/secret-word' });

  const { body } = await testApp.request(near);
  const count = 'http_request_duration_seconds_count';
  const route = 'method="GET",route="/api/sessions/:id"';
  expect(body).toContain(`${count}{${route},status="2xx"} 1`);
  expect(body).toContain(`${count}{${route},status="4xx"} 1`);
  expect(body).toContain(`${count}{method="GET",route="unknown",status="4xx"} 1`);
  for (const secret of [me.id, me.email, 'secret-word', url]) expect(body).not.toContain(secret);
});

it('is not there for anybody else', async () => {
  const { request } = await createTestApp({}, testMetrics());
  expect((await request(far)).json()).toMatchObject({ code: 'not_found' });
  // A proxy on this machine brings people from everywhere.
  const throughProxy = { ...near, headers: { 'x-forwarded-for': '203.0.113.7' } };
  expect((await request(throughProxy)).statusCode).toBe(404);
});

it('asks for the token where there is one, of the near too', async () => {
  const { request } = await createTestApp({}, testMetrics(TOKEN));
  expect((await request(bearing(TOKEN))).statusCode).toBe(200);
  for (const refused of [near, far, bearing(''), bearing('another'), bearing(`${TOKEN} `)])
    expect((await request(refused)).statusCode).toBe(404);
});

it('is answered by a worker', async () => {
  const config = { ...testConfig, ROLE: 'worker' } as const;
  const { request } = await createTestApp({ config }, testMetrics());
  expect((await request(near)).statusCode).toBe(200);
});
