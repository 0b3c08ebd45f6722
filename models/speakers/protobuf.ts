// As much of the protobuf wire format as it takes to read an ONNX file and to write a part of it again. Every field keeps
// its bytes, so that what is not understood here is passed on unchanged.
export interface Field {
  number: number;
  /** The field with its key, as it stood in the file. */
  whole: Uint8Array;
  /** What a field of bytes holds; empty for numbers. */
  bytes: Uint8Array;
}

const VARINT = 0;
const EIGHT_BYTES = 1;
const COUNTED = 2;
const FOUR_BYTES = 5;

export function readFields(message: Uint8Array): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at++];
      if (byte === undefined) throw new Error('The file ends inside a number');
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const start = at;
    const key = varint();
    const kind = key % 8;
    let bytes = message.subarray(at, at);
    if (kind === VARINT) varint();
    else if (kind === EIGHT_BYTES) at += 8;
    else if (kind === FOUR_BYTES) at += 4;
    else if (kind === COUNTED) {
      const length = varint();
      bytes = message.subarray(at, at + length);
      at += length;
    } else throw new Error(`Unknown wire type ${kind}`);
    fields.push({ number: Math.floor(key / 8), whole: message.subarray(start, at), bytes });
  }
  return fields;
}

function varintBytes(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
}

export function bytesField(number: number, bytes: Uint8Array): Uint8Array {
  return joinBytes([
    Uint8Array.from([...varintBytes(number * 8 + COUNTED), ...varintBytes(bytes.length)]),
    bytes,
  ]);
}

export function joinBytes(parts: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
