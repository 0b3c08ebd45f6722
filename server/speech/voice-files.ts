// What listening to a sample needs from disk: one network that is brought at the first start, and two files that come with the
// sources.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '#server/package-root.ts';
import type { StoredHeads } from '#speech/speakers/voice-heads.ts';

interface VoiceFiles {
  readonly detector: string;
  readonly network: string;
  readonly heads: string;
}

function placesOf(modelsFolder: string): VoiceFiles {
  const own = join(packageRoot, 'speech/speakers');
  return {
    detector: join(modelsFolder, 'silero-vad.onnx'),
    network: join(own, 'voice-network.onnx'),
    heads: join(own, 'voice-heads.json'),
  };
}

export function hasVoiceFiles(modelsFolder: string): boolean {
  return Object.values(placesOf(modelsFolder)).every((file) => existsSync(file));
}

export async function readVoiceFiles(modelsFolder: string) {
  const { detector, network, heads } = placesOf(modelsFolder);
  return {
    detector: await readFile(detector),
    network: await readFile(network),
    heads: JSON.parse(await readFile(heads, 'utf8')) as StoredHeads,
  };
}
