// Flows that combine two features: each is sound alone, and somebody waits where they meet.
import { strFromU8, unzipSync } from 'fflate';
import { newEmail, PASSWORD } from '../family.ts';
import { call, callJson, cookiesOf } from '../http-call.ts';
import { forgetLimits } from '../settle.ts';
import {
  askForEmail,
  askForReset,
  comeBy,
  confirm,
  logIn,
  mailsTo,
  NEW_PASSWORD,
  signUp,
  tokenFor,
  useReset,
  whoIs,
} from '../steps.ts';
import type { Attack, Scene, Tally } from '../tally.ts';
import { linksThatAreOpened, namesInMails, ownersLockedOut } from './flows-by-mail.ts';
import {
  confirmedByTheOther,
  everythingWithoutProof,
  linkedByEmail,
  requestsAcrossReset,
} from './flows-in-time.ts';

type Flow = (scene: Scene, tally: Tally) => Promise<void>;

/** A provider's account whose address the provider never checked, kept for after the owner's reset. */
const providerAfterReset: Flow = async ({ target }, tally) => {
  const email = newEmail();
  const stranger = { sub: email, email, email_verified: false };
  const cookie = cookiesOf(await comeBy(target, stranger));
  const owner = await useReset(target, await askForReset(target, email));
  tally.note(owner.status === 200, `the owner's reset answered ${owner.status}`);
  tally.note(!(await whoIs(target, cookie)), 'the login session of before the reset still works');
  const again = await whoIs(target, cookiesOf(await comeBy(target, stranger)));
  tally.note(again?.email !== email, 'the provider of before the reset still leads in');
};

const pendingEmail: Flow = async (scene, tally) => {
  const { target } = scene;
  const { email: old, cookie } = await scene.newAttacker();
  const email = newEmail();
  const asked = await askForEmail(target, cookie, email);
  tally.note(asked.status === 200, `asking for an email answered ${asked.status}`);
  tally.note((await logIn(target, email)).status === 401, 'it logs in by an unconfirmed email');
  tally.note(
    (await whoIs(target, cookie))?.email === old,
    'the account shows an unconfirmed email',
  );
  tally.note(
    (await askForReset(target, email)) === '',
    'a reset is mailed to an unconfirmed email',
  );
  const answer = await fetch(`${target.url}/api/data-management/export`, { headers: { cookie } });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const { account } = JSON.parse(strFromU8(files['playlight.json'] ?? new Uint8Array())) as {
    account: { email: string }[];
  };
  tally.note(account[0]?.email === old, 'the export calls an unconfirmed email the account’s');

  const owner = await signUp(target, email);
  tally.note(owner.status === 201, 'an address that somebody waits for cannot sign up');
  const token = await tokenFor(target, email, '/verify-email');
  tally.note((await confirm(target, token, cookie)).status >= 400, 'a taken address was confirmed');
};

const resetAfterChange: Flow = async (scene, tally) => {
  const { target } = scene;
  const { email: old, cookie } = await scene.newAttacker();
  const reset = await askForReset(target, old);
  const email = newEmail();
  await askForEmail(target, cookie, email);
  const token = await tokenFor(target, email, '/verify-email');
  tally.note((await confirm(target, token)).status === 401, 'confirmed without a login');
  const moved = await confirm(target, token, cookie);
  tally.note(moved.status === 200, `the owner's confirmation answered ${moved.status}`);
  tally.note((await useReset(target, reset)).status === 400, 'the old address still resets');
  const told = (await mailsTo(target, old)).some(({ subject }) => subject?.includes('was changed'));
  tally.note(told, 'the old address was told nothing');
};

const loginAfterReset: Flow = async (scene, tally) => {
  const { target } = scene;
  const { email, cookie } = await scene.newAttacker();
  const token = await askForReset(target, email);
  await useReset(target, token);
  tally.note(!(await whoIs(target, cookie)), 'a cookie of before the reset works');
  tally.note((await useReset(target, token)).status === 400, 'a reset link works twice');
  tally.note((await logIn(target, email)).status === 401, 'the old password works');
  const own = await logIn(target, email, NEW_PASSWORD);
  tally.note(own.status === 200, `the new password answered ${own.status}`);
};

/** The owner of an address comes by a provider; a stranger had signed up with it and waits, with a way out to an email of their own. */
const providerOntoUnconfirmed: Flow = async ({ target }, tally) => {
  const [email, strangers] = [newEmail(), newEmail()];
  const cookie = cookiesOf(await signUp(target, email));
  await callJson(target.url, 'POST', '/api/auth/proof/password', { password: PASSWORD }, cookie);
  await askForEmail(target, cookie, strangers);
  const way = await tokenFor(target, strangers, '/verify-email');
  const owner = cookiesOf(await comeBy(target, { sub: email, email, email_verified: true }));
  tally.note((await whoIs(target, owner))?.email === email, 'the owner was not let in');
  tally.note(!(await whoIs(target, cookie)), 'the stranger is still logged in');
  tally.note((await logIn(target, email)).status === 401, 'the stranger’s password still works');
  tally.note((await confirm(target, way, owner)).status >= 400, 'the stranger’s email still waits');
};

/** Who is asked for a proof gives one of somebody else's, or one of another login session. */
const foreignProofs: Flow = async (scene, tally) => {
  const { target } = scene;
  const email = newEmail();
  const person = { sub: email, email, email_verified: true };
  const cookie = cookiesOf(await comeBy(target, person));
  const other = { ...person, sub: newEmail(), email: newEmail() };
  await comeBy(target, other, { cookie, query: '?confirm=/delete-account' });
  const gone = await call(target.url, { method: 'DELETE', path: '/api/auth/user', cookie });
  tally.note(gone.status === 403, 'another person at the provider proved it');
  tally.note((await askForEmail(target, cookie, newEmail())).status === 403, 'an email changed so');

  const proven = await scene.newAttacker();
  const elsewhere = cookiesOf(await logIn(target, proven.email));
  const path = '/api/data-management/export';
  const taken = await call(target.url, { path, cookie: elsewhere });
  tally.note(taken.status === 403, 'a proof of one login session counts in another');
};

const deletedAccount: Flow = async (scene, tally) => {
  const { target } = scene;
  const { email, cookie } = await scene.newAttacker();
  const link = await tokenFor(target, email, '/verify-email');
  const reset = await askForReset(target, email);
  await call(target.url, { method: 'DELETE', path: '/api/auth/user', cookie });
  tally.note(!(await whoIs(target, cookie)), 'the cookie of a deleted account works');
  tally.note((await logIn(target, email)).status === 401, 'a deleted account logs in');
  tally.note((await confirm(target, link)).status === 400, 'a deleted account is confirmed');
  tally.note((await useReset(target, reset)).status === 400, 'a deleted account is reset');
  const next = await signUp(target, email);
  tally.note(next.status === 201, 'the address of a deleted account is blocked');
  tally.note((await confirm(target, link)).status === 400, 'its link confirms the next account');
};

export const combinedFlows: Attack = {
  name: 'flows that combine two features',
  async run(scene, tally) {
    for (const flow of [
      providerAfterReset,
      pendingEmail,
      linksThatAreOpened,
      ownersLockedOut,
      loginAfterReset,
      resetAfterChange,
      providerOntoUnconfirmed,
      namesInMails,
      foreignProofs,
      deletedAccount,
      requestsAcrossReset,
      confirmedByTheOther,
      linkedByEmail,
      everythingWithoutProof,
    ]) {
      await forgetLimits(scene.target);
      await flow(scene, tally);
    }
  },
};
