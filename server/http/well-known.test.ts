import { describe, expect, it } from 'vitest';
import { product } from '#domain/content.ts';
import { createTestApp, PUBLIC_URL } from '#test-support/test-app.ts';

const { request } = await createTestApp();
const FILE = '/.well-known/security.txt';

/** As RFC 9116 has it: a name, a colon, a value on each line. */
function fieldsOf(text: string): Map<string, string> {
  const lines = text.trimEnd().split('\n');
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(': ') + 2)]),
  );
}

describe('somebody who found a hole', () => {
  it('reads whom to tell, by which rules, and that both still hold', async () => {
    const answer = await request({ url: FILE });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const fields = fieldsOf(answer.body);
    expect([...fields.keys()]).toEqual([
      'Contact',
      'Expires',
      'Preferred-Languages',
      'Canonical',
      'Policy',
    ]);
    expect(fields.get('Contact')).toBe(`mailto:${product.supportEmail}?subject=Security`);
    expect(fields.get('Canonical')).toBe(`${PUBLIC_URL}${FILE}`);
    expect(fields.get('Policy')).toBe(`${PUBLIC_URL}/terms-of-use#security`);
  });

  it('never meets a text that is out of date, or good for more than a year', async () => {
    const { body } = await request({ url: FILE });
    const expires = fieldsOf(body).get('Expires') ?? '';
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const daysLeft = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(daysLeft).toBeGreaterThan(30);
    expect(daysLeft).toBeLessThan(365);
  });

  it('may ask for its head alone', async () => {
    const head = await request({ method: 'HEAD', url: FILE });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(head.body).toBe('');
  });
});

describe('a password manager', () => {
  it('is led to where the password is changed', async () => {
    const answer = await request({ url: '/.well-known/change-password' });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/settings/security');
  });
});
