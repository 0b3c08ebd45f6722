// What the decoder has worked out so far, handed back to it at every step.
import type { InferenceSession, Tensor } from 'onnxruntime-common';
import type { InferenceRuntime } from '#speech/inference.ts';

const PAST = 'past_key_values.';
const PRESENT = 'present.';

/** Tensors by the decoder's input names, before the first step. */
export function emptyCache(decoder: InferenceSession, runtime: InferenceRuntime) {
  const cache: Record<string, Tensor> = {};
  for (const input of decoder.inputMetadata) {
    if (!input.name.startsWith(PAST)) continue;
    const [, heads, , size] = input.isTensor ? input.shape : [];
    const shape = [0, Number(heads), 1, Number(size)];
    cache[input.name] = new runtime.Tensor('float32', new Float32Array(0), shape);
  }
  return cache;
}

/** The cache after a step. What was made of the audio is made at the first step alone: later ones leave it empty. */
export function nextCache(
  cache: Readonly<Record<string, Tensor>>,
  outputs: InferenceSession.OnnxValueMapType,
  isFirst: boolean,
): Record<string, Tensor> {
  const next = { ...cache };
  for (const name of Object.keys(cache)) {
    if (!isFirst && name.includes('.encoder.')) continue;
    const value = outputs[name.replace(PAST, PRESENT)];
    if (value) next[name] = value;
  }
  return next;
}
