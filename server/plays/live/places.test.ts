// Who gets one of the few places where somebody listens, and who gets it next. One place, real sockets, a real speech process.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeCodes } from '#contract/live.ts';
import { createSpeechPool } from '#server/plays/speech/pool/speech-pool.ts';
import { LiveClient, listenHere } from '#test-support/live-client.ts';
import { playChunks } from '#test-support/live-play.ts';
import { modelsFolder } from '#test-support/models.ts';
import { addChild, type SignedInUser, signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';

const IDLE_MS = 1_500;
const chunks = playChunks.slice(0, 4);
const speechPool = createSpeechPool({
  modelsFolder,
  model: 'tiny',
  processes: 1,
  limits: { livePlacesPerProcess: 1, hearingIdleMs: IDLE_MS },
});
const testApp = await createTestApp({ speechPool });
const url = await listenHere(testApp.app);
afterAll(() => speechPool.close());

async function family(): Promise<SignedInUser> {
  const user = await signUpSomebody(testApp);
  await addChild(testApp, user.id);
  return user;
}

async function connect(user: SignedInUser, sessionId: string = randomUUID()) {
  const client = new LiveClient(url, { sessionId }, { cookie: user.cookie });
  const { nextChunk } = await client.next('connected');
  return { client, nextChunk };
}

const freePlaces = () => speechPool.status().places.live.free;

describe('a place to listen', () => {
  let me: SignedInUser;
  let neighbour: SignedInUser;
  beforeAll(async () => {
    [me, neighbour] = [await family(), await family()];
  });

  it('is not taken by connections that say nothing', async () => {
    const silent = await Promise.all(Array.from({ length: 4 }, () => connect(me)));
    expect(freePlaces()).toBe(1);
    const { client } = await connect(neighbour);
    await client.play(chunks.slice(0, 1));
    expect(freePlaces()).toBe(0);
    await client.stop();
    await expect.poll(freePlaces).toBe(1);
    await Promise.all(silent.map(({ client: other }) => other.cut()));
  });

  it('goes to one of two who begin at once; the other reads what happens, and gets it later', async () => {
    const both = [await connect(me), await connect(neighbour)].map(({ client }) => client);
    for (const client of both) client.send(chunks.slice(0, 1));
    const refused = await Promise.any(
      both.map(async (client) =>
        (await client.closeCode()) === closeCodes.noPlace ? client : Promise.reject(new Error()),
      ),
    );
    expect((await refused.next('error')).message).toMatch(/Keep playing.*once you’re done/);
    const heard = both.find((client) => client !== refused);
    await heard?.next('cdi_update');
    await heard?.stop();
    const { client } = await connect(refused === both[0] ? me : neighbour);
    await client.play(chunks.slice(0, 1));
    await client.stop();
  });

  it('goes to the newer play of a parent; the older one goes on later, from where it was', async () => {
    const key = randomUUID();
    const { client: older } = await connect(me, key);
    await older.play(chunks.slice(0, 2));
    const { client: newer } = await connect(me);
    older.say('ping');
    await older.next('pong');
    await newer.play(chunks.slice(0, 1));
    expect(await older.closeCode()).toBe(closeCodes.replaced);
    await newer.stop();
    const again = await connect(me, key);
    expect(again.nextChunk).toBeGreaterThan(0);
    again.client.send(chunks.slice(again.nextChunk));
    await again.client.stop();
  });

  it('is lent to others by whoever sends no sound for a while, and taken again with the next sound', async () => {
    const { client: quiet } = await connect(me);
    await quiet.play(chunks.slice(0, 2));
    await pause(IDLE_MS + 100);
    const { client } = await connect(neighbour);
    client.send(chunks);
    const { metrics, totalUtterances } = await client.stop();
    quiet.send(chunks.slice(2));
    expect(await quiet.stop()).toMatchObject({ metrics, totalUtterances });
  });

  it('is not needed to end a play', async () => {
    const key = randomUUID();
    const { client: cut } = await connect(me, key);
    await cut.play(chunks.slice(0, 2));
    await cut.cut();
    await pause(IDLE_MS + 100);
    const { client } = await connect(neighbour);
    await client.play(chunks.slice(0, 1));
    const { client: back } = await connect(me, key);
    expect(await back.stop()).toMatchObject({ isFinal: true });
    await client.stop();
  });
});
