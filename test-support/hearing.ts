// Speech models for tests: the real networks, and sound to hear.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inferenceRuntime } from '#server/adapters/inference.ts';
import { packageRoot } from '#server/package-root.ts';
import heads from '#speech/speakers/voice-heads.json' with { type: 'json' };
import { VoiceModel } from '#speech/speakers/voice-model.ts';
import { Moonshine } from '#speech/transcript/moonshine.ts';
import { BackgroundNetwork } from '#speech/vad/background-network.ts';
import { VoiceNetwork } from '#speech/vad/voice-network.ts';
import { models } from './models.ts';

const WAV_HEADER_BYTES = 44;
const FULL_SCALE = 32_768;

export async function loadVoiceNetwork(): Promise<VoiceNetwork> {
  return VoiceNetwork.load(inferenceRuntime, await models.read('silero-vad'));
}

export async function loadMoonshine(size: 'tiny' | 'base'): Promise<Moonshine> {
  return Moonshine.load(inferenceRuntime, {
    encoder: await models.read(`moonshine-${size}-encoder`),
    decoder: await models.read(`moonshine-${size}-decoder`),
  });
}

export async function loadVoiceModel(): Promise<VoiceModel> {
  const network = readFileSync(join(packageRoot, 'speech/speakers/voice-network.onnx'));
  return VoiceModel.load(inferenceRuntime, { network, heads });
}

export async function loadBackgroundNetwork(): Promise<BackgroundNetwork> {
  const network = readFileSync(join(packageRoot, 'speech/vad/background-voice.onnx'));
  return BackgroundNetwork.load(inferenceRuntime, network);
}

/** Samples of a recording in the folder audio: 16 kHz, mono, 16 bits, plain header. */
export function readRecording(name: string): Float32Array {
  const bytes = readFileSync(join(import.meta.dirname, 'audio', name));
  const samples = new Float32Array((bytes.length - WAV_HEADER_BYTES) / 2);
  return samples.map((_, i) => bytes.readInt16LE(WAV_HEADER_BYTES + 2 * i) / FULL_SCALE);
}
