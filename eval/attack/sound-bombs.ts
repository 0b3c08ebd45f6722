// Recordings that are small and claim to be large.

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = (...parts: (string | number | Uint8Array)[]): Bytes =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) => {
        if (typeof part === 'string') return Buffer.from(part, 'latin1');
        if (typeof part === 'number') return Buffer.from([part]);
        return Buffer.from(part);
      }),
    ),
  );

const little = (value: number, width: number) =>
  Uint8Array.from({ length: width }, (_, at) => Math.floor(value / 256 ** at) % 256);
const big = (value: number, width: number) => little(value, width).toReversed();
const MOST = 0xff_ff_ff_ff;

function wav({ channels = 1, rate = 16_000, bits = 16, claimed = MOST, fmt = 16 } = {}): Bytes {
  const format = [
    little(1, 2),
    little(channels, 2),
    little(rate, 4),
    little(MOST, 4),
    little(2, 2),
    little(bits, 2),
  ];
  return bytesOf(
    'RIFF',
    little(claimed, 4),
    'WAVE',
    'fmt ',
    little(fmt, 4),
    ...format,
    'data',
    little(claimed, 4),
    new Uint8Array(4000),
  );
}

const box = (type: string, ...content: Uint8Array[]) => {
  const inner = bytesOf(...content);
  return bytesOf(big(8 + inner.length, 4), type, inner);
};

/** A sample table that says four thousand million samples and holds none. */
function mp4(): Bytes {
  const full = new Uint8Array(4);
  const mp4a = box('mp4a', new Uint8Array(28));
  const stbl = box(
    'stbl',
    box('stsd', full, big(1, 4), mp4a),
    box('stsz', full, big(1, 4), big(MOST, 4)),
    box('stts', full, big(MOST, 4)),
    box('stco', full, big(MOST, 4)),
    box('stsc', full, big(MOST, 4)),
  );
  const hdlr = box('hdlr', full, new Uint8Array(4), bytesOf('soun'), new Uint8Array(13));
  const mdhd = box('mdhd', full, new Uint8Array(8), big(1, 4), big(MOST, 4), new Uint8Array(4));
  const trak = box('trak', box('mdia', mdhd, hdlr, box('minf', stbl)));
  return bytesOf(
    box('ftyp', bytesOf('isom', new Uint8Array(4))),
    box('moov', trak),
    big(1, 4),
    'mdat',
    big(2 ** 52, 8),
    new Uint8Array(4000),
  );
}

/** A cluster of 2^56 - 2 bytes behind a track of very many channels at an endless rate. */
function webm(): Bytes {
  const header = [0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84];
  const element = (id: number[], content: Uint8Array) =>
    bytesOf(...id, big(content.length + 0x40_00, 2), content);
  const rate = Buffer.alloc(8);
  rate.writeDoubleBE(1e300);
  const audio = element([0xe1], bytesOf(element([0xb5], rate), element([0x9f], big(MOST, 4))));
  const codec = element([0x86], bytesOf('A_OPUS'));
  const track = element(
    [0xae],
    bytesOf(element([0xd7], big(1, 1)), element([0x83], big(2, 1)), codec, audio),
  );
  const tracks = element([0x16, 0x54, 0xae, 0x6b], track);
  const huge = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xfe];
  return bytesOf(
    ...header,
    'webm',
    0x18,
    0x53,
    0x80,
    0x67,
    ...huge,
    tracks,
    0x1f,
    0x43,
    0xb6,
    0x75,
    ...huge,
    0xe7,
    0x81,
    0x00,
    0xa3,
    ...huge,
    new Uint8Array(4000),
  );
}

const SEGMENTS = 255;
/** Speech, 60 ms, and then nothing: a whole packet of silence in one byte. */
const SILENT_PACKET = 0x18;

/** Sixteen hours of silence in two megabytes. */
function oggOfHours(pages = 3_900): Bytes {
  const head = bytesOf('OpusHead', 1, 1, little(0, 2), little(16_000, 4), little(0, 2), 0);
  const tags = bytesOf('OpusTags', little(0, 4), little(0, 4));
  const silence = new Uint8Array(SEGMENTS).fill(SILENT_PACKET);
  const ones = new Uint8Array(SEGMENTS).fill(1);
  const all = [
    page(0, 2, 0, new Uint8Array([head.length]), head),
    page(1, 0, 0, new Uint8Array([tags.length]), tags),
  ];
  for (let index = 0; index < pages; index++) {
    all.push(page(index + 2, 0, (index + 1) * SEGMENTS * 2880, ones, silence));
  }
  return bytesOf(...all);
}

function page(
  sequence: number,
  kind: number,
  granule: number,
  segments: Uint8Array,
  content: Uint8Array,
): Bytes {
  const bytes = bytesOf(
    'OggS',
    0,
    kind,
    little(granule, 8),
    little(7, 4),
    little(sequence, 4),
    little(0, 4),
    segments.length,
    segments,
    content,
  );
  bytes.set(little(checksumOf(bytes), 4), 22);
  return bytes;
}

const POLYNOMIAL = 0x04_c1_1d_b7;
const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit++)
    value = value & 0x80_00_00_00 ? (value << 1) ^ POLYNOMIAL : value << 1;
  return value >>> 0;
});

function checksumOf(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) sum = ((sum << 8) ^ (table[((sum >>> 24) ^ byte) & 0xff] ?? 0)) >>> 0;
  return sum;
}

export const soundBombs: Record<string, () => Bytes> = {
  'WAV of four gigabytes': () => wav(),
  'WAV of 65535 channels': () => wav({ channels: 65_535 }),
  'WAV at four gigahertz': () => wav({ rate: MOST }),
  'WAV at one hertz': () => wav({ rate: 1 }),
  'WAV with an endless head': () => wav({ fmt: MOST }),
  'MP4 of four thousand million samples': mp4,
  'WebM of 72 petabytes': webm,
  'Ogg of sixteen hours': () => oggOfHours(),
  'a zip': () => bytesOf('PK', 3, 4, new Uint8Array(4000)),
  'random text': () => bytesOf('no sound at all '.repeat(1000)),
};
