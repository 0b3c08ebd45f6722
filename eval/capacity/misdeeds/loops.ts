// What costs the server something each time that it is asked for.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formWith } from '#test-support/safety-net.ts';
import { ask } from '../../cluster/ask.ts';
import { PASSWORD } from '../../hostile/parents.ts';
import { inLoops, type Misdeed, type Scene } from '../tally.ts';

const AT_ONCE = 8;
const EXPORTS_AT_ONCE = 4;
/** For an export that is worth its name. */
const PLAYS_TO_EXPORT = 200;

const transcript = Array.from(
  { length: 60 },
  (_, line) => `Parent: You put block number ${line} on top, and what a tall tower it is!`,
).join('\n');

function savePlay({ url, account }: Scene): Promise<Response> {
  const { cookie, childId } = account;
  const body = { childId, duration: 300, audioTranscription: transcript };
  return ask(url, '/api/sessions', { cookie, body });
}

const sample = () =>
  new Uint8Array(
    readFileSync(join(import.meta.dirname, '../../../test-support/audio/espeak-reading.opus')),
  );

export const loopMisdeeds: readonly Misdeed[] = [
  {
    name: 'saves',
    what: `plays with 60 lines of talk are saved, ${AT_ONCE} at once`,
    run: (scene) =>
      inLoops(scene, AT_ONCE, async () => void (await scene.tally.note(savePlay(scene)))),
  },
  {
    name: 'exports',
    what: `everything is exported, ${EXPORTS_AT_ONCE} at once, after ${PLAYS_TO_EXPORT} plays`,
    prepare: async (scene) => {
      const { url, account } = scene;
      const proof = { cookie: account.cookie, body: { password: PASSWORD } };
      await ask(url, '/api/auth/proof/password', proof);
      for (let play = 0; play < PLAYS_TO_EXPORT; play++) if (!(await savePlay(scene)).ok) break;
    },
    run: async (scene) => {
      const { url, account, tally } = scene;
      await inLoops(scene, EXPORTS_AT_ONCE, async () => {
        const { cookie } = account;
        const answer = await tally.note(ask(url, '/api/data-management/export', { cookie }));
        await answer?.arrayBuffer().catch(() => undefined);
      });
    },
  },
  {
    name: 'coach',
    what: `messages to the coach, ${AT_ONCE} at once`,
    run: (scene) =>
      inLoops(scene, AT_ONCE, async (round) => {
        const { url, account, tally } = scene;
        const message = `What can I say when she builds tower ${round}? `.repeat(30);
        await tally.note(
          ask(url, '/api/agent/chat', { cookie: account.cookie, body: { message } }),
        );
      }),
  },
  {
    name: 'enrolments',
    what: `voices are enrolled, ${AT_ONCE} at once`,
    run: async (scene) => {
      const { url, account, tally } = scene;
      const { cookie } = account;
      const consent = { cookie, method: 'PUT', body: { granted: true } };
      await ask(url, '/api/consents/voice-enrollment', consent);
      const recording = sample();
      await inLoops(scene, AT_ONCE, async () => {
        const body = formWith('audio', recording);
        await tally.note(ask(url, '/api/voice/enroll', { cookie, body }));
      });
    },
  },
];
