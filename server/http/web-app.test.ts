import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { connectDatabase, tables } from '#server/database/connect.ts';
import { addChild, addPlaySession, signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';

const SCRIPT = 'console.log("the app")';
const files = {
  'index.html': '<!doctype html><title>for everybody</title>',
  'visitor.html': '<!doctype html><title>for visitors</title>',
  'landing.html': '<!doctype html><title>the landing page</title>',
  // As long as pages are that are worth compressing.
  'home.html': `<!doctype html><title>Home</title>${' '.repeat(1024)}<body></body>`,
  'play.html': '<!doctype html><title>play</title><body></body>',
  'results.html': '<!doctype html><title>results</title><body></body>',
  'robots.txt': 'User-agent: *',
  'assets/app-12345678.js': SCRIPT,
  'service-worker.js': 'self.skipWaiting()',
  'manifest.webmanifest': '{}',
  'icons/192.png': 'not really',
};

const home = mkdtempSync(join(tmpdir(), 'playlight-web-'));
// Installed in a folder that is itself called assets, its pages are still no assets.
const webFolder = join(home, 'assets/web');
for (const part of ['assets', 'icons']) mkdirSync(join(webFolder, part), { recursive: true });
for (const [name, content] of Object.entries(files)) {
  const file = join(webFolder, name);
  writeFileSync(file, content);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content));
}
afterAll(() => rmSync(home, { recursive: true }));

const testApp = await createTestApp({ webFolder });
const { app, request } = testApp;

const get = (url: string, headers: Record<string, string> = {}) => request({ url, headers });

describe('pages', () => {
  it('come drawn for a visitor at the front door, whatever the address says behind it', async () => {
    for (const url of ['/', '/?accountDeleted=true'])
      expect((await get(url)).body).toBe(files['landing.html']);
  });

  it.each([
    '/login',
    '/Login/',
    '/verify-email?token=a',
    '/session/feedback/12',
    '/settings/security',
  ])('marks %s for visitors', async (url) => {
    const page = await get(url);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toMatch('text/html');
    expect(page.body).toBe(files['visitor.html']);
  });

  it.each([
    'playlight=token',
    '__Host-playlight=token',
    'theme=dark; playlight=token',
    'playlight=out-of-date; theme=dark',
  ])('lets the app ask where the browser brings %j', async (cookie) => {
    expect((await get('/', { cookie })).body).toBe(files['index.html']);
  });

  it.each(['theme=playlight', 'my-playlight=token', 'playlighter=1', ''])(
    'sees no login in %j',
    async (cookie) => {
      expect((await get('/', { cookie })).body).toBe(files['landing.html']);
    },
  );

  it.each([{}, { cookie: 'playlight=token' }])('are always fresh, with %j', async (headers) => {
    const page = await get('/', headers);
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.headers.vary?.split(', ')).toEqual(
      expect.arrayContaining(['cookie', 'accept-encoding']),
    );
    const again = await get('/', { ...headers, 'if-none-match': page.headers.etag ?? '' });
    expect(again.statusCode).toBe(304);
  });

  it('are sent again after logging in, however old the copy that the browser kept', async () => {
    const kept = await get('/');
    const cookie = 'playlight=token';
    for (const condition of [
      { 'if-none-match': kept.headers.etag ?? '' },
      { 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() },
    ]) {
      const page = await get('/', { cookie, ...condition });
      expect(page.statusCode).toBe(200);
      expect(page.body).toBe(files['index.html']);
    }
  });

  it('answer HEAD with the same headers and nothing else', async () => {
    const head = await request({ method: 'HEAD', url: '/' });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-type']).toMatch('text/html');
    expect(head.headers['cache-control']).toBe('no-cache');
    expect(head.body).toBe('');
  });

  it.each(['/no/such/page?with=query', '/login/twice', '/session/feedback/1/2', '/wp-login.php'])(
    'that do not exist, as %s, are the app with status 404, each time',
    async (url) => {
      const page = await get(url);
      expect(page.statusCode).toBe(404);
      expect(page.headers['content-type']).toMatch('text/html');
      expect(page.headers['cache-control']).toBe('no-cache');
      expect(page.body).toBe(files['visitor.html']);
      const signedIn = await get(url, { cookie: 'playlight=token' });
      expect([signedIn.statusCode, signedIn.body]).toEqual([404, files['index.html']]);
      const again = await get(url, { 'if-none-match': page.headers.etag ?? '"any"' });
      expect([again.statusCode, again.body]).toEqual([404, files['visitor.html']]);
      expect((await request({ method: 'HEAD', url })).statusCode).toBe(404);
    },
  );

  it('do not stand in for a well-known address, or password managers believe none of them', async () => {
    const url = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
    expect((await get(url)).statusCode).toBe(404);
    expect((await get('/.well-known/change-password')).statusCode).toBe(302);
  });

  it('are not an answer to anything but reading', async () => {
    const answer = await request({ method: 'POST', url: '/' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });
});

describe('pages with their data', () => {
  const dataIn = (body: string) =>
    JSON.parse(
      /<script type="application\/json" id="first-data">(.*)<\/script>/.exec(body)?.[1] ?? 'null',
    );

  it('tell a parent at once what Home, a play and its results show, and nobody keeps them', async () => {
    const maya = await signUpSomebody(testApp);
    const childId = await addChild(testApp, maya.id);
    const playSessionId = await addPlaySession(testApp, maya.id, childId);
    const headers = { cookie: maya.cookie };
    const answerTo = async (url: string) => (await get(url, headers)).json();
    const family = { user: { email: maya.email }, children: [{ id: childId, name: 'Noa' }] };

    const home = await get('/?childCreated=true', headers);
    expect(home.statusCode).toBe(200);
    expect(home.headers['cache-control']).toBe('private, no-store');
    expect(home.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(home.headers.vary).toContain('cookie');
    expect(home.headers).not.toHaveProperty('etag');
    expect(home.body).toContain('<title>Home</title>');
    expect(dataIn(home.body)).toMatchObject(family);
    expect(dataIn(home.body).home).toEqual({
      childId,
      stats: await answerTo(`/api/sessions/stats?childId=${childId}`),
      week: await answerTo(`/api/sessions/weekly?childId=${childId}`),
      milestones: await answerTo(`/api/milestones?childId=${childId}`),
      voice: await answerTo('/api/voice/enrollment-status'),
    });

    const play = await get('/session/active', headers);
    expect(play.body).toContain('<title>play</title>');
    expect(dataIn(play.body)).toMatchObject(family);

    const results = await get(`/session/feedback/${playSessionId}`, headers);
    expect(results.body).toContain('<title>results</title>');
    expect(dataIn(results.body).results).toEqual({
      playSession: await answerTo(`/api/sessions/${playSessionId}`),
      progress: await answerTo(`/api/progress?childId=${childId}`),
    });

    const head = await request({ method: 'HEAD', url: '/', headers });
    expect([head.headers['cache-control'], head.body]).toEqual(['private, no-store', '']);
  });

  it('say nothing of another family, nor of one that has logged out', async () => {
    const maya = await signUpSomebody(testApp);
    const childId = await addChild(testApp, maya.id);
    const playSessionId = await addPlaySession(testApp, maya.id, childId);
    const ben = await signUpSomebody(testApp, { firstName: 'Ben' });

    const home = dataIn((await get('/', { cookie: ben.cookie })).body);
    expect([home.user.email, home.children, home.home]).toEqual([ben.email, [], undefined]);
    const notHis = await get(`/session/feedback/${playSessionId}`, { cookie: ben.cookie });
    expect([notHis.statusCode, notHis.body]).toEqual([200, files['index.html']]);

    await get('/api/logout', { cookie: maya.cookie });
    for (const url of ['/', '/session/active', `/session/feedback/${playSessionId}`])
      expect((await get(url, { cookie: maya.cookie })).body).toBe(files['index.html']);
  });

  it('carry what somebody typed as data, whatever it looks like', async () => {
    const name = '</script><b>"Noa$&';
    const maya = await signUpSomebody(testApp);
    const childId = await addChild(testApp, maya.id);
    const { children } = tables;
    await testApp.database.db.update(children).set({ name }).where(eq(children.id, childId));
    const { body } = await get('/', { cookie: maya.cookie });
    expect(body.match(/<\/script>/g)).toHaveLength(1);
    expect(dataIn(body).children[0].name).toBe(name);
  });

  it('are compressed for who can read that', async () => {
    const { cookie } = await signUpSomebody(testApp);
    const page = await get('/', { cookie, 'accept-encoding': 'br' });
    expect(page.headers['content-encoding']).toBe('br');
    expect(dataIn(brotliDecompressSync(page.rawPayload).toString()).user.firstName).toBe('Maya');
  });

  it('come without it where there is no database', async () => {
    const { cookie } = await signUpSomebody(testApp);
    const away = connectDatabase('postgres://nobody@127.0.0.1:1/nothing');
    const cutOff = await createTestApp({ webFolder, db: away.db });
    const page = await cutOff.request({ url: '/', headers: { cookie } });
    expect([page.statusCode, page.body]).toEqual([200, files['index.html']]);
  });
});

describe('files', () => {
  it('keeps hashed assets for a year', async () => {
    const asset = await get('/assets/app-12345678.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toMatch('javascript');
    expect(asset.body).toBe(SCRIPT);
  });

  it('tells an asset nothing that is meant for pages', async () => {
    const { headers } = await get('/assets/app-12345678.js');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of ['content-security-policy', 'permissions-policy', 'etag'])
      expect(headers).not.toHaveProperty(name);
    const page = await get('/');
    expect(page.headers).toHaveProperty('content-security-policy');
  });

  it('keeps files without a hash in their name for no time', async () => {
    const robots = await get('/robots.txt');
    expect(robots.headers['cache-control']).toBe('no-cache');
    expect(robots.headers['content-type']).toMatch('text/plain');
  });

  it.each([
    ['/service-worker.js', 'application/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/icons/192.png', 'image/png'],
  ])('sends %s fresh, and as what it is', async (url, type) => {
    const file = await get(url);
    expect(file.headers['cache-control']).toBe('no-cache');
    expect(file.headers['content-type']).toBe(type);
  });

  it('has no page in place of a missing asset, which a browser would try to run', async () => {
    const missing = await get('/assets/gone-12345678.js');
    expect(missing.statusCode).toBe(404);
    expect(missing.json()).toMatchObject({ code: 'not_found' });
    expect(missing.headers['cache-control']).toBeUndefined();
  });

  it('answers HEAD for an asset', async () => {
    const head = await request({ method: 'HEAD', url: '/assets/app-12345678.js' });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(String(SCRIPT.length));
    expect(head.body).toBe('');
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0.1, gzip', 'gzip', gunzipSync],
    ['gzip', 'gzip', gunzipSync],
  ])('sends the twin for %j', async (accepted, encoding, unpack) => {
    for (const [url, content] of [
      ['/assets/app-12345678.js', SCRIPT],
      ['/', files['landing.html']],
    ] as const) {
      const answer = await get(url, { 'accept-encoding': accepted });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(unpack(answer.rawPayload).toString()).toBe(content);
    }
  });
});

describe('paths that try to leave the folder', () => {
  /** As a hand-made client sends it: fetch and inject would tidy the path first. */
  async function getRaw(path: string): Promise<{ status: number; body: string }> {
    await app.listen({ port: 0, host: '127.0.0.1' }).catch(() => {
      // Listens since the first of these tests.
    });
    const { port } = app.server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      httpRequest({ port, path, host: '127.0.0.1' }, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          body += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      })
        .on('error', reject)
        .end();
    });
  }

  it.each([
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/../index.html',
    '/assets/..%2findex.html',
    '/assets/..%5c..%5cindex.html',
    '/../../../../etc/passwd',
    '//etc/passwd',
    '/assets/%00',
    '/%',
  ])('refuses %s', async (path) => {
    const { status, body } = await getRaw(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(JSON.parse(body)).toMatchObject({
      code: expect.any(String),
      message: expect.any(String),
    });
  });
});
