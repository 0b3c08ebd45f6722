import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ServerEvent, streamedEvents } from './streamed-events.ts';

const written = (events: readonly ServerEvent[]) =>
  events.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('');

it('events come whole, wherever the network cuts them', async () => {
  const event = fc.record({ event: fc.constantFrom('delta', 'final'), data: fc.string() });
  await fc.assert(
    fc.asyncProperty(fc.array(event), fc.integer({ min: 1, max: 40 }), async (events, size) => {
      const bytes = new TextEncoder().encode(written(events));
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < bytes.length; at += size) {
            controller.enqueue(bytes.slice(at, at + size));
          }
          controller.close();
        },
      });
      const read: ServerEvent[] = [];
      for await (const event of streamedEvents(body)) read.push(event);
      expect(read).toEqual(events);
    }),
  );
});
