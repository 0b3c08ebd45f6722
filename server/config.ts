// The only reader of process.env.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type * as z from 'zod';
import { configSchema } from './config-schema.ts';
import { keptKeyring, secretFileIn } from './keys/kept-secrets.ts';
import { type Keyring, keyringOf } from './keys/keyring.ts';

type Settings = z.output<typeof configSchema>;

type Secrets = 'APP_SECRET' | 'APP_SECRET_PREVIOUS';

export interface Config extends Omit<Settings, Secrets | 'MODELS_DIR'> {
  readonly keyring: Keyring;
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
  const { APP_SECRET, APP_SECRET_PREVIOUS, ...settings } = readSettings(environment);
  // One that was made on the first start, so that nobody is logged out by a restart.
  const keyring =
    APP_SECRET === undefined
      ? keptKeyring(settings.DATA_DIR)
      : keyringOf(APP_SECRET, APP_SECRET_PREVIOUS);
  const MODELS_DIR = resolve(settings.MODELS_DIR ?? join(settings.DATA_DIR, 'models'));
  return { ...settings, MODELS_DIR, keyring };
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

/** Throws where a command would make a new installation by looking into the wrong folder. */
export function requireInstallation(settings: Settings): void {
  const { DATA_DIR, DATABASE_URL, APP_SECRET } = settings;
  if (!DATABASE_URL && !existsSync(join(DATA_DIR, 'database'))) {
    throw new Error(`There is no installation in ${DATA_DIR}: check DATA_DIR.`);
  }
  if (APP_SECRET === undefined && !existsSync(secretFileIn(DATA_DIR))) {
    throw new Error(
      `The key to the recordings is neither in APP_SECRET nor in ${DATA_DIR}: check both.`,
    );
  }
}

/** Where an installation keeps recordings. */
export const recordingsFolderIn = (dataDir: string) => join(dataDir, 'recordings');

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
