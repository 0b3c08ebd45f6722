// Networks on the processor of this machine.
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { InferenceRuntime } from '#speech/inference.ts';

export const inferenceRuntime: InferenceRuntime = {
  Tensor,
  load: (network) =>
    InferenceSession.create(network, {
      executionProviders: ['cpu'],
      // Several processes listen side by side; each keeps to one core, so that none slows the others down.
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      executionMode: 'sequential',
      graphOptimizationLevel: 'all',
      // Plans memory for one shape of input; every segment has its own.
      enableMemPattern: false,
      logSeverityLevel: 3,
    }),
};
