// Networks on the processor of this machine.
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { InferenceRuntime } from '#speech/inference.ts';

/** Several processes listen side by side; each keeps to one core, so that none slows the others down. */
export const inferenceRuntime: InferenceRuntime = {
  Tensor,
  load: (network) => onCores(network, 1),
};

/** A run may use so many cores at once. */
export const onCores = (network: Uint8Array, cores: number) =>
  InferenceSession.create(network, {
    executionProviders: ['cpu'],
    intraOpNumThreads: cores,
    // Who waits for more work leaves the core to others.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    // Plans memory for one shape of input; every segment has its own.
    enableMemPattern: false,
    logSeverityLevel: 3,
  });
