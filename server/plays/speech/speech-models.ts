// The networks that hear, loaded from the folder of the models and, for voices, from the weights that come with the source.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SpeechModels } from '#scoring/hear-stretch.ts';
import { inferenceRuntime } from '#server/adapters/inference.ts';
import type { ModelStore } from '#server/adapters/models.ts';
import {
  createTranscriptionServer,
  type TranscriptionServerSettings,
} from '#server/adapters/transcription-server.ts';
import { packageRoot } from '#server/package-root.ts';
import heads from '#speech/speakers/voice-heads.json' with { type: 'json' };
import { VoiceModel } from '#speech/speakers/voice-model.ts';
import { Moonshine } from '#speech/transcript/moonshine.ts';
import type { Transcriber } from '#speech/transcript/transcriber.ts';
import { BackgroundNetwork } from '#speech/vad/background-network.ts';
import { VoiceNetwork } from '#speech/vad/voice-network.ts';

export type ModelSize = 'base' | 'tiny';

const VOICE_NETWORK = join(packageRoot, 'speech/speakers/voice-network.onnx');
const BACKGROUND_NETWORK = join(packageRoot, 'speech/vad/background-voice.onnx');

export interface SpeechModelOptions {
  readonly models: ModelStore;
  readonly size: ModelSize;
  /** Writes down what was said instead; the local model stands by. */
  readonly transcriptionServer?: TranscriptionServerSettings | undefined;
}

export async function loadSpeechModels({
  models,
  size,
  transcriptionServer,
}: SpeechModelOptions): Promise<SpeechModels> {
  const [detector, background, local, voices] = await Promise.all([
    loadDetector(models),
    loadBackground(),
    loadTranscriber(models, size),
    loadVoices(),
  ]);
  const transcriber = transcriptionServer
    ? createTranscriptionServer(transcriptionServer, local)
    : local;
  return { detector, background, transcriber, voices };
}

export async function loadDetector(models: ModelStore): Promise<VoiceNetwork> {
  return VoiceNetwork.load(inferenceRuntime, await models.read('silero-vad'));
}

export async function loadBackground(): Promise<BackgroundNetwork> {
  return BackgroundNetwork.load(inferenceRuntime, await readFile(BACKGROUND_NETWORK));
}

export async function loadTranscriber(models: ModelStore, size: ModelSize): Promise<Transcriber> {
  const moonshine = await Moonshine.load(inferenceRuntime, {
    encoder: await models.read(`moonshine-${size}-encoder`),
    decoder: await models.read(`moonshine-${size}-decoder`),
  });
  return {
    transcribe: async (samples) => ({ ...(await moonshine.transcribe(samples)), writtenBy: size }),
  };
}

export async function loadVoices(): Promise<VoiceModel> {
  return VoiceModel.load(inferenceRuntime, { network: await readFile(VOICE_NETWORK), heads });
}
