/** A discrete Fourier transform in place, for lengths that are powers of two. The inverse divides by the length. */
export function transform(real: Float64Array, imaginary: Float64Array, inverse = false): void {
  const size = real.length;
  for (let at = 1, mirrored = 0; at < size; at++) {
    let bit = size >> 1;
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit;
    mirrored ^= bit;
    if (at < mirrored) {
      swap(real, at, mirrored);
      swap(imaginary, at, mirrored);
    }
  }
  const turn = wheel(size);
  const sign = inverse ? 1 : -1;
  for (let half = 1; half < size; half *= 2) {
    const stride = size / (2 * half);
    for (let start = 0; start < size; start += 2 * half) {
      for (let step = 0; step < half; step++) {
        const cosine = turn.cosine[step * stride] as number;
        const sine = sign * (turn.sine[step * stride] as number);
        const low = start + step;
        const high = low + half;
        const a = real[high] as number;
        const b = imaginary[high] as number;
        const turnedReal = a * cosine - b * sine;
        const turnedImaginary = a * sine + b * cosine;
        real[high] = (real[low] as number) - turnedReal;
        imaginary[high] = (imaginary[low] as number) - turnedImaginary;
        real[low] = (real[low] as number) + turnedReal;
        imaginary[low] = (imaginary[low] as number) + turnedImaginary;
      }
    }
  }
  if (!inverse) return;
  for (let at = 0; at < size; at++) {
    real[at] = (real[at] as number) / size;
    imaginary[at] = (imaginary[at] as number) / size;
  }
}

const wheels = new Map<number, { cosine: Float64Array; sine: Float64Array }>();

function wheel(size: number) {
  const known = wheels.get(size);
  if (known) return known;
  const cosine = new Float64Array(size / 2);
  const sine = new Float64Array(size / 2);
  for (let at = 0; at < size / 2; at++) {
    cosine[at] = Math.cos((2 * Math.PI * at) / size);
    sine[at] = Math.sin((2 * Math.PI * at) / size);
  }
  const made = { cosine, sine };
  wheels.set(size, made);
  return made;
}

function swap(list: Float64Array, a: number, b: number): void {
  const kept = list[a] as number;
  list[a] = list[b] as number;
  list[b] = kept;
}
