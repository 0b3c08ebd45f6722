// A stretch of network on loopback that can be cut: everything between a server and what it needs goes through one.
import { once } from 'node:events';
import {
  type AddressInfo,
  connect,
  createServer,
  type Socket,
  type TcpNetConnectOpts,
} from 'node:net';

type Target = Pick<TcpNetConnectOpts, 'port'> | { readonly path: string };

export class TcpRelay {
  readonly port: number;
  readonly #server: ReturnType<typeof createServer>;
  readonly #lines = new Set<Socket>();
  #isCut = false;
  #isFrozen = false;

  private constructor(server: ReturnType<typeof createServer>) {
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  static async to(target: Target): Promise<TcpRelay> {
    const server = createServer({ noDelay: true });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const relay = new TcpRelay(server);
    server.on('connection', (line) => relay.#join(line, target));
    return relay;
  }

  /** Every connection breaks, and nobody gets through. */
  cut(): void {
    this.#isCut = true;
    for (const line of this.#lines) line.destroy();
  }

  /** Nothing breaks and nothing arrives: as when a cable is pulled. */
  freeze(): void {
    this.#isFrozen = true;
    for (const line of this.#lines) line.pause();
  }

  mend(): void {
    this.#isCut = false;
    this.#isFrozen = false;
    for (const line of this.#lines) line.resume();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(line: Socket, target: Target): void {
    if (this.#isCut) return void line.destroy();
    const onward = connect({ ...target, noDelay: true } as TcpNetConnectOpts);
    for (const [one, other] of [
      [line, onward],
      [onward, line],
    ] as const) {
      this.#lines.add(one);
      one.on('data', (bytes) => other.write(bytes));
      if (this.#isFrozen) one.pause();
      one.on('error', () => undefined);
      one.once('close', () => {
        this.#lines.delete(one);
        other.destroy();
      });
    }
  }
}
