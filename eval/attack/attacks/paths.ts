// Names of files and ids that try to climb: in uploads and in addresses.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '#contract/endpoints.ts';
import { nameOf } from '#test-support/safety-net.ts';
import { digestOf } from '../family.ts';
import { call, isOk } from '../http-call.ts';
import { forgetLimits, settle } from '../settle.ts';
import type { Attack } from '../tally.ts';
import { formCall, requestFor } from '../valid-request.ts';

const NAMES = [
  '../../../../planted.webm',
  '/planted.webm',
  String.raw`..\..\planted.webm`,
  'planted.webm\u0000.exe',
  '%2e%2e%2fplanted.webm',
  '.htaccess',
  'x'.repeat(5000),
  '"; filename="planted.html',
];

const IDS = (id: number) => [
  `${id}/../..`,
  `../${id}`,
  `${id}\u0000`,
  `${id};`,
  '-1',
  '1e400',
  'NaN',
  '',
  '[]',
  `${id} or 1=1`,
];

/** Files that are there, and that nobody may read over HTTP. */
const ADDRESSES = [
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/%2e%2e%2f%2e%2e%2fserver%2fmain.js',
  '/..%5c..%5cpackage.json',
  '/assets/....//....//package.json',
  '//etc/passwd',
  '/etc/passwd%00.css',
  '/.env',
  '/.git/HEAD',
  '/app-secret',
  '/server/main.js',
  '/dist/server/main.js',
  '/assets/',
  '/assets',
  '/api/docs/static/..%2f..%2f..%2f..%2fpackage.json',
  '/api/docs/static/%2e%2e/%2e%2e/index.js',
];

/** Words that stand in those files and on no page. */
const INSIDE = /"dependencies"|root:x:0|ref: refs|buildApp|Index of|module\.exports/;

export const pathTricks: Attack = {
  name: 'path tricks, in uploads and addresses',
  async run({ target, victim, newAttacker }, tally) {
    const before = await digestOf(target, victim.ids.user);
    const attacker = await newAttacker();
    const { cookie } = attacker;
    for (const endpoint of endpoints) {
      const { upload } = endpoint;
      if (!upload) continue;
      const request = await requestFor(endpoint, attacker);
      const send = async (what: string, form: FormData, mayPass: boolean) => {
        await forgetLimits(target);
        const answer = await call(target.url, { ...request, ...(await formCall(form)), cookie });
        const isFine = answer.status !== 0 && answer.status < 500 && (mayPass || !isOk(answer));
        tally.note(
          isFine,
          `${nameOf(endpoint)} with ${what.slice(0, 40)} answered ${answer.status}`,
        );
      };
      // A name is not read at all: a form with an odd one is a form like any other.
      for (const name of NAMES)
        await send(name, formOf(upload.field, name, String(attacker.ids.playSession)), true);
      const needsId = upload.fields && endpoint.access === 'user';
      for (const id of needsId ? IDS(victim.ids.playSession) : [])
        await send(`id ${id}`, formOf(upload.field, 'a.webm', id), false);
    }
    await settle(target);
    const strange = filesUnder(target.dataDir).filter((file) => /planted|htaccess|xxxx/.test(file));
    tally.note(strange.length === 0, `files were written: ${strange.join(', ')}`);
    tally.note(before === (await digestOf(target, victim.ids.user)), "the victim's rows changed");
    for (const path of ADDRESSES) {
      const { status, text } = await call(target.url, { path, cookie });
      tally.note(status < 500 && !INSIDE.test(text), `${path} answered ${status}`);
    }
  },
};

function formOf(field: string, fileName: string, sessionId: string): FormData {
  const form = new FormData();
  form.append('sessionId', sessionId);
  form.append(field, new Blob(['no sound'], { type: 'audio/webm' }), fileName);
  return form;
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    try {
      if (!statSync(path).isDirectory()) return [path];
    } catch {
      return [];
    }
    // Postgres's own files come and go.
    return name === 'cluster' ? [] : filesUnder(path);
  });
}
