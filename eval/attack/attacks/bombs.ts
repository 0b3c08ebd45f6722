// Little that becomes much: compressed bodies, bodies without end, and sound that claims to be endless.
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { MOST_RECORDING_BYTES } from '#contract/recordings.ts';
import { formWith } from '#test-support/safety-net.ts';
import { type Call, call, callJson, isRefused } from '../http-call.ts';
import { exchange, statusesIn } from '../raw-line.ts';
import { forgetLimits } from '../settle.ts';
import { soundBombs } from '../sound-bombs.ts';
import type { Attack, Scene, Tally } from '../tally.ts';
import { formCall } from '../valid-request.ts';

const MEGABYTE = 1024 * 1024;
const BLOCK = Buffer.alloc(64 * MEGABYTE, ' ');
const MEMBERS = 15;

/** Up to a gigabyte of spaces, in bodies that are allowed to be so large. */
const compressed: Record<string, () => Buffer> = {
  gzip: () => Buffer.concat(Array.from({ length: MEMBERS }, () => gzipSync(BLOCK))),
  deflate: () => deflateSync(BLOCK),
  br: () => brotliCompressSync(BLOCK, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  'gzip, gzip': () => gzipSync(gzipSync(BLOCK)),
  zstd: () => Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0xff, 0xff, 0xff, 0xff]),
};

export const bodyBombs: Attack = {
  name: 'compressed and endless bodies',
  async run({ target, newAttacker }, tally) {
    const attacker = await newAttacker();
    const send = async (what: string, request: Call) => {
      await forgetLimits(target);
      const answer = await call(target.url, { ...request, cookie: attacker.cookie });
      tally.note(isRefused(answer), `${what} at ${request.path} answered ${answer.status}`);
    };
    for (const [encoding, make] of Object.entries(compressed)) {
      const body = make();
      for (const path of ['/api/auth/login', '/api/children', '/api/sessions/feedback/chat']) {
        const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
        await send(encoding, { method: 'POST', path, headers, body });
      }
      for (const path of ['/api/sessions/process-audio', '/api/voice/enroll']) {
        const headers = {
          'content-type': 'multipart/form-data; boundary=x',
          'content-encoding': encoding,
        };
        await send(encoding, { method: 'POST', path, headers, body });
      }
    }
    const json = { 'content-type': 'application/json' };
    const jsonBombs: Record<string, string> = {
      'more than a body may have': JSON.stringify({ email: 'x'.repeat(2 * MEGABYTE) }),
      'brackets in brackets': '['.repeat(MEGABYTE - 1),
      'objects in objects': `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`,
      'very many fields': `{${Array.from({ length: 60_000 }, (_, index) => `"f${index}":1`).join(',')}}`,
      'a very long number': `{"email":${'9'.repeat(MEGABYTE - 100)}}`,
    };
    for (const [what, body] of Object.entries(jsonBombs)) {
      for (const path of ['/api/auth/login', '/api/children'])
        await send(what, { method: 'POST', path, headers: json, body });
    }
    await endless(target.url, tally);
    const form = await formCall(
      formWith('audio', new Uint8Array(MOST_RECORDING_BYTES + MEGABYTE), {
        sessionId: String(attacker.ids.playSession),
      }),
    );
    await send('a file that is too large', {
      method: 'POST',
      path: '/api/sessions/process-audio',
      ...form,
    });
    const parts = Array.from(
      { length: 20_000 },
      () => '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n',
    ).join('');
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    await send('a form of very many parts', {
      method: 'POST',
      path: '/api/sessions/process-audio',
      headers: multipart,
      body: `${parts}--x--\r\n`,
    });
    const head = `--x\r\ncontent-disposition: form-data; name="audio"; filename="${'a'.repeat(MEGABYTE)}"\r\n\r\n1\r\n--x--\r\n`;
    await send('a form with a very long head', {
      method: 'POST',
      path: '/api/voice/enroll',
      headers: multipart,
      body: head,
    });
  },
};

/** Sizes that are only claimed, and chunks that never stop. */
async function endless(url: string, tally: Tally): Promise<void> {
  const head =
    'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  const bodies = {
    'a length of ten gigabytes': 'Content-Length: 10000000000\r\n\r\n{}',
    'chunks without end': `Transfer-Encoding: chunked\r\n\r\n${`10000\r\n${' '.repeat(0x10000)}\r\n`.repeat(40)}`,
  };
  for (const [what, rest] of Object.entries(bodies)) {
    const [status = 0] = statusesIn(await exchange(url, head + rest));
    tally.note(status === 413, `${what} answered ${status}`);
  }
}

const SOUND_PATIENCE_MS = 150_000;

export const soundBombAttack: Attack = {
  name: 'sound that claims to be huge',
  async run(scene, tally) {
    const { target } = scene;
    for (const [name, bytes] of Object.entries(soundBombs)) {
      const attacker = await scene.newAttacker();
      await callJson(
        target.url,
        'PUT',
        '/api/consents/voice-enrollment',
        { granted: true },
        attacker.cookie,
      );
      const enroll = await formCall(formWith('audio', bytes().slice(0, 7 * MEGABYTE)));
      const answer = await call(target.url, {
        method: 'POST',
        path: '/api/voice/enroll',
        cookie: attacker.cookie,
        ...enroll,
      });
      tally.note(answer.status === 422, `enrolling with ${name} answered ${answer.status}`);
      const end = await upload(scene, bytes());
      tally.note(end === 'failed', `${name} as an upload ended as ${end}`);
    }
  },
};

/** Sends a recording to be scored and waits for what comes of it. */
async function upload(
  { target, newAttacker }: Scene,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const { cookie, ids } = await newAttacker();
  await target.database.pool.query('delete from recording_uploads where user_id = $1', [ids.user]);
  const form = await formCall(formWith('audio', bytes, { sessionId: String(ids.playSession) }));
  const sent = await call(target.url, {
    method: 'POST',
    path: '/api/sessions/process-audio',
    cookie,
    ...form,
  });
  if (sent.status !== 202) return String(sent.status);
  const until = Date.now() + SOUND_PATIENCE_MS;
  while (Date.now() < until) {
    const { text } = await call(target.url, { path: `/api/sessions/${ids.playSession}`, cookie });
    const { processing } = JSON.parse(text) as { processing?: { status: string } };
    if (processing?.status === 'failed' || processing?.status === 'scored')
      return processing.status;
    await sleep(500);
  }
  return 'nothing for long';
}
