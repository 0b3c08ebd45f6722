import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { openDecoder } from '#speech/decode/open-decoder.ts';
import {
  correlation,
  decodeChunks,
  decodeResuming,
  isSame,
  joinBytes,
  loudness,
} from '#test-support/audio/decoding.ts';
import { recordings, webmChunks } from '#test-support/audio/recordings.ts';
import {
  blockContent,
  clusterHead,
  element,
  simpleBlock,
  webmHead,
  webmPieces,
} from '#test-support/audio/webm-file.ts';
import { WebmDemuxer } from './webm-demuxer.ts';

const PACKET_MS = 60;
const PACKET_SAMPLES = (PACKET_MS * SAMPLE_RATE) / 1000;
/** Blocks carry the time of capture, which wanders: a place found by time is right to within this. */
const CLOCK_SAMPLES = 0.02 * SAMPLE_RATE;

const whole = await decodeChunks([recordings.webm]);
const packets = packetsOf(recordings.webm);

function packetsOf(file: Uint8Array): Uint8Array[] {
  const demuxer = new WebmDemuxer();
  demuxer.push(file);
  return [...demuxer.read(true)].flatMap((event) =>
    event.kind === 'block' ? event.block.packets.map((packet) => packet.slice()) : [],
  );
}

/** A recording of `count` packets on time, one piece per element. */
function longRecording(count: number): Uint8Array[] {
  const timed = Array.from({ length: count }, (_, index) => ({
    timeMs: index * PACKET_MS,
    packet: packets[index % packets.length] ?? new Uint8Array(0),
  }));
  return webmPieces(timed);
}

describe('a parent whose connection drops', () => {
  it('keeps the places of what came after a lost chunk', async () => {
    const chunks = webmChunks();
    const heard = await decodeChunks(chunks.toSpliced(1, 1));
    expect(Math.abs(heard.length - whole.length)).toBeLessThan(CLOCK_SAMPLES);
    const gap = heard.subarray(1.6 * SAMPLE_RATE, 2.8 * SAMPLE_RATE);
    expect(loudness(gap)).toBe(0);
    const shift = heard.length - whole.length;
    const after = 3.2 * SAMPLE_RATE;
    expect(correlation(whole.subarray(after), heard.subarray(after + shift))).toBeGreaterThan(0.99);
  });

  it('is not heard twice when a chunk is sent again', async () => {
    const chunks = webmChunks();
    const again = chunks.toSpliced(2, 0, chunks[1] ?? new Uint8Array(0));
    expect((await decodeChunks(again)).length).toBe(whole.length);
  });

  it('loses nothing when another process goes on after each chunk', async () => {
    const heard = await decodeResuming(webmChunks());
    expect(Math.abs(heard.length - whole.length)).toBeLessThan(CLOCK_SAMPLES);
    expect(correlation(whole, heard)).toBeGreaterThan(0.9);
  });

  it('keeps the places when the next process begins in the middle of a block', async () => {
    const { webm } = recordings;
    const heard = await decodeResuming([webm.slice(0, 6000), webm.slice(6000)]);
    expect(Math.abs(heard.length - whole.length)).toBeLessThan(CLOCK_SAMPLES);
  });

  it('keeps the places when a chunk is lost between two processes', async () => {
    const { webm } = recordings;
    const first = openDecoder();
    await first.push(webm.slice(0, 6000));
    const second = openDecoder({ resume: first.state() });
    first.close();
    await second.push(webm.slice(11_000));
    await second.end();
    expect(Math.abs(second.position - whole.length)).toBeLessThan(CLOCK_SAMPLES);
    second.close();
  });

  it('keeps the places when the head of a cluster was in the lost part', async () => {
    const pieces = longRecording(600);
    const all = await decodeChunks([joinBytes(pieces)]);
    // Pieces 480 to 520 hold 2.4 s around the second cluster's head at 30 s.
    const heard = await decodeChunks([joinBytes(pieces.toSpliced(480, 40))]);
    expect(all.length).toBe(600 * PACKET_SAMPLES);
    expect(heard.length).toBe(all.length);
  });
});

it('the stored state holds no sound and little else', async () => {
  const decoder = openDecoder();
  await decoder.push(recordings.webm.slice(0, 6000));
  const state = decoder.state();
  decoder.close();
  expect(state).toMatchObject({ format: 'webm', headerBytes: [] });
  expect(JSON.stringify(state).length).toBeLessThan(500);
});

it('the samples before the start are left out', async () => {
  const first = packets
    .slice(0, 3)
    .flatMap((packet, index) => simpleBlock(index * PACKET_MS, packet));
  const file = Uint8Array.from([...webmHead(312), ...clusterHead(0), ...first]);
  expect((await decodeChunks([file])).length).toBe(3 * PACKET_SAMPLES - 312 / 3);
});

it('a second recording in the same file follows on the first', async () => {
  const file = joinBytes([recordings.webm, recordings.webm]);
  expect((await decodeChunks([file])).length).toBe(2 * whole.length);
});

it('damage in one block costs that block alone', async () => {
  const pieces = longRecording(20);
  const damaged = pieces.with(
    8,
    Uint8Array.from(pieces[8] ?? [], () => 0x55),
  );
  expect((await decodeChunks([joinBytes(damaged)])).length).toBe(20 * PACKET_SAMPLES);
});

describe('blocks of every shape', () => {
  const [a = new Uint8Array(0), b = new Uint8Array(0)] = packets.slice(10);
  const plain = [...simpleBlock(0, a), ...simpleBlock(PACKET_MS, b)];
  const laced = (flags: number, sizes: readonly number[]) =>
    element([0xa3], blockContent(0, flags, [1, ...sizes, ...a, ...b]));
  const xiph = [...Array(Math.floor(a.length / 255)).fill(255), a.length % 255];
  const shapes = {
    'laced, Xiph': laced(0x82, xiph),
    'laced, EBML': laced(0x86, [0x40 | (a.length >> 8), a.length & 0xff]),
    'in block groups': [
      ...element([0xa0], element([0xa1], blockContent(0, 0, a))),
      ...element([0xa0], element([0xa1], blockContent(PACKET_MS, 0, b))),
    ],
    'between empty and foreign ones': [
      ...element([0xec], [0, 0, 0]),
      ...plain,
      ...element([0xa3], [0x82, 0, 0, 0, 1, 2, 3]),
    ],
  };

  it.each(Object.entries(shapes))('%s', async (_, blocks) => {
    const file = (content: readonly number[]) =>
      Uint8Array.from([...webmHead(), ...clusterHead(0), ...content]);
    expect(isSame(await decodeChunks([file(blocks)]), await decodeChunks([file(plain)]))).toBe(
      true,
    );
  });

  it('with an end that is not to be heard', async () => {
    const tenMs = element([0x75, 0xa2], [0x98, 0x96, 0x80]);
    const group = element([0xa0], element([0xa1], blockContent(0, 0, a)), tenMs);
    const file = Uint8Array.from([...webmHead(), ...clusterHead(0), ...group]);
    expect((await decodeChunks([file])).length).toBe(PACKET_SAMPLES - 0.01 * SAMPLE_RATE);
  });
});
