// The encoder whose first layers listen to voices, out of the speech models that set-up brings.
import { createModelStore } from '#server/adapters/models.ts';
import { loadConfig } from '#server/config.ts';
import { cutNetwork } from './cut-network.ts';

/** What the network hands to the heads: the output of these layers of the encoder. */
const OUTPUTS = [0, 1, 2].map((layer) => `/layers.${layer}/Add_1_output_0`);

/** Moonshine tiny's encoder up to its third layer, as the bytes of an ONNX file. */
export async function makeVoiceNetwork(): Promise<Uint8Array> {
  const models = createModelStore(loadConfig().MODELS_DIR);
  return cutNetwork(await models.read('moonshine-tiny-encoder'), OUTPUTS);
}
