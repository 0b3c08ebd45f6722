// Requests that are allowed and cost much, again and again, by several accounts at once.

import { call, callJson } from '../http-call.ts';
import { forgetLimits } from '../settle.ts';
import type { Attack } from '../tally.ts';

const LASTS_MS = 20_000;
const ATTACKERS = 4;
const LONGEST_MS = 5_000;
const LETTERS = 100_000;

const filled = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const pieces = ['You built a tower, ', 'no ', 'a', 'Parent: ', 'good job! '];

export const costlyRequests: Attack = {
  name: 'costly requests',
  async run({ target, newAttacker }, tally) {
    const until = Date.now() + LASTS_MS;
    const one = async () => {
      const { cookie, ids } = await newAttacker();
      const post = (path: string, body: object) => callJson(target.url, 'POST', path, body, cookie);
      for (let round = 0; Date.now() < until; round++) {
        const piece = pieces[round % pieces.length] ?? 'a';
        const transcript = `Parent: ${filled(piece, LETTERS - 10)}`;
        const sessionId = ids.playSession;
        const acts: Record<string, () => ReturnType<typeof call>> = {
          'a transcript of one line': () =>
            post('/api/sessions/analyze-cdi', { transcript, sessionId }),
          'a play session with it': () =>
            post('/api/sessions', {
              childId: ids.child,
              duration: 300,
              audioTranscription: transcript,
            }),
          'coding it anew': () =>
            call(target.url, { path: `/api/dev/cdi-stream-test?sessionId=${sessionId}`, cookie }),
          'a long question': () => post('/api/agent/chat', { message: filled(piece, 2000) }),
          'a long address': () =>
            post('/api/auth/login', {
              email: `${filled('a.', 500_000)}@${filled('a-', 400_000)}`,
              password: 'x',
            }),
          'all data': () => call(target.url, { path: '/api/data-management/export', cookie }),
          'a report': () =>
            call(target.url, {
              path: `/api/progress/report?childId=${ids.child}&weeks=all&withWords=true`,
              cookie,
            }),
        };
        for (const [name, act] of Object.entries(acts)) {
          await forgetLimits(target);
          const begun = performance.now();
          const { status } = await act();
          const ms = Math.round(performance.now() - begun);
          tally.note(
            status !== 0 && status < 500 && ms < LONGEST_MS,
            `${name} (${piece}) took ${ms} ms and answered ${status}`,
          );
        }
      }
    };
    await Promise.all(Array.from({ length: ATTACKERS }, one));
  },
};
