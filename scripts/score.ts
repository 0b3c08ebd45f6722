// npm run --silent score -- FILE [--enroll FILE] [--model base|tiny] [--child NAME]: hears a recording and prints, as JSON, who said what,
// how it is coded, and what it took.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { SpeechModels } from '#scoring/hear-stretch.ts';
import { type ScoringOptions, scoreSegments } from '#scoring/score-segments.ts';
import { SpeechPipeline } from '#scoring/speech-pipeline.ts';
import { createModelStore } from '#server/adapters/models.ts';
import { loadTalkModel } from '#server/adapters/talk-model.ts';
import { loadConfig } from '#server/config.ts';
import { enrollRecording } from '#server/plays/speech/enrollment/enroll-recording.ts';
import { loadSpeechModels } from '#server/plays/speech/speech-models.ts';
import { transcriptionServerOf } from '#server/plays/speech/transcription-server-of.ts';

/** As large as what a browser sends at once; nothing depends on it. */
const CHUNK_BYTES = 64 * 1024;
const KILOBYTES_PER_MEGABYTE = 1024;
const SAMPLE_LENGTH = { leastSeconds: 8, mostSeconds: 300 };

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      enroll: { type: 'string' },
      model: { type: 'string', default: 'base' },
      child: { type: 'string', default: '' },
    },
  });
  const [file] = positionals;
  if (!file) throw new Error('Name a recording (WebM, Ogg, MP4 or WAV).');
  if (values.model !== 'base' && values.model !== 'tiny')
    throw new Error('--model is base or tiny.');
  const recording = await readRecording(file);
  const sample = values.enroll ? await readRecording(values.enroll) : undefined;
  const config = loadConfig();
  const speechModels = await loadSpeechModels({
    models: createModelStore(config.MODELS_DIR),
    size: values.model,
    transcriptionServer: transcriptionServerOf(config),
  });
  const enrolled = sample ? await enrolledFrom(speechModels, sample) : undefined;
  const result = await score(speechModels, recording, { childName: values.child, enrolled });
  process.stdout.write(`${JSON.stringify({ model: values.model, ...result }, null, 1)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function readRecording(path: string): Promise<Uint8Array> {
  try {
    // npm changes into the project's folder; the path was meant from where the user stood.
    return await readFile(resolve(process.env.INIT_CWD ?? '.', path));
  } catch {
    throw new Error(`${path} cannot be read.`);
  }
}

async function enrolledFrom(speechModels: SpeechModels, sample: Uint8Array) {
  const outcome = await enrollRecording(sample, SAMPLE_LENGTH, speechModels);
  if ('problem' in outcome)
    throw new Error(`The voice cannot be learned from this sample: ${outcome.problem}.`);
  return outcome.voice;
}

async function score(speechModels: SpeechModels, recording: Uint8Array, options: ScoringOptions) {
  const cpuBefore = process.cpuUsage();
  const pipeline = new SpeechPipeline(speechModels);
  try {
    for (let at = 0; at < recording.length; at += CHUNK_BYTES)
      await pipeline.push(recording.subarray(at, at + CHUNK_BYTES));
    await pipeline.end();
    const begun = performance.now();
    const { segments, units, counts, scores, thirdVoice } = await scoreSegments(
      await loadTalkModel(),
      pipeline.heard,
      pipeline.seconds,
      options,
    );
    const coding = Math.round(performance.now() - begun);
    const { user, system } = process.cpuUsage(cpuBefore);
    return {
      seconds: pipeline.seconds,
      segments: segments.map(
        ({ voice: _voice, words: _words, liveliness: _tune, ...told }) => told,
      ),
      units,
      counts,
      scores,
      thirdVoice,
      noiseFloorDb: pipeline.noiseFloorDb,
      milliseconds: { ...pipeline.stopwatch.milliseconds(), score: coding },
      realTimeFactor: Number(((user + system) / 1e6 / pipeline.seconds).toFixed(3)),
      peakMemoryMb: Math.round(process.resourceUsage().maxRSS / KILOBYTES_PER_MEGABYTE),
    };
  } finally {
    pipeline.close();
  }
}
