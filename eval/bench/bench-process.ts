// Processes of the bench: each answers orders, one at a time, and ends with the bench.
import { fork } from 'node:child_process';
import { once } from 'node:events';

export interface BenchProcess<Order, Answer> {
  readonly pid: number;
  ask(order: Order): Promise<Answer>;
  stop(): Promise<void>;
}

/** Starts a TypeScript file that calls `answerOrders`. */
export function startProcess<Order extends object, Answer>(
  file: string,
): BenchProcess<Order, Answer> {
  const child = fork(file, { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
  const ended = once(child, 'exit');
  return {
    pid: child.pid ?? 0,
    async ask(order) {
      child.send(order);
      const told = once(child, 'message');
      const first = await Promise.race([told, ended.then(() => undefined)]);
      if (!first) throw new Error(`${file} has ended.`);
      return first[0] as Answer;
    },
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

/** In such a process; what it is asked is what its starter says. */
export function answerOrders(answer: (order: never) => Promise<number | string>): void {
  process.on('message', (order) => {
    void answer(order as never).then((said) => process.send?.(said));
  });
  process.once('disconnect', () => process.exit());
}
