// The commands as an owner runs them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';

const root = dirname(dirname(import.meta.dirname));

export interface Ran {
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
}

/** Runs one of the scripts with settings of its own; nothing of ours reaches it. */
export async function runScript(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<Ran> {
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: output.trim(), seconds: (performance.now() - begun) / 1000 };
}

export const backUp = (folder: string, settings: Readonly<Record<string, string>>) =>
  runScript([join(root, 'scripts/built.mjs'), 'backup', folder], settings);

export const restore = (folder: string, settings: Readonly<Record<string, string>>) =>
  runScript([join(root, 'scripts/built.mjs'), 'restore', folder], settings);

export const seed = (settings: Readonly<Record<string, string>>) =>
  runScript([join(root, 'scripts/run.mjs'), 'scripts/seed.ts'], settings);
