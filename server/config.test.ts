import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';
import { addSecret, dropPreviousSecrets } from './keys/kept-secrets.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'playlight-config-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    expect(loadConfig({ DATA_DIR })).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      ROLE: 'all',
      LOG_LEVEL: 'info',
    });
  });

  it('takes an empty value for one that is not set', () => {
    expect(loadConfig({ DATA_DIR, PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
  });

  it('looks for the speech models in DATA_DIR, unless they have a folder of their own', () => {
    expect(loadConfig({ DATA_DIR }).MODELS_DIR).toBe(join(DATA_DIR, 'models'));
    expect(loadConfig({ DATA_DIR, MODELS_DIR: '/models' }).MODELS_DIR).toBe('/models');
  });

  it('makes a secret once and keeps it where only its owner can read it', () => {
    const { secret } = loadConfig({ DATA_DIR }).keyring.current();
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(loadConfig({ DATA_DIR }).keyring.current().secret).toBe(secret);
    expect(statSync(join(DATA_DIR, 'app-secret')).mode & 0o777).toBe(0o600);
  });

  it('follows a secret that is replaced while it runs, and forgets the old one when told', () => {
    const { keyring } = loadConfig({ DATA_DIR });
    const before = keyring.current().secret;
    addSecret(DATA_DIR);
    const secrets = keyring.all().map(({ secret }) => secret);
    expect(secrets).toEqual([keyring.current().secret, before]);
    expect(new Set(secrets).size).toBe(2);
    expect(statSync(join(DATA_DIR, 'app-secret-previous')).mode & 0o777).toBe(0o600);
    dropPreviousSecrets(DATA_DIR);
    expect(keyring.all()).toHaveLength(1);
  });

  it('takes other secrets beside its own, each long enough', () => {
    const [APP_SECRET, one, two] = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
    const { keyring } = loadConfig({ DATA_DIR, APP_SECRET, APP_SECRET_PREVIOUS: `${one}, ${two}` });
    expect(keyring.all().map(({ secret }) => secret)).toEqual([APP_SECRET, one, two]);
    expect(() => loadConfig({ DATA_DIR, APP_SECRET, APP_SECRET_PREVIOUS: `${one},short` })).toThrow(
      'APP_SECRET_PREVIOUS.1 must have at least 32 characters',
    );
    expect(() => loadConfig({ DATA_DIR, APP_SECRET_PREVIOUS: one })).toThrow(
      'APP_SECRET is required when APP_SECRET_PREVIOUS is set',
    );
  });

  it('names all problems at once', () => {
    const load = () =>
      loadConfig({
        DATA_DIR,
        PORT: 'eighty',
        DATABASE_URL: 'mysql://localhost/x',
        LOG_LEVEL: 'loud',
        SMTP_URL: 'http://mail',
      });
    expect(load).toThrow(ConfigError);
    for (const name of ['PORT', 'DATABASE_URL', 'LOG_LEVEL', 'SMTP_URL']) {
      expect(load).toThrow(new RegExp(`^  ${name} `, 'm'));
    }
    expect(load).toThrow('4 problem(s)');
  });

  it('wants settings that go together together', () => {
    const load = () => loadConfig({ DATA_DIR, GOOGLE_CLIENT_ID: 'x', S3_ENDPOINT: 'http://s3' });
    expect(load).toThrow('GOOGLE_CLIENT_SECRET is required when GOOGLE_CLIENT_ID is set');
    expect(load).toThrow('S3_BUCKET is required when S3_ENDPOINT is set');
    expect(() => loadConfig({ DATA_DIR, S3_BUCKET: 'x' })).toThrow(
      'S3_ENDPOINT is required when S3_BUCKET is set',
    );
  });

  it('wants a secret in production, and a shared database for a part of a whole', () => {
    expect(() => loadConfig({ DATA_DIR, NODE_ENV: 'production' })).toThrow(
      'APP_SECRET is required in production',
    );
    expect(() => loadConfig({ DATA_DIR, ROLE: 'worker' })).toThrow(
      'DATABASE_URL is required when ROLE is worker',
    );
    expect(() => loadConfig({ DATA_DIR, ROLE: 'worker', DATABASE_URL: 'postgres://x' })).toThrow(
      'PUBLIC_URL is required when ROLE is worker',
    );
  });

  it('takes the address of the product without its slash, and none with a path', () => {
    const at = (PUBLIC_URL: string) => loadConfig({ DATA_DIR, PUBLIC_URL }).PUBLIC_URL;
    expect(at('https://play.example.org/')).toBe('https://play.example.org');
    expect(at('http://localhost:3000')).toBe('http://localhost:3000');
    expect(() => at('https://example.org/playlight')).toThrow('PUBLIC_URL must not have a path');
  });
});
