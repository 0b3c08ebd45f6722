// A stand-in for an owner's transcription server: it speaks OpenAI's protocol and hears nothing, the test says what it answers.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (
  form: FormData,
  request: IncomingMessage,
  response: ServerResponse,
) => unknown;

export interface TranscriptionStandIn {
  readonly baseUrl: string;
  answer: Answer;
  /** How often it was asked. */
  requests: number;
  stop(): void;
}

export async function startTranscriptionStandIn(): Promise<TranscriptionStandIn> {
  const server = createServer((request, response) => void receive(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const standIn: TranscriptionStandIn = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`,
    answer: (_form, _request, response) => response.writeHead(501).end(),
    requests: 0,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  async function receive(request: IncomingMessage, response: ServerResponse) {
    standIn.requests += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(Buffer.concat(chunks), { headers }).formData();
    await standIn.answer(form, request, response);
  }
  return standIn;
}
