// Shared by the commands that set things up; Node's own modules alone, since nothing is installed yet.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folder of package.json. */
export const root = dirname(dirname(import.meta.dirname));

/** A failure whose sentence tells the reader what to do. */
export class SetupError extends Error {}

/** @type {NodeJS.WriteStream & { fd: number }} */
let output = process.stdout;

/** For commands whose output others read: what the set-up says goes where errors go. */
export function keepOutputClean() {
  output = process.stderr;
}

/** @param {string} line */
export function say(line) {
  output.write(`${line}\n`);
}

export function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { node: version } = process.versions;
  if (isSupported(version, engines.node)) return;
  const known = engines.node
    .replaceAll(/\^(\d+)\.(\d+)/g, '$1 (from $1.$2 on)')
    .replaceAll(/>=(\d+)/g, '$1 and newer')
    .replaceAll(' || ', ', ');
  throw new SetupError(
    `Playlight runs on Node ${known}; this is ${version}. Install Node 24 and start again.`,
  );
}

/**
 * Of npm's ranges the two that package.json uses: `^20.19` (this major version from there on) and `>=24`.
 * @param {string} version
 * @param {string} range
 */
export function isSupported(version, range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return range.split(' || ').some((part) => {
    const [, sign, from = 0, fromMinor = 0] = /^(\^|>=)(\d+)(?:\.(\d+))?$/.exec(part) ?? [];
    if (sign === '>=') return major >= Number(from);
    return major === Number(from) && minor >= Number(fromMinor);
  });
}

/**
 * Runs a command with its output shown; resolves with its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export function run(command, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['inherit', output.fd, 'inherit'],
      env,
    });
    child.once('error', () => resolve(127));
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 130 : 1)));
  });
}

/**
 * How npm is started: the very npm that started us, where one did.
 * @param {readonly string[]} args
 * @returns {string[]}
 */
export function npmCommand(args) {
  const cli = process.env.npm_execpath;
  return cli ? [process.execPath, cli, ...args] : ['npm', ...args];
}

/**
 * Runs the body of a command and ends the process with a clear sentence when it fails.
 * @param {() => Promise<void>} body
 */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    const { message, stack } = /** @type {Error} */ (error);
    process.stderr.write(`✗ ${error instanceof SetupError ? message : stack}\n`);
    process.exit(1);
  }
}
