// Writes WebM around given Opus packets, as a recorder with open sizes does, so that a test can choose times and clusters.

export interface TimedPacket {
  readonly timeMs: number;
  readonly packet: Uint8Array;
}

const SEGMENT_ID = [0x18, 0x53, 0x80, 0x67];
const UNKNOWN_SIZE = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];

/** A whole element. */
export function element(
  id: readonly number[],
  ...content: readonly (readonly number[] | Uint8Array)[]
): number[] {
  const body = content.flatMap((part) => [...part]);
  return [
    ...id,
    0x10 | (body.length >> 24),
    (body.length >> 16) & 0xff,
    (body.length >> 8) & 0xff,
    body.length & 0xff,
    ...body,
  ];
}

const text = (value: string) => [...value].map((letter) => letter.charCodeAt(0));
const uint32 = (value: number) => [
  (value >>> 24) & 0xff,
  (value >>> 16) & 0xff,
  (value >>> 8) & 0xff,
  value & 0xff,
];

/** Everything before the first cluster: one Opus track, times in milliseconds. `preSkip` counts at 48 kHz. */
export function webmHead(preSkip = 0, codec = 'A_OPUS'): number[] {
  const opusHead = [
    ...text('OpusHead'),
    1,
    1,
    preSkip & 0xff,
    preSkip >> 8,
    0x80,
    0xbb,
    0,
    0,
    0,
    0,
    0,
  ];
  const track = element(
    [0xae],
    element([0xd7], [1]),
    element([0x86], text(codec)),
    element([0x63, 0xa2], opusHead),
  );
  return [
    ...element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], text('webm'))),
    ...SEGMENT_ID,
    ...UNKNOWN_SIZE,
    ...element([0x15, 0x49, 0xa9, 0x66], element([0x2a, 0xd7, 0xb1], [0x0f, 0x42, 0x40])),
    ...element([0x16, 0x54, 0xae, 0x6b], track),
  ];
}

export function clusterHead(timeMs: number): number[] {
  return [0x1f, 0x43, 0xb6, 0x75, ...UNKNOWN_SIZE, ...element([0xe7], uint32(timeMs))];
}

/** The content of a block: track 1, a time in the cluster, flags, packets. */
export function blockContent(
  relativeMs: number,
  flags: number,
  packets: readonly number[] | Uint8Array,
): number[] {
  return [0x81, (relativeMs >> 8) & 0xff, relativeMs & 0xff, flags, ...packets];
}

export function simpleBlock(relativeMs: number, packet: Uint8Array): number[] {
  return element([0xa3], blockContent(relativeMs, 0x80, packet));
}

/** A recording with a new cluster every `clusterMs`, as pieces: the head, then each cluster head or block. */
export function webmPieces(packets: readonly TimedPacket[], clusterMs = 30_000): Uint8Array[] {
  const pieces = [webmHead()];
  let clusterStart = Number.NEGATIVE_INFINITY;
  for (const { timeMs, packet } of packets) {
    if (timeMs - clusterStart >= clusterMs) {
      clusterStart = timeMs;
      pieces.push(clusterHead(timeMs));
    }
    pieces.push(simpleBlock(timeMs - clusterStart, packet));
  }
  return pieces.map((piece) => Uint8Array.from(piece));
}
