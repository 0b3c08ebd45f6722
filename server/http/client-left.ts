import type { FastifyReply } from 'fastify';

/** Aborted when whoever asked hangs up before the answer is out. */
export function signalOfLeaving({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}
