// A live connection in miniature, for tests: a page that keeps chunks, a network that loses what is under way, a server that keeps
// what it has confirmed. Time does not pass; a test says what happens next.
import { EMPTY_LEDGER, restoreLedger } from '#web/play/live/chunk-ledger.ts';
import { type Connection, newConnection, nextConnection } from '#web/play/live/connection.ts';
import type { ConnectionEffect, ConnectionEvent } from '#web/play/live/connection-events.ts';

interface Packet {
  readonly number: number;
  readonly chunk: string;
}

export class LiveWorld {
  connection: Connection = newConnection();
  /** Every chunk that was ever recorded. */
  readonly recorded: string[] = [];
  /** What the server has, and how much of it would survive the server. */
  received: string[] = [];
  kept = 0;
  /** Went with the memory of a page. */
  readonly lost: string[] = [];
  /** What the page has on its device, by number. */
  #chunks = new Map<number, string>();
  #up: Packet[] = [];
  #down: ConnectionEvent[] = [];

  send(event: ConnectionEvent): void {
    const wasNumbered = this.connection.ledger.isNumbered;
    const { connection, effects } = nextConnection(this.connection, event);
    this.connection = connection;
    if (connection.ledger.isNumbered && !wasNumbered) this.#renumber(connection.ledger.safe);
    for (const effect of effects) this.#run(effect);
  }

  record(): void {
    const chunk = `chunk ${this.recorded.length}`;
    this.recorded.push(chunk);
    this.#chunks.set(this.connection.ledger.next, chunk);
    this.send({ type: 'chunkRecorded' });
  }

  /** The server takes the next chunk that is under way, if it is the one it waits for. */
  arrive(): void {
    const packet = this.#up.shift();
    if (!packet || packet.number < this.received.length) return;
    if (packet.number > this.received.length)
      throw new Error(`chunk ${packet.number} came too early`);
    this.received.push(packet.chunk);
  }

  /** The server makes sure of one more chunk, and says so. */
  keep(): void {
    this.kept = Math.min(this.received.length, this.kept + 1);
    this.#down.push({ type: 'acknowledged', nextChunk: this.kept });
  }

  /** The page gets the server's next word. */
  hear(): void {
    const event = this.#down.shift();
    if (event) this.send(event);
  }

  greet(): void {
    if (this.connection.phase !== 'connecting') return;
    this.received = this.received.slice(0, this.kept);
    this.send({ type: 'greeted', nextChunk: this.kept });
  }

  cut(): void {
    this.#lose();
    this.send({ type: 'dropped' });
  }

  /** The page is loaded anew, from what it stored or with nothing. */
  reload({ hasStored }: { readonly hasStored: boolean }): void {
    this.#lose();
    if (!hasStored) {
      this.lost.push(...this.#chunks.values());
      this.#chunks.clear();
    }
    // Before the server has spoken there are no numbers.
    const isKnown = this.#chunks.size > 0 && this.connection.ledger.isNumbered;
    const ledger = isKnown
      ? restoreLedger(Math.min(...this.#chunks.keys()), this.#chunks.size)
      : { ...EMPTY_LEDGER, next: this.#chunks.size };
    this.connection = newConnection(ledger);
    this.send({ type: 'connect' });
  }

  #renumber(by: number): void {
    this.#chunks = new Map([...this.#chunks].map(([number, chunk]) => [number + by, chunk]));
  }

  #lose(): void {
    this.#up = [];
    this.#down = [];
  }

  #run(effect: ConnectionEffect): void {
    if (effect.kind === 'sendChunk') {
      const chunk = this.#chunks.get(effect.number);
      if (chunk === undefined) throw new Error('sends what is not there');
      this.#up.push({ number: effect.number, chunk });
    }
    if (effect.kind === 'close') this.#lose();
  }
}
