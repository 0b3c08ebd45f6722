// npm run eval:restore: fills an installation, backs it up while people write, restores it elsewhere, compares and uses it there.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { DEMO } from '#test-support/demo-parent.ts';
import { makeDataDir, processesOn, startProduct } from '#test-support/product.ts';
import { backUp, restore, seed } from './restore/commands.ts';
import { type Comparison, compareDatabases, withClient } from './restore/compare.ts';
import { Browser, playAndKeep } from './restore/family.ts';
import { addManyFamilies, bytesPerPlay } from './restore/many-families.ts';

const WRITERS = 3;
const [source, busy, quiet, elsewhere] = [1, 2, 3, 4].map(makeDataDir) as [
  string,
  string,
  string,
  string,
];
const backups = makeDataDir();
const plain = { LOG_LEVEL: 'silent', RATE_LIMITS: 'off' };
const passphrase = { BACKUP_PASSPHRASE: 'five small blue wooden trains' };
/** Nobody listens there: mails wait in the queue. */
const noMailServer = 'smtp://127.0.0.1:9';
const parent = { email: 'keeper@example.org', password: 'blocks and 2 trains', firstName: 'Maya' };
const findings: string[] = [];
let failures = 0;
const check = (what: string, isRight: boolean) => {
  findings.push(`| ${what} | ${isRight ? 'yes' : '**no**'} |`);
  if (!isRight) failures += 1;
};

const differ = (table: Comparison) => table.missing + table.extra > 0;

const written: string[] = [];
const writing = new AbortController();
/** Signs people up who play once, one after the other. */
async function keepWriting(url: string, writer: number): Promise<void> {
  for (let count = 0; !writing.signal.aborted; count++) {
    const email = `writer-${writer}-${count}@example.org`;
    const browser = await Browser.enter(url, 'signup', { ...parent, email });
    const child = { name: 'Ida', pronouns: 'she/her', dateOfBirth: '2023-01-01' };
    const { id: childId } = await browser.send<{ id: number }>('POST', '/api/children', child);
    await browser.send('POST', '/api/sessions', { childId, duration: 300, labeledPraises: 4 });
    written.push(email);
  }
}

const urlTo = (dataDir: string, database = 'playlight') =>
  `postgres://playlight@localhost/${database}?host=${encodeURIComponent(join(dataDir, 'database/run'))}`;
const recordingsOf = (dataDir: string) => pathToFileURL(join(dataDir, 'recordings/')).href;
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
const megabytesIn = (folder: string) =>
  filesIn(folder).reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;

// A life before the backup.
const product = await startProduct({ ...plain, DATA_DIR: source, SMTP_URL: noMailServer });
const seeded = await seed({ DATA_DIR: source });
if (seeded.code !== 0) throw new Error(seeded.output);
const keeper = await Browser.enter(product.url, 'signup', parent);
const playSessionId = await playAndKeep(keeper);
await playAndKeep(keeper);
const sound = await keeper.recordingOf(playSessionId);
const perPlay = await withClient(urlTo(source), async (client) => {
  await addManyFamilies(client, playSessionId);
  return bytesPerPlay(client);
});

// While people write.
const writers = Array.from({ length: WRITERS }, (_, index) => keepWriting(product.url, index));
await pause(2_000);
const before = [...written];
const whileBusy = await backUp(join(backups, 'busy'), { DATA_DIR: source, ...passphrase });
const during = written.length - before.length;
writing.abort();
await Promise.all(writers);
check('the backup beside writers ended well', whileBusy.code === 0);
const busyRestore = await restore(join(backups, 'busy'), { DATA_DIR: busy, ...passphrase });
check('and could be restored', busyRestore.code === 0);

// The embedded database runs with its product: it is looked at through it.
const again = await startProduct({ ...plain, DATA_DIR: busy });
const { rows: emails } = await withClient(urlTo(busy), (client) =>
  client.query<{ email: string; plays: number }>(
    `select email, (select count(*)::int from special_sessions where user_id = u.id) as plays from users u where email like 'writer-%'`,
  ),
);
const playsOf = new Map(emails.map(({ email, plays }) => [email, plays]));
check(
  `all ${before.length} families that were acknowledged before it began are there with their play session`,
  before.every((email) => playsOf.get(email) === 1),
);
const isOneMoment = await withClient(urlTo(busy), async (client) => {
  // Each writer waits for one family before the next: what is there has no holes.
  const { rows } = await client.query<{ holes: number }>(
    `select count(*)::int as holes from users u where email like 'writer-%' and split_part(split_part(email, '@', 1), '-', 3)::int > 0
     and not exists (select 1 from users v join special_sessions s on s.user_id = v.id where v.email =
       'writer-' || split_part(u.email, '-', 2) || '-' || (split_part(split_part(u.email, '@', 1), '-', 3)::int - 1) || '@example.org')`,
  );
  return rows[0]?.holes === 0;
});
check('what came while it was made is there as of one moment, without holes', isOneMoment);
const stillIn = new Browser(again.url, keeper.cookie);
check('a browser that was logged in still is', (await stillIn.ask('/api/auth/user')).ok);
check(
  'its recording plays, byte for byte',
  (await stillIn.recordingOf(playSessionId)).equals(sound),
);
const outbox = join(busy, 'outbox');
const mailsDeadline = Date.now() + 30_000;
while (!(existsSync(outbox) && readdirSync(outbox).length > 0) && Date.now() < mailsDeadline)
  await pause(250);
// Jobs that failed wait longer each time; those that are due go out at once.
check(
  'mails that waited in the queue go out there',
  existsSync(outbox) && readdirSync(outbox).length > 0,
);
await again.stop();
await product.stop();

// At rest, into a database that is not the embedded one, and compared to the row.
const open = await backUp(join(backups, 'open'), { DATA_DIR: source });
check(
  'without a passphrase no backup is written, in words',
  open.code === 1 &&
    open.output.includes('set BACKUP_PASSPHRASE') &&
    !existsSync(join(backups, 'open')),
);
const atRest = await backUp(join(backups, 'quiet'), { DATA_DIR: source, ...passphrase });
check('the backup of a stopped installation ended well', atRest.code === 0);
const host = await startEmbeddedPostgres({ dataDir: elsewhere });
await withClient(host.connectionString, (client) => client.query('create database empty_one'));
const target = { DATA_DIR: quiet, DATABASE_URL: urlTo(elsewhere, 'empty_one') };
const guessed = { BACKUP_PASSPHRASE: 'five small red wooden trains' };
const wrong = await restore(join(backups, 'quiet'), { ...target, ...guessed });
check(
  'a wrong passphrase is refused in words, and nothing is touched',
  wrong.code === 1 && wrong.output.includes('does not open') && readdirSync(quiet).length === 0,
);
const words = [parent.email, 'they/them', 'speaker_confidence'];
check(
  'no file of the backup shows a word of a family',
  filesIn(join(backups, 'quiet')).every((file) => {
    const bytes = readFileSync(file);
    return file.endsWith('.age') && words.every((word) => !bytes.includes(word));
  }),
);
const quietRestore = await restore(join(backups, 'quiet'), { ...target, ...passphrase });
check('and could be restored to another database and folder', quietRestore.code === 0);
const origin = await startEmbeddedPostgres({ dataDir: source });
const compare = () =>
  compareDatabases(urlTo(source), target.DATABASE_URL, [recordingsOf(source), recordingsOf(quiet)]);
const tables = await compare();
const runThere = (statement: string) =>
  withClient(target.DATABASE_URL, (client) => client.query(statement));
await runThere(`update children set name = name || ' ' where name = 'Leo'`);
const [noticed, ...others] = (await compare()).filter(differ);
await runThere(`update children set name = trim(name) where name = 'Leo '`);
await origin.stop();
const rows = tables.reduce((sum, table) => sum + table.rows, 0);
check(`all ${rows} rows of ${tables.length} tables are the same`, !tables.some(differ));
check(
  'a name that gets one blank more there is noticed',
  noticed?.table === 'public.children' && noticed.missing === 1 && others.length === 0,
);
const named = (folder: string) => filesIn(join(folder, 'recordings'));
const sameFiles = named(source).every((file) =>
  readFileSync(file).equals(readFileSync(file.replace(source, quiet))),
);
check(
  `all ${named(source).length} recordings are the same bytes`,
  sameFiles && named(quiet).length === named(source).length,
);

const moved = await startProduct({ ...plain, ...target });
const demo = await Browser.enter(moved.url, 'login', DEMO);
check('the seeded parent logs in there with the password', (await demo.ask('/api/sessions')).ok);
const home = await Browser.enter(moved.url, 'login', parent);
check('the recording plays there', (await home.recordingOf(playSessionId)).equals(sound));
const child = { name: 'Ida', pronouns: 'she/her', dateOfBirth: '2023-01-01' };
check(
  'new rows get numbers of their own',
  (await home.send<{ id: number }>('POST', '/api/children', child)).id > 0,
);
await moved.stop();

const onto = await restore(join(backups, 'quiet'), { ...target, ...passphrase });
check(
  'a second restore onto it is refused in words',
  onto.code === 1 && onto.output.includes('not empty'),
);
await host.stop();

const backupMegabytes = megabytesIn(join(backups, 'quiet'));
const folders = [source, busy, quiet, elsewhere, backups];
check('nothing is left running', folders.flatMap(processesOn).length === 0);
for (const folder of folders) rmSync(folder, { recursive: true });

console.log(`${new Date().toISOString().slice(0, 10)}, npm run eval:restore

| | |
|---|---|
${findings.join('\n')}

| | seconds |
|---|--:|
| backup beside ${WRITERS} writers, who finished ${during} families meanwhile | ${whileBusy.seconds.toFixed(1)} |
| restore of it | ${busyRestore.seconds.toFixed(1)} |
| backup at rest, ${rows} rows, ${backupMegabytes.toFixed(1)} MB | ${atRest.seconds.toFixed(1)} |
| restore of it | ${quietRestore.seconds.toFixed(1)} |

A play session of five minutes with 90 lines takes ${(perPlay / 1000).toFixed(1)} kB in the database.
${tables
  .filter(differ)
  .map(({ table, missing, extra }) => `${table}: ${missing} missing, ${extra} too many`)
  .join('\n')}
The last words of the refusal: ${onto.output.split('\n').at(-1)}`);
process.exitCode = failures === 0 ? 0 : 1;
