// The same recording, heard in one go: what live hearing costs beyond that.

import { scoreSegments } from '#scoring/score-segments.ts';
import { SpeechPipeline } from '#scoring/speech-pipeline.ts';
import { loadTalkModel } from '#server/adapters/talk-model.ts';
import type { ModelSize } from '#server/plays/speech/speech-models.ts';
import { loadSpeechModels } from '#server/plays/speech/speech-models.ts';
import { playChunks } from '#test-support/live-play.ts';
import { models } from '#test-support/models.ts';

const PLAY_SECONDS = 300;

export interface BatchCost {
  readonly model: ModelSize;
  /** For a play session of five minutes. */
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
}

export async function hearInOneGo(model: ModelSize): Promise<BatchCost> {
  const speechModels = await loadSpeechModels({ models, size: model });
  const talk = await loadTalkModel();
  const begun = { cpu: process.cpuUsage(), ms: performance.now() };
  const pipeline = new SpeechPipeline(speechModels);
  while (pipeline.seconds < PLAY_SECONDS)
    for (const chunk of playChunks) await pipeline.push(chunk);
  await pipeline.end();
  pipeline.close();
  await scoreSegments(talk, pipeline.heard, pipeline.seconds);
  const { user, system } = process.cpuUsage(begun.cpu);
  const perPlay = PLAY_SECONDS / pipeline.seconds;
  return {
    model,
    cpuSeconds: ((user + system) / 1e6) * perPlay,
    wallSeconds: ((performance.now() - begun.ms) / 1000) * perPlay,
  };
}
