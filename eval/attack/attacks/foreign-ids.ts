// Somebody else's ids in every place that takes one, read and write, plainly and in other spellings.
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { nameOf } from '#test-support/safety-net.ts';
import { digestOf, type Family, type Ids } from '../family.ts';
import { type Call, call, isOk } from '../http-call.ts';
import type { Attack, Scene, Tally } from '../tally.ts';
import { idsIn, requestFor } from '../valid-request.ts';

const KINDS = [
  'child',
  'playSession',
  'milestone',
  'liveKey',
  'passkey',
  'loginSession',
] as const satisfies (keyof Ids)[];
type Kind = (typeof KINDS)[number];

/** Lists of ids are narrowed to the caller's own, and a key means something only together with its user; all else has to say no. */
const narrows: Partial<Record<string, Kind>> = {
  'DELETE /api/data-management/delete': 'playSession',
  'POST /api/milestones/seen': 'milestone',
  'POST /api/sessions': 'liveKey',
};

interface Attempt {
  readonly request: Call;
  readonly kind: Kind | undefined;
}

/** Numbers as something might read them that the check of the input did not. */
const spellings = [
  (id: string) => `${id}.0`,
  (id: string) => `+${id}`,
  (id: string) => `%20${id}`,
  (id: string) => `0x${Number(id).toString(16)}`,
  (id: string) => `${id}e0`,
  (id: string) => `${id}%00`,
  (id: string) => `1,${id}`,
  (id: string) => `${id}/../${id}`,
];

export const foreignIds: Attack = {
  name: "other users' ids",
  async run(scene, tally) {
    const attacker = await scene.newAttacker();
    for (const endpoint of endpoints) {
      for (const { request, kind } of await attemptsOf(endpoint, attacker, scene.victim)) {
        const answer = await judge(scene, tally, endpoint, { ...request, cookie: attacker.cookie });
        const mayAnswer = kind !== undefined && narrows[nameOf(endpoint)] === kind;
        tally.note(
          mayAnswer || !isOk(answer),
          `${request.method} ${request.path} answered ${answer.status}`,
        );
      }
    }
  },
};

/** One request for each kind of id, the attacker's own in all other places. */
async function attemptsOf(
  endpoint: Endpoint,
  attacker: Family,
  victim: Family,
): Promise<Attempt[]> {
  const own = await requestFor(endpoint, attacker);
  const attempts: Attempt[] = [];
  for (const kind of KINDS) {
    const ids = { ...attacker.ids, [kind]: victim.ids[kind] };
    const request = await requestFor(endpoint, { ...attacker, ids });
    if (textOf(request) !== textOf(own)) attempts.push({ request, kind });
  }
  const theirs = await requestFor(endpoint, { ...attacker, ids: victim.ids });
  const inAddress = { ...idsIn(endpoint.params, victim.ids), ...idsIn(endpoint.query, victim.ids) };
  for (const id of new Set(Object.values(inAddress))) {
    for (const spelled of spellings) {
      const path = theirs.path.replace(new RegExp(`(?<=[/=])${id}(?=$|[/?&])`), spelled(id));
      attempts.push({ request: { ...theirs, path }, kind: undefined });
    }
  }
  // The own row first, somebody's second: whoever checks one and uses the other lets it in.
  for (const [name, id] of Object.entries(idsIn(endpoint.query, victim.ids))) {
    const request = { ...own, path: `${own.path}&${name}=${id}` };
    attempts.push({ request, kind: undefined });
  }
  return attempts;
}

function textOf({ path, body = '' }: Call): string {
  const text = typeof body === 'string' ? body : Buffer.from(body).toString('latin1');
  // But what is made anew each time: boundaries and new addresses.
  return `${path} ${text.replaceAll(/-{4,}\S+|[\w-]+@/g, '')}`;
}

async function judge(scene: Scene, tally: Tally, endpoint: Endpoint, request: Call) {
  const { target, victim, secret } = scene;
  const before = await digestOf(target, victim.ids.user);
  const answer = await call(target.url, request);
  const isUntouched = before === (await digestOf(target, victim.ids.user));
  const isQuiet = !answer.text.includes(secret) && answer.status < 500 && answer.status !== 0;
  tally.note(
    isUntouched && isQuiet,
    `${nameOf(endpoint)} with ${request.path} answered ${answer.status}${isUntouched ? '' : ', and rows changed'}`,
  );
  return answer;
}
