// npm start as its users meet it: up, down, killed, twice, misconfigured.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  canLogIn,
  makeDataDir,
  type Product,
  processesOn,
  signUpOverHttp,
  startAndEnd,
  startProduct,
} from '#test-support/product.ts';

const dataDir = makeDataDir();
const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' };

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('a product that runs', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct(settings);
  });
  afterAll(() => product.stop());

  it('is well', async () => {
    const health = await (await fetch(`${product.url}/api/health`)).json();
    expect(health).toMatchObject({ status: 'ok', database: { status: 'up' } });
  });

  it('says where mail goes, and puts it there as files that mail programs open', async () => {
    const outbox = join(dataDir, 'outbox');
    expect(product.output()).toContain(`Mail goes to the folder ${outbox}`);
    await signUpOverHttp(product.url, 'mailed@example.org');
    // A draft has a dot before its name.
    const mails = () =>
      (existsSync(outbox) ? readdirSync(outbox) : []).filter((name) => /^\d/.test(name));
    await expect.poll(mails).toHaveLength(1);
    const mail = readFileSync(join(outbox, mails()[0] ?? ''), 'utf8');
    expect(mail).toMatch(/^To: mailed@example\.org\r$/m);
    expect(mail).toContain(`${product.url}/verify-email`);
  });

  it('refuses a second one on the same data in one clear sentence', async () => {
    const { code, output } = await startAndEnd(settings);
    expect(code).toBe(1);
    expect(output).toContain(`Another Playlight is already running on ${dataDir}`);
    expect((await fetch(`${product.url}/api/health`)).status).toBe(200);
  });

  it('refuses a taken port in one clear sentence, and leaves nothing running', async () => {
    const { port } = new URL(product.url);
    const other = makeDataDir();
    const { code, output } = await startAndEnd({ DATA_DIR: other, PORT: port });
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is taken by another program`);
    expect(processesOn(other)).toEqual([]);
    rmSync(other, { recursive: true });
  });
});

describe('Ctrl-C', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('(%s) stops everything', async (signal) => {
    const product = await startProduct(settings);
    expect(processesOn(dataDir).length).toBeGreaterThan(0);
    expect(await product.stop(signal)).toBe(0);
    expect(processesOn(dataDir)).toEqual([]);
  });

  it('may arrive twice, as it does through npm on a terminal', async () => {
    const product = await startProduct(settings);
    product.child.kill('SIGINT');
    expect(await product.stop('SIGINT')).toBe(0);
    expect(processesOn(dataDir)).toEqual([]);
  });

  it('reaches the product through npm, too', async () => {
    const product = await startProduct(settings, ['npm', 'start']);
    await product.stop('SIGTERM');
    await expect(fetch(`${product.url}/api/health`)).rejects.toThrow('fetch failed');
    expect(processesOn(dataDir)).toEqual([]);
  });

  it('while the product is starting leaves nothing behind', async () => {
    const { code } = await startAndEnd(settings, async (child) => {
      await expect.poll(() => processesOn(dataDir).length, { timeout: 50_000 }).toBeGreaterThan(0);
      child.kill('SIGINT');
    });
    expect(code).toBe(0);
    expect(processesOn(dataDir)).toEqual([]);
  });
});

describe('kill -9', () => {
  it('loses no acknowledged sign-up, and the next start takes over the database', async () => {
    const first = await startProduct(settings);
    expect(await signUpOverHttp(first.url, 'kept@example.org')).toBe(true);
    await first.stop('SIGKILL');
    const second = await startProduct(settings);
    expect(await canLogIn(second.url, 'kept@example.org')).toBe(true);
    await second.stop();
    expect(processesOn(dataDir)).toEqual([]);
  });
});

describe('a wrong setting', () => {
  it('is named, with all the others, before anything is started', async () => {
    const { code, output } = await startAndEnd({ ...settings, PORT: 'x', ROLE: 'boss' });
    expect(code).toBe(1);
    expect(output).toContain('The configuration has 2 problem(s)');
    expect(processesOn(dataDir)).toEqual([]);
  });

  it('of the database says which setting to look at', async () => {
    const DATABASE_URL = 'postgres://nobody@127.0.0.1:9/none';
    const { code, output } = await startAndEnd({ ...settings, DATABASE_URL });
    expect(code).toBe(1);
    expect(output).toContain('check DATABASE_URL');
  });
});
