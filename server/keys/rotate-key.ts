// npm run rotate-key: seals everything with a new key, beside a product that runs or not. `--drop` ends the old one.
import { existsSync, statSync } from 'node:fs';
import { audioStoreOf } from '#server/audio-store-of.ts';
import { runCommand } from '#server/command.ts';
import { loadConfig, readSettings, requireInstallation } from '#server/config.ts';
import { openDatabase } from '#server/database/open-database.ts';
import {
  addSecret,
  dropPreviousSecrets,
  previousSecretsFileIn,
  secretFileIn,
} from './kept-secrets.ts';
import { resealEverything } from './reseal-everything.ts';

/** Longer than anything takes that was sealed with the key of a moment ago, and is on its way to where it will lie. */
const SETTLING_MS = 5 * 60_000;
const MOST_NAMED = 10;

await runCommand(['drop'], async ({ has }) => {
  const settings = readSettings();
  requireInstallation(settings);
  const { DATA_DIR } = settings;
  const isOwners = settings.APP_SECRET !== undefined;
  const isDropping = has('drop');
  if (isDropping) requireDroppable(DATA_DIR, isOwners);
  const config = loadConfig();
  const database = await openDatabase(config);
  try {
    const { resealed, failures } = await resealEverything(
      {
        connectionString: database.connectionString,
        audioStore: audioStoreOf(config),
        keyring: config.keyring,
        say: (line) => process.stdout.write(`${line}\n`),
      },
      () => {
        // Where there is an earlier one, a rotation has begun: it goes on.
        if (!isOwners && !existsSync(previousSecretsFileIn(DATA_DIR))) addSecret(DATA_DIR);
      },
    );
    if (failures.length > 0) throw new Error(sentenceOn(failures));
    if (isDropping) dropPreviousSecrets(DATA_DIR);
    return [`Sealed anew: ${resealed}. Nothing needs an earlier key any more.`]
      .concat(nextStep({ isOwners, isDropping, others: config.keyring.all().length - 1 }))
      .join('\n  ');
  } finally {
    await database.close();
  }
});

function requireDroppable(dataDir: string, isOwners: boolean): void {
  if (isOwners) {
    throw new Error(
      'Your secrets are in the environment: run this without --drop, and once nothing needs an earlier one, take it out of APP_SECRET_PREVIOUS.',
    );
  }
  if (!existsSync(previousSecretsFileIn(dataDir))) {
    throw new Error('There is no earlier key to drop: npm run rotate-key makes a new one.');
  }
  const ageMs = Date.now() - statSync(secretFileIn(dataDir)).mtimeMs;
  if (ageMs < SETTLING_MS) {
    const minutes = Math.ceil((SETTLING_MS - ageMs) / 60_000);
    throw new Error(
      `The new key is only just in use, and something sealed with the old one may be on its way: try again in ${minutes} min.`,
    );
  }
}

function sentenceOn(failures: readonly string[]): string {
  const rest = failures.length - MOST_NAMED;
  return [
    `Not everything could be sealed anew, so the earlier keys have to stay (${failures.length}):`,
    ...failures.slice(0, MOST_NAMED),
    ...(rest > 0 ? [`and ${rest} more`] : []),
    'Run it again when the cause is mended. What is lost for good has to be deleted first.',
  ].join('\n  ');
}

interface Stand {
  readonly isOwners: boolean;
  readonly isDropping: boolean;
  readonly others: number;
}

function nextStep({ isOwners, isDropping, others }: Stand): string[] {
  if (isDropping)
    return ['The earlier key is gone: cookies and links that only it signed have ended.'];
  if (others === 0) return [];
  return [
    isOwners
      ? 'You may take the earlier secrets out of APP_SECRET_PREVIOUS, once every server has the new APP_SECRET.'
      : 'The earlier key still signs for those who are logged in: npm run rotate-key -- --drop ends it.',
  ];
}
