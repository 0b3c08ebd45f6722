// Asking a server that an owner named, and that may be slow, endless or broken: what it costs us has a limit in time and in bytes.

export interface Bounds {
  /** From the first byte that is sent to the last that comes. */
  readonly limitMs: number;
  /** Of the answer, unpacked. */
  readonly mostBytes: number;
  /** Ends it early. */
  readonly signal?: AbortSignal | undefined;
}

export interface BoundedAnswer {
  readonly contentType: string;
  /** Has to be read, or at least begun: whoever stops reading hangs up, and so does every error. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Rejects where the answer does not begin in time, or says no. */
export async function boundedFetch(
  url: string,
  request: Pick<RequestInit, 'headers' | 'body'>,
  { limitMs, mostBytes, signal }: Bounds,
): Promise<BoundedAnswer> {
  const line = new AbortController();
  const timer = setTimeout(
    () => line.abort(new DOMException('the answer took too long', 'TimeoutError')),
    limitMs,
  );
  const leave = () => line.abort(signal?.reason);
  const hangUp = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
    line.abort();
  };
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave, { once: true });
  // By ourselves as well: Node forgets the signal of a request that is under way when memory is swept.
  const ended = new Promise<never>((_, reject) => {
    line.signal.addEventListener('abort', () => reject(line.signal.reason), { once: true });
  });
  ended.catch(() => {});
  try {
    const response = await Promise.race([
      fetch(url, {
        ...request,
        method: 'POST',
        // The words of a family go where the owner said, and nowhere else.
        redirect: 'error',
        signal: line.signal,
      }),
      ended,
    ]);
    // What the server says goes nowhere: it may repeat the words of a family.
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    const contentType = response.headers.get('content-type') ?? '';
    return { contentType, bytes: counted(response.body, mostBytes, ended, hangUp) };
  } catch (error) {
    hangUp();
    throw error;
  }
}

async function* counted(
  body: ReadableStream<Uint8Array> | null,
  mostBytes: number,
  ended: Promise<never>,
  hangUp: () => void,
): AsyncGenerator<Uint8Array> {
  if (!body) return hangUp();
  const reader = body.getReader();
  let read = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), ended]);
      if (done) return;
      read += value.length;
      if (read > mostBytes) throw new RangeError('the answer is too long');
      yield value;
    }
  } finally {
    hangUp();
    await reader.cancel().catch(() => undefined);
  }
}

/** Rejects where it is no JSON. */
export async function readJson(bytes: AsyncIterable<Uint8Array>): Promise<unknown> {
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString());
}
