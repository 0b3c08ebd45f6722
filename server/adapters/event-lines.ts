const DATA = 'data:';

/** The data of server-sent events, as they come in. However a line is cut into pieces, each byte is looked at once. */
export async function* eventsIn(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let begun: string[] = [];
  for await (const bytes of body) {
    const [first = '', ...others] = decoder.decode(bytes, { stream: true }).split('\n');
    begun.push(first);
    for (const next of others) {
      const line = begun.join('');
      begun = [next];
      if (line.startsWith(DATA)) yield line.slice(DATA.length).trim();
    }
  }
}
