// The only reader of process.env.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { z } from 'zod';
import { configSchema } from './config-schema.ts';

type Settings = z.output<typeof configSchema>;

export interface Config extends Omit<Settings, 'APP_SECRET' | 'MODELS_DIR'> {
  readonly APP_SECRET: string;
  readonly MODELS_DIR: string;
}

/** All the problems of a configuration, one a line. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration has ${problems.length} problem(s):\n  ${problems.join('\n  ')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Reads the settings from the environment and, where the working folder has one, from `.env`
 * (what is already in the environment wins). Throws `ConfigError` with every problem at once.
 */
export function loadConfig(environment?: NodeJS.ProcessEnv): Config {
  const settings = readSettings(environment);
  const APP_SECRET = settings.APP_SECRET ?? keptSecret(settings.DATA_DIR);
  const MODELS_DIR = resolve(settings.MODELS_DIR ?? join(settings.DATA_DIR, 'models'));
  return { ...settings, MODELS_DIR, APP_SECRET };
}

/** The settings as they are given: no secret is made where there is none. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  if (environment === process.env && existsSync('.env')) process.loadEnvFile('.env');
  // An empty value is how most tools say "not set".
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = configSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${lowerFirst(issue.message)}`),
    );
  }
  return { ...parsed.data, DATA_DIR: resolve(parsed.data.DATA_DIR) };
}

/** Where an installation keeps the secret that it made. */
export const secretFileIn = (dataDir: string) => join(dataDir, 'app-secret');

/** Where an installation keeps recordings. */
export const recordingsFolderIn = (dataDir: string) => join(dataDir, 'recordings');

/** A secret made on the first start, so that nobody is logged out by a restart. */
function keptSecret(dataDir: string): string {
  const file = secretFileIn(dataDir);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    renameSync(draft, file);
  }
  return readFileSync(file, 'utf8').trim();
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
