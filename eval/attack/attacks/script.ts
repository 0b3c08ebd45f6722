// Script in every text that is stored and shown: on every page in a real Chromium, in mails, in the export, and in addresses.
import { setTimeout as sleep } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import PostalMime from 'postal-mime';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { pathWith } from '#contract/path-with.ts';
import { dayAt } from '#domain/calendar.ts';
import { nameOf, needsLogin } from '#test-support/safety-net.ts';
import { type Page, pages } from '#web/app/pages.ts';
import { Browsing } from '../browsing.ts';
import { type Family, markWith, newEmail, PASSWORD } from '../family.ts';
import { call, callJson, isOk } from '../http-call.ts';
import { textLeaves } from '../leaves.ts';
import { settle } from '../settle.ts';
import type { Attack, Scene, Tally } from '../tally.ts';
import { mailsOf, type Target } from '../target.ts';
import { bodyFor, endsLogin, requestFor } from '../valid-request.ts';

/** Short enough for the shortest name. */
const SHORT = '<img src onerror=ran()>';
const PAYLOADS = [
  `"'><img src=x onerror=ran()><svg onload=ran()></title><script>ran()</script><a href="javascript:ran()">x</a>`,
  SHORT,
];
/** They delete, or change how to log in. */
/** Where it was refused for haste. */
const AGAIN_MS = 3_000;
const UNDOING = new Set(['DELETE', 'PATCH']);
const FORMULAS = [
  '=HYPERLINK("http://elsewhere.example")',
  '+1+1',
  '@SUM(1)',
  '-cmd',
  '\t=1+1',
  '"=1+1',
];

export const storedScript: Attack = {
  name: 'script in texts, pages, mails and exports',
  async run(scene, tally) {
    const { target } = scene;
    const family = await scene.newAttacker();
    await storeByCalls(scene, family);
    await storeTheRest(target, family);
    const browsing = await Browsing.open(target.url, family.cookie, {
      isCareless: scene.isPlanted,
    });
    try {
      await walk(browsing, family, tally);
      // Another one: script in every text has changed the password of this one, too.
      await logInWithNext(browsing, await scene.newAttacker(), tally);
      await readMails(target, browsing, family, tally);
    } finally {
      await browsing.close();
    }
    await readAnswers(target, family, tally);
    await readExport(target, family, tally);
    tally.notes.push(
      `Script lay in ${await columnsWith(target, SHORT.slice(0, 8))} columns; ${browsing.shownOn} pages showed it as text.`,
    );
  },
};

/** As much of it as the contract lets pass, in every text of every body. */
async function storeByCalls({ target }: Scene, family: Family): Promise<void> {
  const { cookie } = family;
  target.model.answer = () => `You did well ${SHORT}.`;
  for (const endpoint of endpoints) {
    const body = bodyFor(endpoint, family);
    if (!body || endsLogin(endpoint) || UNDOING.has(endpoint.method)) continue;
    const request = await requestFor(endpoint, family);
    await call(target.url, { ...request, cookie, body: JSON.stringify(filled(endpoint, body)) });
  }
  await callJson(
    target.url,
    'PATCH',
    '/api/profile',
    { firstName: SHORT, email: family.email },
    cookie,
  );
  await callJson(target.url, 'POST', '/api/auth/signup', {
    email: newEmail(),
    password: PASSWORD,
    lastName: SHORT,
  });
  target.model.answer = () => 'Hello.';
}

function filled(endpoint: Endpoint, body: object): object {
  let made = body;
  for (const { path } of textLeaves(body)) {
    const leaf = textLeaves(made).find((one) => one.path === path);
    const fits = PAYLOADS.map((text) => leaf?.with(text)).find(
      (one) => endpoint.body?.safeParse(one).success,
    );
    made = fits ?? made;
  }
  return made;
}

/** What no call can write: words that were heard, sentences of ours, pictures of a provider's. */
async function storeTheRest(target: Target, family: Family): Promise<void> {
  const { pool } = target.database;
  const { user } = family.ids;
  await markWith(target, family, PAYLOADS[0] ?? SHORT);
  await pool.query('update users set last_name = $2, profile_image_url = $3 where id = $1', [
    user,
    SHORT,
    'javascript:ran()',
  ]);
  await pool.query('update children set pronouns = $2, profile_image_url = $3 where user_id = $1', [
    user,
    SHORT,
    'javascript:ran()',
  ]);
  await pool.query(
    'update special_sessions set feedback = $2, suggestions = $2, unscorable_reason = $2 where user_id = $1',
    [user, PAYLOADS[0]],
  );
  await pool.query(`update utterances set why = $2, code = 'NTA' where user_id = $1`, [
    user,
    SHORT,
  ]);
}

/** How many columns of the database hold it. */
async function columnsWith({ database: { pool } }: Target, text: string): Promise<number> {
  const { rows: columns } = await pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'jsonb')`,
  );
  let count = 0;
  for (const { table_name, column_name } of columns) {
    const { rows } = await pool.query(
      `select 1 from ${table_name} where ${column_name}::text like $1 limit 1`,
      [`%${text}%`],
    );
    count += rows.length;
  }
  return count;
}

async function walk(browsing: Browsing, { ids }: Family, tally: Tally): Promise<void> {
  const inAddress = encodeURIComponent(SHORT);
  const query = `?id=${ids.child}&childId=${ids.child}&error=${inAddress}&token=${inAddress}&next=javascript:ran()&name=${inAddress}#${inAddress}`;
  for (const { path, audience } of Object.values<Page>(pages)) {
    const address = pathWith(path, { id: ids.playSession });
    for (const who of audience === 'everyone' ? (['visitor', 'user'] as const) : [audience]) {
      const said = await browsing.visit(who, address + query);
      tally.note(said.length === 0, `${address} as ${who}: ${said.join('; ')}`);
    }
  }
  for (const path of [
    `/${inAddress}`,
    `/session/feedback/${inAddress}`,
    `/child-edit?id=${inAddress}`,
  ]) {
    const said = await browsing.visit('user', path);
    tally.note(said.length === 0, `${path}: ${said.join('; ')}`);
  }
}

async function logInWithNext(browsing: Browsing, { email }: Family, tally: Tally): Promise<void> {
  for (const next of ['https://elsewhere.example/', '//elsewhere.example/', 'javascript:ran()']) {
    const address = await browsing.logIn(
      `/login?next=${encodeURIComponent(next)}`,
      email,
      PASSWORD,
    );
    tally.note(
      !address.includes('elsewhere') && browsing.heard.length === 0,
      `logging in led to ${address}`,
    );
  }
}

async function readMails(
  target: Target,
  browsing: Browsing,
  { ids, cookie }: Family,
  tally: Tally,
): Promise<void> {
  const { pool } = target.database;
  await callJson(
    target.url,
    'PUT',
    '/api/mail-preferences',
    { reminder: true, recap: true, sendAt: '17:30' },
    cookie,
  );
  await pool.query(
    `update special_sessions set completed_at = now() - interval '2 days' where user_id = $1`,
    [ids.user],
  );
  for (const job of ['sendReminder', 'sendRecap']) {
    const payload = JSON.stringify({ userId: ids.user, day: dayAt(new Date(), 'UTC') });
    await pool.query('select graphile_worker.add_job($1, payload := $2::json)', [job, payload]);
  }
  await settle(target);
  let withScript = 0;
  for (const mail of mailsOf(target)) {
    const { html = '', subject = '' } = await PostalMime.parse(mail);
    if (html.includes('onerror')) withScript += 1;
    const said = await browsing.show(html);
    tally.note(said.length === 0, `a mail ("${subject}") ran script`);
  }
  tally.notes.push(`Mails that told of it, as text: ${withScript}.`);
}

/** No answer may be taken for a page. */
async function readAnswers(target: Target, family: Family, tally: Tally): Promise<void> {
  for (const endpoint of endpoints.filter((one) => needsLogin(one) && one.method === 'GET')) {
    const request = await requestFor(endpoint, family);
    const { headers, status } = await call(target.url, { ...request, cookie: family.cookie });
    const isPlain =
      headers['x-content-type-options'] === 'nosniff' &&
      !/html|xml/.test(headers['content-type'] ?? '');
    tally.note(isPlain, `${nameOf(endpoint)} (${status}) could be taken for a page`);
  }
}

async function readExport(target: Target, { cookie }: Family, tally: Tally): Promise<void> {
  for (const name of FORMULAS) {
    const body = { name: 'Noa', pronouns: name.slice(0, 30), dateOfBirth: '2022-03-01' };
    const answer = await callJson(target.url, 'POST', '/api/children', body, cookie);
    if (!isOk(answer)) throw new Error(`No child called ${name}: ${answer.text}`);
    // Names are checked; those of before were not.
    const { id } = JSON.parse(answer.text) as { id: number };
    await target.database.pool.query('update children set name = $2 where id = $1', [id, name]);
  }
  const ask = () => fetch(`${target.url}/api/data-management/export`, { headers: { cookie } });
  let response = await ask();
  for (; response.status === 429; response = await ask()) await sleep(AGAIN_MS);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  for (const [name, bytes] of Object.entries(files)) {
    tally.note(!/^\/|\.\./.test(name), `the export has a file ${name}`);
    if (!name.endsWith('.csv')) continue;
    const formula = /(?:^|,)"?[=+@\t]|(?:^|,)"?-\D/m.exec(strFromU8(bytes));
    tally.note(formula === null, `${name} has a cell that a spreadsheet runs: ${formula?.[0]}`);
  }
}
