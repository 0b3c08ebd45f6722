import { expect, it } from 'vitest';
import { createTestApp, testConfig } from '#test-support/test-app.ts';

const plain = await createTestApp();
const https = await createTestApp({
  config: { ...testConfig, PUBLIC_URL: 'https://play.example.org' },
});

const policyOf = (text: unknown) =>
  Object.fromEntries(
    String(text)
      .split(';')
      .map((part) => part.trim().split(/ (.*)/s)),
  );

it.each(['/api/health', '/api/auth/user', '/api/no/such/thing'])(
  '%s is told how careful a browser has to be',
  async (url) => {
    const { headers } = await plain.request({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    const policy = policyOf(headers['content-security-policy']);
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    });
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*|http/);
  },
);

it('every answer carries the same ones, refusals too', async () => {
  const expected = {
    'content-security-policy':
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';media-src 'self' blob:;worker-src 'self';manifest-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
  const foreign = { url: '/api/auth/user', headers: { host: 'elsewhere.example.org' } };
  for (const asked of [{ url: '/api/health' }, foreign])
    expect((await plain.request(asked)).headers).toMatchObject(expected);
  const opener = { 'cross-origin-opener-policy': 'same-origin' };
  expect((await https.request({ url: '/api/health' })).headers).toMatchObject({
    ...expected,
    ...opener,
  });
});

it('asks for https from now on where that is the address, and nowhere else', async () => {
  const { headers } = await https.request({ url: '/api/health' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  const { headers: without } = await plain.request({ url: '/api/health' });
  expect(without).not.toHaveProperty('strict-transport-security');
});
