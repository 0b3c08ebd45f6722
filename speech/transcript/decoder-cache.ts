// What the decoder has worked out of its own words so far, handed back to it at every step.
import type { InferenceSession, Tensor } from 'onnxruntime-common';
import type { InferenceRuntime } from '#speech/inference.ts';

const PAST = 'past_key_values.';
const PRESENT = 'present.';
const OWN = '.decoder.';

type Cache = Readonly<Record<string, Tensor>>;

/** Tensors by the decoder's input names, before the first step. */
export function emptyCache(decoder: InferenceSession, runtime: InferenceRuntime): Cache {
  const cache: Record<string, Tensor> = {};
  for (const input of decoder.inputMetadata) {
    if (!input.name.includes(OWN)) continue;
    const [, heads, , size] = input.isTensor ? input.shape : [];
    const shape = [1, Number(heads), 0, Number(size)];
    cache[input.name] = new runtime.Tensor('float32', new Float32Array(0), shape);
  }
  return cache;
}

/** The cache after a step. */
export function nextCache(cache: Cache, outputs: InferenceSession.OnnxValueMapType): Cache {
  const next: Record<string, Tensor> = {};
  for (const name of Object.keys(cache)) {
    const value = outputs[name.replace(PAST, PRESENT)];
    if (!value) throw new Error(`The decoder gives no ${name}`);
    next[name] = value;
  }
  return next;
}
