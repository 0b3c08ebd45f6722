// A stand-in for an owner's chat model: it speaks OpenAI's protocol and understands nothing, the test says what it answers.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ChatRequest {
  readonly model: string;
  readonly stream?: boolean;
  readonly messages: readonly { role: string; content: string }[];
}

/** Undefined: it never answers. */
type Answer = (request: ChatRequest) => string | undefined;

export interface ChatStandIn {
  readonly baseUrl: string;
  readonly requests: ChatRequest[];
  answer: Answer;
  /** With one, it refuses. */
  status: number;
  streams: boolean;
  /** Answers in place of all that, however it likes. */
  misbehave: ((response: ServerResponse) => void) | undefined;
  /** Answers whose asker hung up before their end. */
  cut: number;
  stop(): void;
}

export async function startChatStandIn(): Promise<ChatStandIn> {
  const server = createServer((request, response) => void receive(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const standIn: ChatStandIn = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    answer: () => 'Hello.',
    status: 200,
    streams: true,
    misbehave: undefined,
    cut: 0,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  async function receive(request: IncomingMessage, response: ServerResponse) {
    response.once('close', () => {
      if (!response.writableFinished) standIn.cut += 1;
    });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const asked = JSON.parse(Buffer.concat(chunks).toString()) as ChatRequest;
    standIn.requests.push(asked);
    if (standIn.misbehave) {
      standIn.misbehave(response);
      return;
    }
    const content = standIn.answer(asked);
    if (standIn.status !== 200) response.writeHead(standIn.status).end();
    else if (content === undefined) return;
    else if (asked.stream && standIn.streams) stream(response, content);
    else {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ choices: [{ message: { content } }] }));
    }
  }
  return standIn;
}

/** One piece of an answer, as a server streams it. */
export const eventOf = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

function stream(response: ServerResponse, content: string): void {
  response.setHeader('content-type', 'text/event-stream');
  for (const piece of content.match(/.{1,7}/gs) ?? []) {
    response.write(eventOf(piece));
  }
  response.end('data: [DONE]\n\n');
}
