const HEADER_BYTES = 44;
const PCM = 1;
const BYTES_PER_SAMPLE = 2;

/** A whole WAV file: one channel, 16 bits. Its header has the exact size, so that files can simply be joined. */
export function wavOf(samples: Int16Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  const dataBytes = samples.length * BYTES_PER_SAMPLE;
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + dataBytes));
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) {
      view.setUint8(at + index, letter.charCodeAt(0));
    }
  };
  write(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * BYTES_PER_SAMPLE, true);
  view.setUint16(32, BYTES_PER_SAMPLE, true);
  view.setUint16(34, 8 * BYTES_PER_SAMPLE, true);
  write(36, 'data');
  view.setUint32(40, dataBytes, true);
  for (const [index, sample] of samples.entries()) {
    view.setInt16(HEADER_BYTES + index * BYTES_PER_SAMPLE, sample, true);
  }
  return new Uint8Array(view.buffer);
}
