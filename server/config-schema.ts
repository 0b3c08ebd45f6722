// Every setting there is. The table in the README and .env.example are generated from this schema.
import * as z from 'zod';
import { product } from '#domain/content.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const APP_SECRET_MIN_LENGTH = 32;
const METRICS_TOKEN_MIN_LENGTH = 16;
export const BACKUP_PASSPHRASE_MIN_LENGTH = 16;

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
/** Pages and calls live at the root; links are made by putting a path behind it. */
const origin = httpUrl
  .refine(
    (address) => new URL(address).href === `${new URL(address).origin}/`,
    'must have no path behind the host',
  )
  .transform((address) => new URL(address).origin);
const text = z.string();
const hostNames = text
  .regex(/^[\w.-]+(\s*,\s*[\w.-]+)*$/, 'must be names without ports, with commas between')
  .transform((names) => names.split(/\s*,\s*/));
const appSecret = text.min(
  APP_SECRET_MIN_LENGTH,
  `must have at least ${APP_SECRET_MIN_LENGTH} characters`,
);

export const configSchema = z
  .object({
    PORT: z.coerce
      .number({ error: 'must be a port number' })
      .int()
      .min(0)
      .max(65535)
      .default(3000)
      .describe('Port to listen on; 0 takes a free one.'),
    HOST: text.default('127.0.0.1').describe('Address to listen on; 0.0.0.0 for every interface.'),
    PUBLIC_URL: origin
      .optional()
      .describe(
        'Address that browsers use, and to which links in mails lead. With https the login cookie is Secure. Left out: `http://localhost:PORT`; needed where ROLE is not `all`.',
      ),
    ALLOWED_HOSTS: hostNames
      .default([])
      .describe(
        'Further names under which this server is reached, with commas, such as `playroom.local`. Any other name than these and that of PUBLIC_URL is refused (421); without PUBLIC_URL the machine’s own name, `localhost` and every IP address are answered too.',
      ),
    TRUST_PROXY: text
      .optional()
      .describe(
        'Addresses of reverse proxies whose `X-Forwarded-*` headers are believed, with commas.',
      ),
    DATA_DIR: text
      .default('data')
      .describe('Folder for everything that this installation keeps, the embedded database first.'),
    MODELS_DIR: text
      .optional()
      .describe(
        'Folder with speech models of your own, under the names in `speech/weights.json`; nothing is downloaded into it. Left out: `models` in DATA_DIR, filled by the first start.',
      ),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
      .optional()
      .describe('A Postgres 15 or newer to use. Left out: the embedded one in DATA_DIR.'),
    ROLE: z
      .enum(['all', 'web', 'worker'])
      .default('all')
      .describe('What this process does: serve pages, run jobs, or both.'),
    LOG_LEVEL: z.enum(LOG_LEVELS).default('info').describe('Least level that is logged.'),
    NODE_ENV: z
      .enum(['development', 'test', 'production'])
      .default('development')
      .describe('`production` requires the secrets to be set.'),
    APP_SECRET: appSecret
      .optional()
      .describe(
        'Signs cookies and encrypts recordings; the same on every server. Left out: made once and kept in DATA_DIR (not in production).',
      ),
    APP_SECRET_PREVIOUS: text
      .transform((secrets) => secrets.split(',').map((secret) => secret.trim()))
      .pipe(z.array(appSecret))
      .optional()
      .describe(
        'Other secrets whose cookies, links and recordings are still good, with commas: the earlier ones until `npm run rotate-key` says that nothing needs them, or the next one before it is APP_SECRET.',
      ),
    METRICS_TOKEN: text
      .min(METRICS_TOKEN_MIN_LENGTH, `must have at least ${METRICS_TOKEN_MIN_LENGTH} characters`)
      .optional()
      .describe(
        'Bearer token for `/metrics`. Left out: only programs on the same machine are answered, without a proxy between.',
      ),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
      .optional()
      .describe('Mail server. Left out: mail is written to the folder `outbox` in DATA_DIR.'),
    MAIL_FROM: text
      .default(`${product.name} <${product.supportEmail}>`)
      .describe('Sender of all mail.'),
    RATE_LIMITS: z
      .enum(['on', 'off'])
      .default('on')
      .describe(
        'All limits on attempts (log-in, sign-up, mails, coach, uploads, enrollment, analysis), on how fast one login may ask (20 requests a second) and what an account may do in a day; `off` for load tests only. What an account may keep is limited all the same.',
      ),
    GOOGLE_CLIENT_ID: text
      .optional()
      .describe(
        'Sign in with Google; its redirect address is `PUBLIC_URL/api/auth/google/callback`.',
      ),
    GOOGLE_CLIENT_SECRET: text.optional().describe('Goes with GOOGLE_CLIENT_ID.'),
    OIDC_ISSUER: httpUrl
      .optional()
      .describe(
        'Sign in with an OpenID Connect provider; its redirect address is `PUBLIC_URL/api/auth/oidc/callback`.',
      ),
    OIDC_CLIENT_ID: text.optional().describe('Goes with OIDC_ISSUER.'),
    OIDC_CLIENT_SECRET: text.optional().describe('Goes with OIDC_ISSUER.'),
    OIDC_LABEL: text.optional().describe('Words on the button of that provider.'),
    COACH_BASE_URL: httpUrl
      .optional()
      .describe(
        'OpenAI-compatible server that writes the coach’s answers for families who agreed to it in Settings; for all others, and where it fails, the built-in coach does.',
      ),
    COACH_API_KEY: text.optional().describe('Key of that server, where it wants one.'),
    COACH_MODEL: text
      .optional()
      .describe(
        'Goes with COACH_BASE_URL. With another server or model, families are asked again.',
      ),
    COACH_LABEL: text
      .optional()
      .describe('Whose server that is, as families read it; beside its host and its model.'),
    TRANSCRIBER_BASE_URL: httpUrl
      .optional()
      .describe(
        'OpenAI-compatible transcription server that writes down what was said in families who agreed to it in Settings; for all others, and where it fails, the local model does.',
      ),
    TRANSCRIBER_API_KEY: text.optional().describe('Key of that server, where it wants one.'),
    TRANSCRIBER_MODEL: text
      .optional()
      .describe(
        'Goes with TRANSCRIBER_BASE_URL. With another server or model, families are asked again.',
      ),
    TRANSCRIBER_LABEL: text
      .optional()
      .describe('Whose server that is, as families read it; beside its host and its model.'),
    S3_ENDPOINT: httpUrl
      .optional()
      .describe(
        'S3-compatible store for recordings, which servers on several machines share. Left out: the folder `recordings` in DATA_DIR.',
      ),
    S3_REGION: text
      .default('us-east-1')
      .describe('Region of the store; what it is called where there is but one.'),
    S3_BUCKET: text
      .optional()
      .describe('Goes with S3_ENDPOINT. It has to be there, and nobody else may read it.'),
    S3_ACCESS_KEY_ID: text
      .optional()
      .describe('Goes with S3_ENDPOINT. It may list the bucket, and read, write and delete in it.'),
    S3_SECRET_ACCESS_KEY: text.optional().describe('Goes with S3_ENDPOINT.'),
    S3_PATH_STYLE: z
      .enum(['on', 'off'])
      .default('on')
      .describe('Whether the bucket is named in the path; `off`: before the host.'),
    BACKUP_PASSPHRASE: text
      .min(
        BACKUP_PASSPHRASE_MIN_LENGTH,
        `must have at least ${BACKUP_PASSPHRASE_MIN_LENGTH} characters`,
      )
      .optional()
      .describe(
        'Encrypts backups and opens them; for `npm run backup` and `restore` alone, which ask for it at a terminal. A server does not need it.',
      ),
    BACKUP_RECIPIENTS: text
      .transform((recipients) => recipients.split(',').map((recipient) => recipient.trim()))
      .pipe(z.array(text.startsWith('age1', 'must begin with age1')))
      .optional()
      .describe(
        'In place of a passphrase: public keys of age (`age1…`, made by `age-keygen`), with commas. The machine that makes backups cannot open them then.',
      ),
    BACKUP_IDENTITY: text
      .optional()
      .describe(
        'File with the secret key that belongs to one of BACKUP_RECIPIENTS, for a restore.',
      ),
  })
  .superRefine((settings, context) => {
    const missing = (name: keyof typeof settings, because: string) => {
      if (settings[name] === undefined) {
        context.addIssue({ code: 'custom', path: [name], message: `is required ${because}` });
      }
    };
    for (const [first, ...others] of settingsThatGoTogether) {
      if (settings[first] !== undefined) {
        for (const other of others) missing(other, `when ${first} is set`);
      }
    }
    if (settings.BACKUP_PASSPHRASE !== undefined && settings.BACKUP_RECIPIENTS !== undefined) {
      const message = 'cannot be set together with BACKUP_PASSPHRASE';
      context.addIssue({ code: 'custom', path: ['BACKUP_RECIPIENTS'], message });
    }
    if (settings.NODE_ENV === 'production') missing('APP_SECRET', 'in production');
    if (settings.ROLE === 'all') return;
    missing('DATABASE_URL', `when ROLE is ${settings.ROLE}`);
    // A worker sends the mails, and does not know where the pages are.
    missing('PUBLIC_URL', `when ROLE is ${settings.ROLE}`);
  });

const settingsThatGoTogether = [
  ['APP_SECRET_PREVIOUS', 'APP_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['COACH_BASE_URL', 'COACH_MODEL'],
  ['TRANSCRIBER_BASE_URL', 'TRANSCRIBER_MODEL'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_BUCKET', 'S3_ENDPOINT'],
  ['S3_ACCESS_KEY_ID', 'S3_ENDPOINT'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ENDPOINT'],
] as const;
