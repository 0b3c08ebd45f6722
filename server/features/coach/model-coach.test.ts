import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChatMessage } from '#contract/coach.ts';
import { createChatModel } from '#server/adapters/chat-model.ts';
import { startChatStandIn } from '#test-support/chat-server.ts';
import { addCoachedPlay } from '#test-support/coached-play.ts';
import { signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';
import { askModel } from './model-coach.ts';

const standIn = await startChatStandIn();
afterAll(() => standIn.stop());
const chatModel = createChatModel({ baseUrl: standIn.baseUrl, apiKey: 'key', model: 'small' });
const testApp = await createTestApp({ chatModel });
const { id, cookie } = await signUpSomebody(testApp);
const { playSessionId } = await addCoachedPlay(testApp, id);
await testApp.request({
  method: 'PUT',
  url: '/api/consents/services',
  headers: { cookie },
  payload: { kind: 'words', id: chatModel.service.id, granted: true },
});

const GOOD = 'You said: “I like how gently you carry the dog.” That was warm. Do it again!';

beforeEach(() => {
  standIn.answer = () => GOOD;
  standIn.status = 200;
  standIn.streams = true;
  standIn.requests.length = 0;
});

const ask = (message: string, accept = 'application/json') =>
  testApp.request({
    method: 'POST',
    url: '/api/sessions/feedback/chat',
    payload: { sessionId: playSessionId, message },
    headers: { cookie, accept },
  });
const answerTo = async (message: string) =>
  (await ask(message)).json<{ message: string }>().message;

async function kept(): Promise<ChatMessage[]> {
  const url = `/api/sessions/${playSessionId}/conversation`;
  const { messages } = (await testApp.request({ url, headers: { cookie } })).json<{
    messages: ChatMessage[];
  }>();
  return messages;
}

/** What the library has on special time; asked again, the coach goes on. */
const BUILT_IN =
  /five minutes in which|Put out two or three|wanders off, stay on the floor|When a child gets warm/;

describe('a configured model', () => {
  it('gets the lines, the rules and the talk so far', async () => {
    expect(await answerTo('How did I do?')).toBe(GOOD);
    await answerTo('And what else?');
    const [system, ...talk] = standIn.requests[1]?.messages ?? [];
    expect(system?.content).toMatch(
      /No diagnosis.*\[Child\], \d+ years.*parent \[LP\]: I like how gently/s,
    );
    expect(talk).toEqual([
      { role: 'user', content: 'How did I do?' },
      { role: 'assistant', content: GOOD },
      { role: 'user', content: 'And what else?' },
    ]);
  });

  it('never reads a child’s name, nor who the parent is; the answer has the name again', async () => {
    standIn.answer = () => 'What a warm moment that was for [Child]. Tell [Child] so again.';
    const { body } = await ask('Noa was so proud. NOA’S tower!', 'text/event-stream');
    await answerTo('And what did noa like?');
    expect(JSON.stringify(standIn.requests)).not.toMatch(/noa/i);
    expect(JSON.stringify(standIn.requests)).not.toContain(id);
    expect(standIn.requests[0]?.messages.at(-1)?.content).toBe(
      '[Child] was so proud. [Child]’S tower!',
    );
    expect(body).not.toContain('[Child]');
    expect((await kept()).at(-1)?.content).toBe(
      'What a warm moment that was for Noa. Tell Noa so again.',
    );
  });

  it('is streamed to who accepts it, sentence by sentence, and kept whole', async () => {
    const { body, headers } = await ask('Tell me more', 'text/event-stream');
    expect(headers['content-type']).toContain('text/event-stream');
    const events = body.trim().split('\n\n');
    expect(events.map((one) => one.split('\n')[0])).toEqual([
      'event: delta',
      'event: delta',
      'event: final',
    ]);
    expect(events.at(-1)).toContain(JSON.stringify(GOOD));
    expect((await kept()).at(-1)?.content).toBe(GOOD);
  });

  it('may also answer in one piece', async () => {
    standIn.streams = false;
    expect(await answerTo('And now?')).toBe(GOOD);
  });

  it.each([
    ['a diagnosis', () => 'Thank you. From what you tell me, Noa has ADHD.'],
    ['a comparison', () => 'You did better than most parents do.'],
    ['a made-up number', () => 'Call this line, it is free: 0800 123 4567.'],
    ['a person', () => 'I am a therapist and a mother myself, so I know.'],
    ['a flood', () => 'Nice play. '.repeat(200)],
    ['nothing', () => ''],
  ])('gives way to the built-in coach after %s', async (_, answer) => {
    standIn.answer = answer;
    const said = await answerTo('What is special time?');
    expect(said).toMatch(BUILT_IN);
    expect((await kept()).at(-1)?.content).toBe(said);
  });

  it('gives way to the built-in coach when it refuses', async () => {
    standIn.status = 500;
    expect(await answerTo('What is special time?')).toMatch(BUILT_IN);
    expect(testApp.log()).toContain('in place of the model');
  });

  it('is not waited for longer than a parent waits', async () => {
    standIn.answer = () => undefined;
    const context = { child: undefined, siblings: [], play: undefined, timeZone: 'UTC' };
    const { value } = await askModel(chatModel, context, [], 'Hello?', { limitMs: 100 }).next();
    expect(value).toEqual({ kind: 'failed', reason: 'TimeoutError' });
  });

  it('shows nothing of an answer that goes wrong in its second sentence', async () => {
    standIn.answer = () => 'That was a lovely five minutes of play. Noa has ADHD, I think. Bye.';
    const { body } = await ask('What is special time?', 'text/event-stream');
    expect(body).toContain('lovely five minutes');
    expect(body).not.toContain('ADHD');
    expect(body.trim().split('\n\n').at(-1)).toMatch(BUILT_IN);
  });

  it('never sees danger, and can itself call it', async () => {
    expect(await answerTo('I want to kill myself')).toContain('I am an AI');
    expect(standIn.requests).toHaveLength(0);
    const before = await kept();
    standIn.answer = () => 'DANGER: violence. Please be safe tonight, dear.';
    expect(await answerTo('the evenings with him are grim')).toContain('not your fault');
    expect(await kept()).toEqual(before);
  });
});
