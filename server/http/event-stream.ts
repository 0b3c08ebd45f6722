import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '#server/logging.ts';

export interface StreamedEvent {
  readonly event: string;
  readonly data: object;
}

export function acceptsEvents({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/event-stream') ?? false;
}

/** Answers with server-sent events as they come. A client that leaves ends the source of the events too. */
export function sendEvents(
  reply: FastifyReply,
  events: AsyncIterable<StreamedEvent>,
): FastifyReply {
  return (
    reply
      .header('cache-control', 'no-store')
      // Some proxies hold an answer back until it is complete.
      .header('x-accel-buffering', 'no')
      .type('text/event-stream')
      .send(Readable.from(written(events, reply)))
  );
}

async function* written(events: AsyncIterable<StreamedEvent>, { request, raw }: FastifyReply) {
  try {
    for await (const one of events) yield asText(one);
  } catch (error) {
    if (raw.destroyed) return;
    // The status has long been sent: all that is left is to say it in the stream.
    request.log.error({ error: describeError(error) }, 'stream failed');
    const message = 'Something went wrong on our side. Please try again in a moment.';
    yield asText({ event: 'error', data: { message } });
  }
}

const asText = ({ event, data }: StreamedEvent) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
