// What somebody sends who wants to harm: to be let in, and once they are in.
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { MOST_CHUNK_BYTES } from '#contract/live.ts';
import { playChunks } from '#test-support/live-play.ts';
import type { Parent } from './parents.ts';
import type { Knock } from './wire.ts';

/** More than a connection may send at once. */
const FLOOD = 150;
const FEW = 12;

const times = (count: number, frameOf: (index: number) => string | Uint8Array) =>
  Array.from({ length: count }, (_, index) => frameOf(index));
const one = <Item>(items: readonly Item[]) => items[randomInt(items.length)] as Item;
const message = (type: string) => JSON.stringify({ type });

const strangeTexts = [
  '',
  'null',
  '0',
  '[]',
  '{}',
  '"ping"',
  '{"type":null}',
  '{"type":["ping"]}',
  '{"type":"PING"}',
  '{"type":"ping"',
  '{"__proto__":{"type":"stop_session"}}',
  '{"constructor":{"prototype":{"type":"ping"}},"type":"toString"}',
  '\u0000'.repeat(64),
  `${'['.repeat(500)}${']'.repeat(500)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  JSON.stringify({ type: 'ping', padding: 'x'.repeat(100_000) }),
];

const send = (frames: readonly (string | Uint8Array)[]) => (socket: WebSocket) => {
  for (const frame of frames) socket.send(frame);
  return frames.length;
};

/** Once they are in, with a cookie of their own. */
export const frameAttacks: Record<string, () => (socket: WebSocket) => number> = {
  'text of a wrong form': () => send(times(FEW, () => one(strangeTexts))),
  'random bytes as sound': () => send(times(FEW, () => randomBytes(randomInt(1, 20_000)))),
  'empty sound': () => send(times(FEW, () => new Uint8Array())),
  'sound larger than allowed': () => send([new Uint8Array(MOST_CHUNK_BYTES + randomInt(1, 4096))]),
  'sound as large as allowed': () => send(times(3, () => randomBytes(MOST_CHUNK_BYTES))),
  'chunks in the wrong order': () => send(playChunks.slice(0, 4).toReversed()),
  'one chunk again and again': () => send(times(FEW, () => playChunks[0] ?? new Uint8Array())),
  'chunks that are cut off': () =>
    send(times(3, (index) => (playChunks[index] ?? new Uint8Array()).subarray(0, randomInt(3000)))),
  'a flood of pings': () => send(times(FLOOD, () => message('ping'))),
  'a flood of protocol pings': () => (socket) => {
    for (let index = 0; index < FLOOD; index++) socket.ping();
    return FLOOD;
  },
  'resets without end': () => send(times(FEW, () => message('reset'))),
  'ends without end': () => send(times(FEW, () => message('stop_session'))),
  'starts without end': () => send(times(FLOOD, () => message('recording_started'))),
  'a flood of small sound': () => send(times(FLOOD, () => randomBytes(40))),
};

interface Target {
  readonly attacker: Parent;
  readonly neighbour: Parent;
  readonly neighbourKey: string;
}

/** At the door; each must be refused. */
export const doorAttacks: Record<string, (target: Target) => Knock> = {
  'no cookie': () => knockWith({}, { cookie: '' }),
  'a forged cookie': ({ attacker }) =>
    // The login cookie is the first of them.
    knockWith({}, { cookie: attacker.cookie.replace(/.{6}(?=;|$)/, randomUUID().slice(0, 6)) }),
  'another site': ({ attacker }) =>
    knockWith({}, { cookie: attacker.cookie, origin: 'https://elsewhere.example' }),
  "somebody else's id": ({ attacker, neighbour, neighbourKey }) =>
    knockWith({ userId: neighbour.id, sessionId: neighbourKey }, { cookie: attacker.cookie }),
  "somebody else's child": ({ attacker, neighbour }) =>
    knockWith({ childId: String(neighbour.childId) }, { cookie: attacker.cookie }),
  'a strange play session': ({ attacker }) =>
    knockWith(
      { sessionId: one(['', '../..', 'x'.repeat(5_000), "';--", '%00', '__proto__.x']) },
      { cookie: attacker.cookie },
    ),
};

function knockWith(query: Record<string, string>, headers: Record<string, string>): Knock {
  return { query: { sessionId: randomUUID(), ...query }, headers };
}

/** After a handshake by hand: frames that break the protocol, or never end. */
export const brokenBytes: Record<string, () => Uint8Array> = {
  'half a frame': () => Buffer.from([0x82, 0xfe, 0x40, 0x00, 1, 2, 3, 4, 5]),
  'a frame without a mask': () => Buffer.from([0x81, 0x04, 0x70, 0x69, 0x6e, 0x67]),
  'a reserved kind of frame': () => Buffer.from([0x83, 0x80, 0, 0, 0, 0]),
  'a frame of 8 exabytes': () => Buffer.from([0x82, 0xff, 0x7f, ...randomBytes(11)]),
  nothing: () => new Uint8Array(),
};
