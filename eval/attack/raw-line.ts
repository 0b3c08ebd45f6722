// Bytes on a line, as no HTTP client would send them.
import { connect, type Socket } from 'node:net';

export function openLine(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  return socket;
}

/** Sends bytes and gives all that came back until the line was closed, or was quiet for a while. */
export function exchange(
  url: string,
  bytes: string | Uint8Array,
  quietMs = 1_000,
): Promise<string> {
  return new Promise((resolve) => {
    const socket = openLine(url);
    let text = '';
    const end = () => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(quietMs, end);
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
    });
    socket.on('close', end);
    socket.write(bytes);
  });
}

export const statusesIn = (text: string) =>
  [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
