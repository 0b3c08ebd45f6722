// The whole way from bytes to counts with the real networks, on a recording that synthetic voices spoke.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTalkModel } from '#server/adapters/talk-model.ts';
import { loadSpeechModels } from '#server/plays/speech/speech-models.ts';
import { models } from '#test-support/models.ts';
import type { SpeechModels } from './hear-stretch.ts';
import type { HeardSegment } from './heard.ts';
import { scoreSegments } from './score-segments.ts';
import { SpeechPipeline, type SpeechPipelineState } from './speech-pipeline.ts';

const recording = readFileSync(join(import.meta.dirname, '../test-support/audio/play.webm'));
const CHUNK_BYTES = 9_000;
const chunks = Array.from({ length: Math.ceil(recording.length / CHUNK_BYTES) }, (_, index) =>
  recording.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES),
);

const CUTS = [1, 4, 7];

let speechModels: SpeechModels;
let whole: readonly HeardSegment[];
let inChunks: readonly HeardSegment[];
/** What another process would be given after so many chunks. */
const statesAfter = new Map<number, SpeechPipelineState>();

async function hear(
  parts: readonly Uint8Array[],
  resumed?: SpeechPipelineState,
): Promise<SpeechPipeline> {
  const pipeline = new SpeechPipeline(speechModels, resumed);
  for (const [index, part] of parts.entries()) {
    await pipeline.push(part);
    const pushed = index + 1;
    if (!resumed && CUTS.includes(pushed) && parts.length > 1)
      statesAfter.set(pushed, JSON.parse(JSON.stringify(pipeline.state())));
  }
  await pipeline.end();
  pipeline.close();
  return pipeline;
}

beforeAll(async () => {
  speechModels = await loadSpeechModels({ models, size: 'tiny' });
  whole = (await hear([recording])).heard;
  inChunks = (await hear(chunks)).heard;
}, 120_000);

describe('a recording', { timeout: 60_000 }, () => {
  it('is heard turn by turn, each voice as its own', async () => {
    const { segments, counts } = await scoreSegments(await loadTalkModel(), whole, 28.7, {
      childName: 'Robin',
    });
    expect(segments.map(({ speaker }) => speaker)).toEqual(
      'child parent parent child parent parent child parent child parent'.split(' '),
    );
    expect(counts).toMatchObject({
      reflections: 2,
      labeledPraises: 2,
      behaviorDescriptions: 1,
      questions: 1,
      commands: 0,
      criticisms: 0,
    });
  });

  it('is the same to the last unit when it comes in chunks', () => {
    expect(inChunks).toEqual(whole);
  });

  it.each(CUTS)('goes on in another process after chunk %i', async (cut) => {
    const state = statesAfter.get(cut);
    expect(state?.nextChunk).toBeLessThanOrEqual(cut);
    const { heard } = await hear(chunks.slice(state?.nextChunk), state);
    expect(heard.map(({ text }) => text)).toEqual(whole.map(({ text }) => text));
    const talk = await loadTalkModel();
    const countsOf = async (all: readonly HeardSegment[]) =>
      (await scoreSegments(talk, all, 28.7)).counts;
    expect(await countsOf(heard)).toEqual(await countsOf(whole));
  });
});
