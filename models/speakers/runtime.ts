import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { InferenceRuntime } from '#speech/inference.ts';

/** Networks on one processor core, as a server with many play sessions runs them. */
export const nodeRuntime: InferenceRuntime = {
  load: (network) =>
    InferenceSession.create(network, { intraOpNumThreads: 1, interOpNumThreads: 1 }),
  Tensor,
};
