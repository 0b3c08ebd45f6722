// A browser's end of the live connection, over a real socket.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import { type ClientMessage, LIVE_PATH, type ServerMessage } from '#contract/live.ts';

type Told<Type> = Extract<ServerMessage, { type: Type }>;

export class LiveClient {
  readonly messages: ServerMessage[] = [];
  readonly #socket: WebSocket;
  readonly #closed: Promise<number>;
  #read = 0;

  constructor(url: string, query: Record<string, string>, headers: Record<string, string>) {
    const address = `${url.replace('http', 'ws')}${LIVE_PATH}?${new URLSearchParams(query).toString()}`;
    this.#socket = new WebSocket(address, { headers });
    this.#socket.on('message', (data: Buffer) => {
      this.messages.push(JSON.parse(data.toString()) as ServerMessage);
      this.#socket.emit('read');
    });
    this.#closed = new Promise((resolve) => {
      this.#socket.once('close', (code) => {
        resolve(code);
        this.#socket.emit('read');
      });
    });
    this.#socket.on('error', () => undefined);
  }

  /** The next message of this kind, after the last one that was waited for. */
  async next<Type extends ServerMessage['type']>(type: Type): Promise<Told<Type>> {
    for (;;) {
      const at = this.messages.findIndex(
        (message, index) => index >= this.#read && message.type === type,
      );
      if (at >= 0) {
        this.#read = at + 1;
        return this.messages[at] as Told<Type>;
      }
      if (this.#socket.readyState === WebSocket.CLOSED)
        throw new Error(`Closed before "${type}" came`);
      await once(this.#socket, 'read');
    }
  }

  say(type: ClientMessage['type']): void {
    this.#socket.send(JSON.stringify({ type }));
  }

  sendRaw(data: string | Uint8Array): void {
    this.#socket.send(data);
  }

  send(chunks: readonly Uint8Array[]): void {
    for (const chunk of chunks) this.#socket.send(chunk);
  }

  /** Waits for the update of each chunk before it sends the next. */
  async play(chunks: readonly Uint8Array[]): Promise<void> {
    for (const chunk of chunks) {
      this.#socket.send(chunk);
      await this.next('cdi_update');
    }
  }

  /** Ends the play session; resolves with the last counts. */
  async stop(): Promise<Told<'cdi_update'>> {
    this.say('stop_session');
    return this.final();
  }

  async final(): Promise<Told<'cdi_update'>> {
    let update = await this.next('cdi_update');
    while (!update.isFinal) update = await this.next('cdi_update');
    return update;
  }

  /** As when the network goes: without a word. */
  async cut(): Promise<void> {
    this.#socket.terminate();
    await this.#closed;
  }

  /** Resolves with the code that it was closed with. */
  closeCode(): Promise<number> {
    return this.#closed;
  }

  /** Status and body of a handshake that was refused. */
  async refusal(): Promise<{ status: number; body: string }> {
    const [request, response] = await once(this.#socket, 'unexpected-response');
    let body = '';
    for await (const part of response) body += String(part);
    request.destroy();
    return { status: response.statusCode, body };
  }
}

/** Address of an app that listens on this machine alone. */
export async function listenHere(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
