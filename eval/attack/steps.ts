// Steps that several flows take: through the mailbox, through the provider, through a reset.
import PostalMime, { type Email } from 'postal-mime';
import { type Person, walkThrough } from '#test-support/openid-provider.ts';
import { PASSWORD } from './family.ts';
import { type Answer, call, callJson, cookiesOf } from './http-call.ts';
import { settle } from './settle.ts';
import { mailsOf, type Target } from './target.ts';

export const NEW_PASSWORD = 'Sunny Blocks 7';

/** Every mail to this address so far, oldest first. */
export async function mailsTo(target: Target, address: string): Promise<Email[]> {
  await settle(target);
  const mails = await Promise.all(mailsOf(target).map((mail) => PostalMime.parse(mail)));
  return mails.filter(({ to }) => to?.[0]?.address === address);
}

/** The token of the newest link to this page; empty where none was mailed. */
export async function tokenFor(target: Target, address: string, page: string): Promise<string> {
  const links = (await mailsTo(target, address)).map(
    ({ text }) => /https?:\/\/\S+/.exec(text ?? '')?.[0],
  );
  const link = links.findLast((one) => one && new URL(one).pathname === page);
  return link ? (new URL(link).searchParams.get('token') ?? '') : '';
}

/** To the provider and back, as this person, with the cookies that a browser has. */
export async function comeBy(
  target: Target,
  person: Person,
  { cookie = '', query = '' } = {},
): Promise<Answer> {
  target.provider.person = person;
  const start = await call(target.url, { path: `/api/auth/oidc${query}`, cookie });
  const back = new URL(await walkThrough(start.headers.location ?? '', `${target.url}/api`));
  const jar = `${cookiesOf(start)}; ${cookie}`;
  return call(target.url, { path: back.pathname + back.search, cookie: jar });
}

interface Who {
  readonly id: string;
  readonly email: string;
}

export async function whoIs({ url }: Target, cookie: string): Promise<Who | undefined> {
  const { status, text } = await call(url, { path: '/api/auth/current-user', cookie });
  return status === 200 ? (JSON.parse(text) as Who) : undefined;
}

export const logIn = ({ url }: Target, email: string, password = PASSWORD, cookie = '') =>
  callJson(url, 'POST', '/api/auth/login', { email, password }, cookie);

export const signUp = ({ url }: Target, email: string, more: object = {}) =>
  callJson(url, 'POST', '/api/auth/signup', { email, password: PASSWORD, ...more });

export const askForEmail = ({ url }: Target, cookie: string, email: string) =>
  callJson(url, 'PATCH', '/api/profile', { firstName: 'Maya', email }, cookie);

export const confirm = ({ url }: Target, token: string, cookie = '') =>
  callJson(url, 'POST', '/api/auth/verify-email', { token }, cookie);

export async function askForReset(target: Target, email: string): Promise<string> {
  await callJson(target.url, 'POST', '/api/auth/forgot-password', { email });
  return tokenFor(target, email, '/reset-password');
}

export const useReset = ({ url }: Target, token: string) =>
  callJson(url, 'POST', '/api/auth/reset-password', { token, password: NEW_PASSWORD });
