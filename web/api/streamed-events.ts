export interface ServerEvent {
  readonly event: string;
  readonly data: unknown;
}

/** Server-sent events as they come in; an `EventSource` could not send a body. */
export async function* streamedEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      yield* blocks.map(eventIn);
    }
  } finally {
    // Who stops reading lets the server stop writing.
    await reader.cancel();
  }
}

function eventIn(block: string): ServerEvent {
  const line = (name: string) =>
    block
      .split('\n')
      .find((text) => text.startsWith(`${name}: `))
      ?.slice(name.length + 2) ?? '';
  return { event: line('event'), data: JSON.parse(line('data')) };
}
