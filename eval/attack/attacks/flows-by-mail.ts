// Programs that open every link, strangers who guess, and names that are advertisements.
import { dayAt } from '#domain/calendar.ts';
import { digestOf, newEmail, PASSWORD } from '../family.ts';
import { call, callJson } from '../http-call.ts';
import { askForEmail, askForReset, comeBy, logIn, mailsTo, signUp } from '../steps.ts';
import type { Scene, Tally } from '../tally.ts';
import type { Target } from '../target.ts';

const ADVERTISEMENT = 'Win at elsewhere.example';

async function askForEveryMail(target: Target, email: string, cookie: string, user: string) {
  const { pool } = target.database;
  await callJson(
    target.url,
    'PUT',
    '/api/mail-preferences',
    { reminder: true, recap: true, sendAt: '17:30' },
    cookie,
  );
  await pool.query('update users set email_verified = true where id = $1', [user]);
  await pool.query(
    `update special_sessions set completed_at = now() - interval '2 days' where user_id = $1`,
    [user],
  );
  for (const job of ['sendReminder', 'sendRecap']) {
    const payload = JSON.stringify({ userId: user, day: dayAt(new Date(), 'UTC') });
    await pool.query('select graphile_worker.add_job($1, payload := $2::json)', [job, payload]);
  }
  await askForReset(target, email);
}

/** Every address in every mail, opened as a mail scanner does: nothing of the family may change. */
export async function linksThatAreOpened(scene: Scene, tally: Tally): Promise<void> {
  const { target } = scene;
  const { email, cookie, ids } = await scene.newAttacker();
  const wanted = newEmail();
  await askForEmail(target, cookie, wanted);
  await askForEveryMail(target, email, cookie, ids.user);
  const mails = [...(await mailsTo(target, email)), ...(await mailsTo(target, wanted))];
  await target.database.pool.query('update users set email_verified = false where id = $1', [
    ids.user,
  ]);
  const links = mails.flatMap((mail) => [
    ...(mail.text ?? '').matchAll(/https?:\/\/[^\s>]+/g),
    ...(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '').matchAll(
      /https?:\/\/[^\s>]+/g,
    ),
  ]);
  const paths = new Set(
    links.flatMap(([link]) => {
      const { pathname, search } = new URL(link);
      // The address of mails that were sent before there was a page.
      return [
        pathname + search,
        ...(pathname === '/verify-email' ? [`/api/auth${pathname}${search}`] : []),
      ];
    }),
  );
  tally.notes.push(`Links that a scanner opened: ${paths.size}, of ${mails.length} mails.`);
  const before = await digestOf(target, ids.user);
  for (const path of paths) {
    for (const method of ['GET', 'HEAD']) {
      await call(target.url, { method, path });
      const isSame = (await digestOf(target, ids.user)) === before;
      tally.note(isSame, `${method} ${path.slice(0, 40)} changed something`);
    }
  }
}

/** Strangers guess from everywhere, and from the owner's own network: the owner's device gets in. */
export async function ownersLockedOut(scene: Scene, tally: Tally): Promise<void> {
  const { target } = scene;
  const { email, cookie } = await scene.newAttacker();
  const body = JSON.stringify({ email, password: 'not the password' });
  for (let index = 0; index < 60; index++) {
    const from = index < 40 ? { from: `127.0.9.${1 + index}` } : {};
    const headers = { 'content-type': 'application/json' };
    await call(target.url, { method: 'POST', path: '/api/auth/login', headers, body, ...from });
  }
  const stranger = await logIn(target, email);
  tally.note(stranger.status === 429, `an unknown device was answered ${stranger.status}`);
  const own = await logIn(target, email, PASSWORD, cookie);
  tally.note(own.status === 200, `the owner's own device was answered ${own.status}`);
}

/** A link in a name, by every way in, and in every mail that says a name. */
export async function namesInMails(scene: Scene, tally: Tally): Promise<void> {
  const { target } = scene;
  const signedUp = await signUp(target, newEmail(), { firstName: ADVERTISEMENT });
  tally.note(signedUp.status === 400, 'an advertisement signed up');
  const email = newEmail();
  await comeBy(target, {
    sub: email,
    email,
    given_name: ADVERTISEMENT,
    family_name: ADVERTISEMENT,
  });
  const family = await scene.newAttacker();
  const profile = { firstName: ADVERTISEMENT, email: family.email };
  const changed = await callJson(target.url, 'PATCH', '/api/profile', profile, family.cookie);
  tally.note(changed.status === 400, 'a profile became an advertisement');
  const { pool } = target.database;
  for (const table of ['users set first_name', 'children set name']) {
    const column = table.startsWith('users') ? 'id' : 'user_id';
    await pool.query(`update ${table} = $2 where ${column} = $1`, [family.ids.user, ADVERTISEMENT]);
  }
  await askForEveryMail(target, family.email, family.cookie, family.ids.user);
  const mails = [...(await mailsTo(target, email)), ...(await mailsTo(target, family.email))];
  tally.note(mails.length >= 4, `only ${mails.length} mails came`);
  for (const { subject = '', text = '', html = '' } of mails) {
    const isClean = !`${subject}${text}${html}`.includes('elsewhere');
    tally.note(isClean, `the mail "${subject}" carries a stranger's link`);
  }
}
