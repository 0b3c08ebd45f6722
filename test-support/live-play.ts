// A play session as it comes over the wire, and the processes that listen to it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeardSegment } from '#scoring/heard.ts';
import { type ScoredPlay, type ScoringOptions, scoreSegments } from '#scoring/score-segments.ts';
import { SpeechPipeline } from '#scoring/speech-pipeline.ts';
import { loadTalkModel } from '#server/adapters/talk-model.ts';
import type { HearingUpdate, LiveHearing } from '#server/plays/speech/pool/live-hearing.ts';
import { loadSpeechModels } from '#server/plays/speech/speech-models.ts';
import { models } from './models.ts';

/** About 3 s. */
const CHUNK_BYTES = 9_000;

/** Parent and child. */
export const playChunks = chunksOf('play.webm');
/** Parent and child, and a man who comes home and talks. */
export const visitorChunks = chunksOf('visitor.webm');

/** A recording in pieces, cut without regard to its packets. */
function chunksOf(file: string): readonly Uint8Array[] {
  const recording = readFileSync(join(import.meta.dirname, 'audio', file));
  return Array.from({ length: Math.ceil(recording.length / CHUNK_BYTES) }, (_, index) =>
    recording.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES),
  );
}

const speechModels = loadOnce(() => loadSpeechModels({ models, size: 'tiny' }));

/** What the smaller model makes of these chunks, without any pool. */
export async function hearInThisProcess(
  chunks: readonly Uint8Array[],
  scoring: ScoringOptions,
): Promise<ScoredPlay> {
  const pipeline = new SpeechPipeline(await speechModels());
  for (const chunk of chunks) await pipeline.push(chunk);
  await pipeline.end();
  pipeline.close();
  return scoreSegments(await loadTalkModel(), pipeline.heard, pipeline.seconds, scoring);
}

/** One chunk after the other, as a client does that waits for each. */
export async function pushAll(
  hearing: LiveHearing,
  chunks: readonly Uint8Array[],
  firstNumber = 0,
): Promise<HearingUpdate[]> {
  const updates: HearingUpdate[] = [];
  for (const [index, chunk] of chunks.entries()) {
    const update = await hearing.push(firstNumber + index, chunk);
    if (update) updates.push(update);
  }
  return updates;
}

export const newSegmentsOf = (updates: readonly HearingUpdate[]): HeardSegment[] =>
  updates.flatMap(({ newSegments }) => newSegments);

/** After a restart the Opus decoder finds its feet anew, so that voices differ in a far digit; words, codes and counts do not. */
export const toldOf = ({ units, counts, scores, segments }: ScoredPlay) => ({
  units: units.map(({ text, code }) => [text, code]),
  counts,
  overall: scores.overall,
  words: segments.map(({ speaker, text }) => [speaker, text]),
});

function loadOnce<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loaded: Promise<Result> | undefined;
  return () => (loaded ??= load());
}
