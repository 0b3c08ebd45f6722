// What speech/ needs of a machine that runs networks. onnxruntime-node (server, command line) and onnxruntime-web (browser) both
// fit it, so that nothing here knows where it runs.
import type { InferenceSession, TensorConstructor } from 'onnxruntime-common';

export interface InferenceRuntime {
  /** Loads a network from the bytes of an ONNX file. */
  load(network: Uint8Array): Promise<InferenceSession>;
  Tensor: TensorConstructor;
}
