import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { Unit } from '#coding/session.ts';
import { createChatModel } from '#server/adapters/chat-model.ts';
import { withSecondOpinion } from './second-opinion.ts';

const unit = (text: string, confidence: number): Unit => ({
  text,
  code: 'TA',
  confidence,
  why: '',
});
const doubts = [
  { unit: unit('Charming.', 0.4), childSaid: 'No. Mine.' },
  { unit: unit('That is a cow.', 0.9), childSaid: 'What is this?' },
  { unit: unit('A flat one.', 0.5), childSaid: 'It is flat.' },
];

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
let close = () => {};
afterEach(() => close());

/** A server that speaks the protocol, on loopback. */
async function serve(handler: Handler) {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  return createChatModel({ baseUrl: `http://127.0.0.1:${port}/v1/`, apiKey: 'k', model: 'm' });
}

const answer =
  (content: string): Handler =>
  (_, response) =>
    void response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ choices: [{ message: { content } }] }));

it('asks about doubtful units alone, and takes the codes that exist', async () => {
  let asked = '';
  const model = await serve((request, response) => {
    expect(request.url).toBe('/v1/chat/completions');
    expect(request.headers.authorization).toBe('Bearer k');
    request.on('data', (part: Buffer) => {
      asked += part.toString();
    });
    request.on('end', () => answer('Sure: {"codes": {"1": "NTA", "2": "XX"}}')(request, response));
  });
  const units = await withSecondOpinion(doubts, model);
  expect(units.map(({ code }) => code)).toEqual(['NTA', 'TA', 'TA']);
  expect(asked).toContain('Charming.');
  expect(asked).not.toContain('That is a cow.');
});

it.each([
  ['nonsense', answer('I would rather not.')],
  [
    'an error',
    (_: IncomingMessage, response: ServerResponse) => void response.writeHead(500).end(),
  ],
  ['silence', () => {}],
])('keeps the codes of the coder after %s', async (_, handler: Handler) => {
  const units = await withSecondOpinion(doubts, await serve(handler), 200);
  expect(units).toEqual(doubts.map((doubt) => doubt.unit));
});
