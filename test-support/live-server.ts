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
  /** What the page has thrown away. */
  readonly forgotten: string[] = [];
  #queue: string[] = [];
  #up: Packet[] = [];
  #down: ConnectionEvent[] = [];

  send(event: ConnectionEvent): void {
    const { connection, effects } = nextConnection(this.connection, event);
    this.connection = connection;
    for (const effect of effects) this.#run(effect);
  }

  record(): void {
    const chunk = `chunk ${this.recorded.length}`;
    this.recorded.push(chunk);
    this.#queue.push(chunk);
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
    const { safe, isNumbered } = this.connection.ledger;
    if (!hasStored) {
      this.lost.push(...this.#queue);
      this.#queue = [];
    }
    // Numbers are stored with the chunks; before the server has spoken there are none.
    const isKnown = hasStored && isNumbered;
    const ledger = isKnown
      ? restoreLedger(safe, this.#queue.length)
      : { ...EMPTY_LEDGER, next: this.#queue.length };
    this.connection = newConnection(ledger);
    this.send({ type: 'connect' });
  }

  #lose(): void {
    this.#up = [];
    this.#down = [];
  }

  #run(effect: ConnectionEffect): void {
    if (effect.kind === 'forget') {
      if (effect.count > this.#queue.length) throw new Error('forgets what is not there');
      this.forgotten.push(...this.#queue.splice(0, effect.count));
    }
    if (effect.kind === 'sendChunk') {
      const chunk = this.#queue[effect.position];
      if (chunk === undefined) throw new Error('sends what is forgotten');
      this.#up.push({ number: effect.number, chunk });
    }
    if (effect.kind === 'close') this.#lose();
  }
}
