import { expect, it } from 'vitest';
import { addChild, addPlaySession, signUpSomebody } from '#test-support/people.ts';
import { createTestApp, testConfig } from '#test-support/test-app.ts';
import { testMetrics } from '#test-support/test-metrics.ts';

const TOKEN = 'only the watchman knows it';
const near = { url: '/metrics' };
const far = { ...near, remoteAddress: '203.0.113.7' };
const bearing = (token: string) => ({ ...far, headers: { authorization: `Bearer ${token}` } });

const testApp = await createTestApp({}, testMetrics());
const { request } = testApp;

it('tells programs on the same machine how the parts are', async () => {
  const { statusCode, headers, body } = await request(near);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch('text/plain; version=0.0.4');
  for (const line of [
    'playlight_info{version="test",role="all"} 1',
    'playlight_live_play_sessions 0',
    'playlight_speech_status{status="up"} 1',
    'playlight_speech_processes{state="running"} 0',
    'playlight_speech_places{kind="live",state="taken"} 0',
    'playlight_speech_waiting_seconds 0',
    'playlight_speech_process_ends_total{reason="died"} 0',
    'playlight_mails_total{outcome="sent"} 3',
    'playlight_job_runs_total{job="sendRecap",outcome="failed"} 1',
  ])
    expect(body.split('\n')).toContain(line);
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(body).toMatch(/^playlight_disk_free_bytes \d{6}/m);
  expect(body).toMatch(/^process_resident_memory_bytes \d/m);
});

it('times requests by the pattern of their route, and names nobody', async () => {
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
  expect((await request(far)).json()).toMatchObject({ code: 'not_found' });
  // A proxy on this machine brings people from everywhere.
  const throughProxy = { ...near, headers: { 'x-forwarded-for': '203.0.113.7' } };
  expect((await request(throughProxy)).statusCode).toBe(404);
});

it('asks for the token where there is one, of the near too; of a worker as well', async () => {
  const config = { ...testConfig, ROLE: 'worker' } as const;
  const worker = await createTestApp({ config }, testMetrics(TOKEN));
  expect((await worker.request(bearing(TOKEN))).statusCode).toBe(200);
  for (const refused of [near, far, bearing(''), bearing('another'), bearing(`${TOKEN} `)])
    expect((await worker.request(refused)).statusCode).toBe(404);
});

it('asks the database for the jobs of all servers', async () => {
  await signUpSomebody(testApp, { email: 'waits-for-a-mail@example.org' });
  const { body } = await request(near);
  expect(body).toContain('playlight_database_up 1');
  expect(body).toMatch(/playlight_jobs\{state="waiting"\} [1-9]/);
  expect(body).toContain('playlight_jobs{state="failed"} 0');
  expect(body).toMatch(/playlight_database_connections\{state="idle"\} [1-9]/);
});

it('says where the database does not answer, and the rest all the same', async () => {
  const broken = await createTestApp({}, testMetrics());
  await broken.database.pool.end();
  const after = await broken.request(near);
  expect(after.statusCode).toBe(200);
  expect(after.body).toContain('playlight_database_up 0');
  expect(after.body).not.toContain('playlight_jobs{');
});
