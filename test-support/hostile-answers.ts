// What a server that means ill, or is broken, answers.
import type { ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';

export type Misbehaviour = (response: ServerResponse) => void;

const EVENTS = { 'content-type': 'text/event-stream' };

/** The same bytes for ever, as fast as they are taken. */
export function pourInto(stream: Writable, bytes: string | Buffer): void {
  const pour = () => {
    while (!stream.destroyed) if (!stream.write(bytes)) return;
  };
  stream.on('drain', pour).on('error', () => undefined);
  pour();
}

export const endless =
  (bytes: string | Buffer, headers: Record<string, string> = EVENTS): Misbehaviour =>
  (response) => {
    response.writeHead(200, headers);
    response.once('close', () => response.destroy());
    pourInto(response, bytes);
  };

/** A little for ever, never long without. */
export const dripping =
  (bytes: string): Misbehaviour =>
  (response) => {
    response.writeHead(200, EVENTS);
    const drops = setInterval(() => response.write(bytes), 5);
    response.once('close', () => clearInterval(drops));
  };

/** A head that goes on for ever, one header at a time. */
export const endlessHead: Misbehaviour = ({ socket }) => {
  socket?.write('HTTP/1.1 200 OK\r\n');
  const drops = setInterval(() => socket?.write('x-more: 1\r\n'), 5);
  socket?.once('close', () => clearInterval(drops)).on('error', () => undefined);
};

export const breakingOff =
  (bytes: string): Misbehaviour =>
  (response) => {
    response.writeHead(200, EVENTS);
    response.write(bytes, () => response.destroy());
  };

export const whole =
  (bytes: string | Buffer, headers: Record<string, string> = EVENTS): Misbehaviour =>
  (response) => {
    response.on('error', () => undefined);
    response.writeHead(200, headers).end(bytes);
  };

export const redirectTo =
  (location: string): Misbehaviour =>
  (response) => {
    response.writeHead(307, { location }).end();
  };
