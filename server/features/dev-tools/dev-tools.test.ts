import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type ScoringEvent, scoringEventSchema } from '#contract/dev-tools.ts';
import { formatTranscript } from '#domain/transcript.ts';
import { tables } from '#server/database/connect.ts';
import { addChild, addPlaySession, signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';

const testApp = await createTestApp();
const parent = await signUpSomebody(testApp);

async function playWith(transcript: string | null): Promise<number> {
  const id = await addPlaySession(testApp, parent.id, await addChild(testApp, parent.id));
  await testApp.database.db
    .update(tables.specialSessions)
    .set({ audioTranscription: transcript })
    .where(eq(tables.specialSessions.id, id));
  return id;
}

async function streamOf(playSessionId: number): Promise<ScoringEvent[]> {
  const { body } = await testApp.request({
    url: `/api/dev/cdi-stream-test?sessionId=${playSessionId}`,
    headers: { cookie: parent.cookie },
  });
  return body
    .split('\n\n')
    .filter(Boolean)
    .map((text) => {
      const [, event, data = ''] = /^event: (\w+)\ndata: (.+)$/.exec(text) ?? [];
      return scoringEventSchema.parse({ event, data: JSON.parse(data) });
    });
}

const talk = formatTranscript([
  { speaker: 'child', text: 'Doggy runned away.' },
  { speaker: 'parent', text: 'The doggy ran away.' },
  { speaker: 'parent', text: 'I like how you waited for your turn.' },
  { speaker: 'parent', text: "You're lining up the penguins." },
  { speaker: 'parent', text: "You're lining up the penguins." },
  { speaker: 'parent', text: 'Where does this one go?' },
  { speaker: 'parent', text: 'Put it on top.' },
  { speaker: 'parent', text: 'Thank you for passing me the spoon.' },
  { speaker: 'other', text: 'You built a tower.' },
  { speaker: 'parent', text: "Don't grab it." },
]);

it('the transcript of a play session is scored, with progress on the way and the parent’s own lines', async () => {
  const events = await streamOf(await playWith(talk));
  expect(events.map(({ event }) => event)).toEqual(['progress', 'progress', 'final']);
  const sizes = events.flatMap((one) => (one.event === 'progress' ? one.data.bytes : []));
  expect(sizes[0]).toBeLessThan(sizes[1] ?? 0);
  expect(sizes[1]).toBe(Buffer.byteLength(talk.replaceAll(/^\w+: |\n/gm, '')));
  expect(events.at(-1)).toEqual({
    event: 'final',
    data: {
      counts: {
        labeledPraise: 2,
        behaviorDescriptions: 2,
        reflections: 1,
        questions: 1,
        commands: 1,
      },
      guidance: expect.stringMatching(/^About 2 times, you said what your child was doing/),
      examples: {
        labeledPraise: [
          'I like how you waited for your turn.',
          'Thank you for passing me the spoon.',
        ],
        behaviorDescriptions: ["You're lining up the penguins."],
      },
    },
  });
});

it('one endless line is coded in pieces too', async () => {
  const line = "Parent: You're lining up the penguins. ".trimEnd();
  const events = await streamOf(await playWith(`${line}${' and then some more'.repeat(400)}`));
  expect(events.length).toBeGreaterThan(3);
  expect(events.at(-1)?.event).toBe('final');
});

it.each([null, '', 'nobody says who spoke'])(
  'a play session without talk (%j) says so in plain words',
  async (transcript) => {
    expect(await streamOf(await playWith(transcript))).toEqual([
      {
        event: 'error',
        data: { message: expect.stringMatching('no talk to score') },
      },
    ]);
  },
);

it('what was said never reaches the log', async () => {
  await streamOf(await playWith(talk));
  expect(testApp.log()).not.toMatch(/penguins|doggy/i);
});
