// Requests that are allowed and cost much, again and again, by several accounts at once: whoever else is there must not wait for them.
import { setTimeout as sleep } from 'node:timers/promises';
import { call, callJson } from '../http-call.ts';
import { forgetLimits } from '../settle.ts';
import type { Attack } from '../tally.ts';

const LASTS_MS = 30_000;
const ATTACKERS = 4;
/** For somebody else, on a machine that may be busy with other things as well. */
const LONGEST_MS = 5_000;
const PAUSE_MS = 200;
const LETTERS = 100_000;

const filled = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const pieces = ['You built a tower, ', 'no ', 'a', 'Parent: ', 'good job! '];

export const costlyRequests: Attack = {
  name: 'costly requests',
  async run({ target, newAttacker }, tally) {
    let until = Date.now() + LASTS_MS;
    const attack = async () => {
      const { cookie, ids } = await newAttacker();
      const post = (path: string, body: object) => callJson(target.url, 'POST', path, body, cookie);
      for (let round = 0; Date.now() < until; round++) {
        const piece = pieces[round % pieces.length] ?? 'a';
        const transcript = `Parent: ${filled(piece, LETTERS - 10)}`;
        const sessionId = ids.playSession;
        const play = { childId: ids.child, duration: 300, audioTranscription: transcript };
        const email = `${filled('a.', 500_000)}@${filled('a-', 400_000)}`;
        const report = `/api/progress/report?childId=${ids.child}&weeks=all&withWords=true`;
        await forgetLimits(target);
        // Their own answers may take as long as they like, or not come at all.
        await Promise.all([
          post('/api/sessions/analyze-cdi', { transcript, sessionId }),
          post('/api/sessions', play),
          call(target.url, { path: `/api/dev/cdi-stream-test?sessionId=${sessionId}`, cookie }),
          post('/api/agent/chat', { message: filled(piece, 2000) }),
          post('/api/auth/login', { email, password: 'x' }),
          call(target.url, { path: '/api/data-management/export', cookie }),
          call(target.url, { path: report, cookie }),
        ]);
      }
    };
    const attackers = Array.from({ length: ATTACKERS }, attack);
    try {
      const { cookie } = await newAttacker();
      while (Date.now() < until) {
        const begun = performance.now();
        const { status } = await call(target.url, { path: '/api/children', cookie });
        const ms = Math.round(performance.now() - begun);
        tally.note(
          status === 200 && ms < LONGEST_MS,
          `somebody else waited ${ms} ms for ${status}`,
        );
        await sleep(PAUSE_MS);
      }
    } finally {
      // Whoever was let in stops at once, and nobody asks a server that is gone.
      until = 0;
      await Promise.all(attackers);
    }
  },
};
