// Shared by the commands that set things up; Node's own modules alone, since nothing is installed yet.
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';

/** Folder of package.json. */
export const root = dirname(dirname(import.meta.dirname));

const OLDEST_NODE = [20, 19];

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
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new SetupError(
    `Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}. Install it from your package manager and start again.`,
  );
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
