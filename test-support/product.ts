// The whole product, started as its users start it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const START_LIMIT_MS = 90_000;
const root = dirname(import.meta.dirname);
const startScript = join(root, 'scripts/start.mjs');
// Tests start on empty folders; the models in the checkout's own folder serve them all.
const modelsFolder = join(root, 'data/models');

export interface Product {
  readonly url: string;
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Sends a signal and waits for the end; resolves with the exit code, or null after a kill. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface EndedStart {
  readonly code: number | null;
  readonly output: string;
}

const startCommand = [process.execPath, startScript];

/** Starts the product and waits until it says its address. */
export async function startProduct(
  settings: Record<string, string>,
  command: readonly string[] = startCommand,
): Promise<Product> {
  const { child, output } = spawnStart(settings, command);
  const url = await new Promise<string>((resolve, reject) => {
    const limit = setTimeout(
      () => reject(new Error(`Not up in time:\n${output()}`)),
      START_LIMIT_MS,
    );
    child.stdout?.on('data', () => {
      const address = /ready at (\S+)/.exec(output())?.[1];
      if (address) {
        clearTimeout(limit);
        resolve(address);
      }
    });
    child.once('exit', () => reject(new Error(`Ended while starting:\n${output()}`)));
  });
  return {
    url,
    child,
    output,
    async stop(signal = 'SIGINT') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code] = await ended;
      return code as number | null;
    },
  };
}

/** Starts the product where it is expected to end by itself, or by what `meanwhile` does to it. */
export async function startAndEnd(
  settings: Record<string, string>,
  meanwhile?: (child: ChildProcess) => Promise<void>,
): Promise<EndedStart> {
  const { child, output } = spawnStart(settings, startCommand);
  const closed = once(child, 'close');
  await meanwhile?.(child);
  const [code] = await closed;
  return { code: code as number | null, output: output() };
}

function spawnStart(settings: Record<string, string>, [command = '', ...args]: readonly string[]) {
  const child = spawn(command, args, {
    cwd: root,
    env: { MODELS_DIR: modelsFolder, ...process.env, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return { child, output: () => text };
}

/** An empty folder for the product's data, which the database's own user can walk into. */
export function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'playlight-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Command lines of the processes that work on this folder. */
export function processesOn(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      } catch {
        return '';
      }
    })
    .filter((command) => command.includes(folder));
}

/** Signs one person up over HTTP; true once the server has acknowledged it. */
export async function signUpOverHttp(url: string, email: string): Promise<boolean> {
  const response = await post(url, '/api/auth/signup', { email, password: 'blocks and 2 trains' });
  return response.status === 201;
}

/** Whether this person can log in. */
export async function canLogIn(url: string, email: string): Promise<boolean> {
  const response = await post(url, '/api/auth/login', { email, password: 'blocks and 2 trains' });
  return response.status === 200;
}

export function post(url: string, path: string, body: object): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
