// The other end of ask-process.ts: a process that answers one order and ends with its answer, or with the server.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- says what the message is taken for
export function answerOrder<Order>(answer: (order: Order) => Promise<object>): void {
  // A Ctrl-C reaches it, too; the server lets its work end first, and this belongs to it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit());
  process.once('message', (order: Order) => {
    void answer(order).then((found) => process.send?.(found, () => process.disconnect()));
  });
}
