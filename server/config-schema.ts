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
    'must not have a path after the host',
  )
  .transform((address) => new URL(address).origin);
const text = z.string();
const hostNames = text
  .regex(/^[\w.-]+(\s*,\s*[\w.-]+)*$/, 'must be host names without ports, separated by commas')
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
      .describe('Port to listen on. 0 picks any free port.'),
    HOST: text
      .default('127.0.0.1')
      .describe('Address to listen on. Use 0.0.0.0 to listen on every network interface.'),
    PUBLIC_URL: origin
      .optional()
      .describe(
        'Address people open in their browser; links in emails point here. With https, the login cookie is marked Secure. If not set: `http://localhost:PORT`. Required unless ROLE is `all`.',
      ),
    ALLOWED_HOSTS: hostNames
      .default([])
      .describe(
        'Other host names for this server, separated by commas, such as `playroom.local`. Requests for any name other than these and the one in PUBLIC_URL are refused (421). If PUBLIC_URL is not set, the machine’s own name, `localhost` and any IP address work too.',
      ),
    TRUST_PROXY: text
      .optional()
      .describe(
        'Addresses of the reverse proxies whose `X-Forwarded-*` headers to trust, separated by commas.',
      ),
    DATA_DIR: text
      .default('data')
      .describe(
        'Folder where this installation keeps all of its data, including the embedded database.',
      ),
    MODELS_DIR: text
      .optional()
      .describe(
        'Folder with your own copies of the speech models, named as in `speech/weights.json`. Nothing is downloaded into it. If not set: `models` in DATA_DIR, which the first start fills.',
      ),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
      .optional()
      .describe(
        'Postgres database to use, version 15 or newer. If not set: the embedded one in DATA_DIR.',
      ),
    ROLE: z
      .enum(['all', 'web', 'worker'])
      .default('all')
      .describe(
        'What this process does: serve pages (`web`), run jobs (`worker`), or both (`all`).',
      ),
    LOG_LEVEL: z.enum(LOG_LEVELS).default('info').describe('Lowest level to log.'),
    NODE_ENV: z
      .enum(['development', 'test', 'production'])
      .default('development')
      .describe('In `production`, APP_SECRET must be set.'),
    APP_SECRET: appSecret
      .optional()
      .describe(
        'Secret that signs cookies and encrypts recordings. Every server needs the same one. If not set: created once and kept in DATA_DIR (not in production).',
      ),
    APP_SECRET_PREVIOUS: text
      .transform((secrets) => secrets.split(',').map((secret) => secret.trim()))
      .pipe(z.array(appSecret))
      .optional()
      .describe(
        'Other secrets whose cookies, links and recordings still work, separated by commas: old ones, until `npm run rotate-key` says nothing needs them anymore, or the new one, before it becomes APP_SECRET.',
      ),
    METRICS_TOKEN: text
      .min(METRICS_TOKEN_MIN_LENGTH, `must have at least ${METRICS_TOKEN_MIN_LENGTH} characters`)
      .optional()
      .describe(
        'Bearer token for `/metrics`. If not set: only programs on the same machine can read it, and not through a proxy.',
      ),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
      .optional()
      .describe('Mail server. If not set: emails are written to the `outbox` folder in DATA_DIR.'),
    MAIL_FROM: text
      .default(`${product.name} <${product.supportEmail}>`)
      .describe('Sender of every email.'),
    RATE_LIMITS: z
      .enum(['on', 'off'])
      .default('on')
      .describe(
        'Limits on attempts (logging in, signing up, emails, coach, uploads, voice enrollment, analysis), on requests per login (20 a second), and on what an account can do in a day. Turn them `off` only for load tests. Storage limits per account always apply.',
      ),
    GOOGLE_CLIENT_ID: text
      .optional()
      .describe(
        'Lets people sign in with Google. The redirect URI to register is `PUBLIC_URL/api/auth/google/callback`.',
      ),
    GOOGLE_CLIENT_SECRET: text.optional().describe('Required with GOOGLE_CLIENT_ID.'),
    OIDC_ISSUER: httpUrl
      .optional()
      .describe(
        'Lets people sign in with an OpenID Connect provider. The redirect URI to register is `PUBLIC_URL/api/auth/oidc/callback`.',
      ),
    OIDC_CLIENT_ID: text.optional().describe('Required with OIDC_ISSUER.'),
    OIDC_CLIENT_SECRET: text.optional().describe('Required with OIDC_ISSUER.'),
    OIDC_LABEL: text.optional().describe('Text of the sign-in button for that provider.'),
    COACH_BASE_URL: httpUrl
      .optional()
      .describe(
        'OpenAI-compatible server that writes the coach’s answers for families who agreed to it in Settings. For everyone else, and whenever it fails, the built-in coach answers.',
      ),
    COACH_API_KEY: text.optional().describe('API key for that server, if it needs one.'),
    COACH_MODEL: text
      .optional()
      .describe(
        'Required with COACH_BASE_URL. If you change the server or the model, families are asked again.',
      ),
    COACH_LABEL: text
      .optional()
      .describe(
        'Who runs that server, in words families will recognize. Shown next to its host and model.',
      ),
    TRANSCRIBER_BASE_URL: httpUrl
      .optional()
      .describe(
        'OpenAI-compatible server that transcribes play for families who agreed to it in Settings. For everyone else, and whenever it fails, the local model transcribes.',
      ),
    TRANSCRIBER_API_KEY: text.optional().describe('API key for that server, if it needs one.'),
    TRANSCRIBER_MODEL: text
      .optional()
      .describe(
        'Required with TRANSCRIBER_BASE_URL. If you change the server or the model, families are asked again.',
      ),
    TRANSCRIBER_LABEL: text
      .optional()
      .describe(
        'Who runs that server, in words families will recognize. Shown next to its host and model.',
      ),
    S3_ENDPOINT: httpUrl
      .optional()
      .describe(
        'S3-compatible storage for recordings, shared by servers on different machines. If not set: the `recordings` folder in DATA_DIR.',
      ),
    S3_REGION: text
      .default('us-east-1')
      .describe('Storage region. If your storage has only one, its default name.'),
    S3_BUCKET: text
      .optional()
      .describe('Required with S3_ENDPOINT. The bucket must already exist and be private.'),
    S3_ACCESS_KEY_ID: text
      .optional()
      .describe(
        'Required with S3_ENDPOINT. The key needs permission to list the bucket and to read, write and delete in it.',
      ),
    S3_SECRET_ACCESS_KEY: text.optional().describe('Required with S3_ENDPOINT.'),
    S3_PATH_STYLE: z
      .enum(['on', 'off'])
      .default('on')
      .describe('Put the bucket name in the path (`on`) or in front of the host name (`off`).'),
    BACKUP_PASSPHRASE: text
      .min(
        BACKUP_PASSPHRASE_MIN_LENGTH,
        `must have at least ${BACKUP_PASSPHRASE_MIN_LENGTH} characters`,
      )
      .optional()
      .describe(
        'Encrypts and decrypts backups. Only `npm run backup` and `npm run restore` use it, and they ask for it in a terminal. A running server doesn’t need it.',
      ),
    BACKUP_RECIPIENTS: text
      .transform((recipients) => recipients.split(',').map((recipient) => recipient.trim()))
      .pipe(z.array(text.startsWith('age1', 'must begin with age1')))
      .optional()
      .describe(
        'Instead of a passphrase: age public keys (`age1…`, from `age-keygen`), separated by commas. The machine that makes backups then can’t decrypt them.',
      ),
    BACKUP_IDENTITY: text
      .optional()
      .describe('File with the secret key for one of the BACKUP_RECIPIENTS, needed to restore.'),
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
