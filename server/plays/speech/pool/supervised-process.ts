// One speech process and whether it is well. Whatever goes wrong ends it; its slot starts the next.
import { type ChildProcess, fork } from 'node:child_process';
import { packageRoot } from '#server/package-root.ts';
import { programFile } from '#server/program-file.ts';
import { Deferred } from './deferred.ts';
import type { Answer, FromProcess, LoadOrder, Order, ToProcess } from './messages.ts';
import type { PoolLimits } from './pool-limits.ts';

export type EndReason =
  /** By itself, or by somebody's signal. */
  | 'died'
  | 'start-failed'
  | 'start-too-slow'
  | 'no-answer-to-ping'
  | 'order-too-slow'
  | 'too-much-memory'
  | 'closed';

export class SupervisedProcess {
  readonly #child: ChildProcess;
  readonly #limits: PoolLimits;
  readonly #onAnswer: (answer: Answer) => void;
  readonly #ready = new Deferred<void>();
  readonly #ended = new Deferred<EndReason>();
  #isReady = false;
  #endReason: EndReason | undefined;
  #limitTimer: NodeJS.Timeout | undefined;
  #pingTimer: NodeJS.Timeout | undefined;
  #pingsWithoutAnswer = 0;

  constructor(load: LoadOrder, limits: PoolLimits, onAnswer: (answer: Answer) => void) {
    this.#limits = limits;
    this.#onAnswer = onAnswer;
    this.#child = fork(programFile('speech-process'), {
      cwd: packageRoot,
      // None of the server's secrets, and nothing printed: what a recording holds is in no log.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
      serialization: 'advanced',
    });
    this.#child.on('message', (message) => this.#take(message as FromProcess));
    this.#child.once('exit', () => this.#settle());
    // Where there was nothing to start there is no exit either.
    this.#child.once('error', () => this.#child.pid === undefined && this.#settle());
    this.#endAfter(limits.startMs, 'start-too-slow');
    this.#say(load);
  }

  /** Rejects where it ends before it could hear. */
  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  /** Resolves when it is gone. */
  get ended(): Promise<EndReason> {
    return this.#ended.promise;
  }

  /** One at a time: the next after the answer. */
  give(order: Order): void {
    this.#endAfter(this.#limits.orderMs, 'order-too-slow');
    this.#say(order);
  }

  forget(hearing: number): void {
    this.#say({ kind: 'forget', hearing });
  }

  end(reason: EndReason): void {
    this.#endReason ??= reason;
    this.#child.kill('SIGKILL');
  }

  #take(message: FromProcess): void {
    // What was on its way when it ended does not count: it will be heard again.
    if (this.#endReason) return;
    if ('rssBytes' in message && message.rssBytes > this.#limits.memoryBytes) {
      this.end('too-much-memory');
      return;
    }
    if (message.kind === 'pong') {
      this.#pingsWithoutAnswer = 0;
      return;
    }
    clearTimeout(this.#limitTimer);
    if (message.kind === 'ready') this.#begin();
    else this.#onAnswer(message);
  }

  #begin(): void {
    this.#isReady = true;
    this.#pingTimer = setInterval(() => this.#ping(), this.#limits.pingEveryMs).unref();
    this.#ready.resolve();
  }

  /** Counts pings, not time: after a sleep of the whole machine the process is as late as the server. */
  #ping(): void {
    const { pingEveryMs, pingAnswerMs } = this.#limits;
    if (this.#pingsWithoutAnswer * pingEveryMs >= pingAnswerMs) this.end('no-answer-to-ping');
    this.#pingsWithoutAnswer += 1;
    this.#say({ kind: 'ping' });
  }

  #endAfter(limitMs: number, reason: EndReason): void {
    this.#limitTimer = setTimeout(() => this.end(reason), limitMs).unref();
  }

  #settle(): void {
    clearTimeout(this.#limitTimer);
    clearInterval(this.#pingTimer);
    this.#endReason ??= this.#isReady ? 'died' : 'start-failed';
    this.#ready.reject(new Error(`The speech process did not start: ${this.#endReason}`));
    this.#ended.resolve(this.#endReason);
  }

  #say(message: ToProcess): void {
    // Somebody who is gone is noticed by the exit.
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }
}
