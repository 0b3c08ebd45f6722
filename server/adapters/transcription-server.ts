// A transcriber elsewhere: any server that speaks OpenAI's audio transcriptions. When it fails, the local model takes over.
import * as z from 'zod/mini';
import type { Transcriber, Transcript } from '#speech/transcript/transcriber.ts';
import { encodeWav } from '#speech/wav.ts';
import { boundedFetch, readJson } from './bounded-fetch.ts';
import type { NamedService } from './outside-service.ts';

const LIMIT_MS = 10_000;
// A server that is down would hold up every segment: it is left alone for a while.
const PAUSE_AFTER_FAILURE_MS = 30_000;
/** Some servers list every token with its numbers. */
const MOST_BYTES = 512 * 1024;
/** The longest segment is ten seconds of speech, about 200 of them. */
const MOST_CHARACTERS = 2_000;

export interface TranscriptionServerSettings extends NamedService {
  readonly apiKey: string | undefined;
  readonly limitMs?: number;
  /** Told once per failure, without any words of the family. */
  readonly onFailure?: (reason: string) => void;
}

const answerSchema = z.object({
  text: z.string().check(z.maxLength(MOST_CHARACTERS)),
  segments: z.optional(z.array(z.object({ avg_logprob: z.optional(z.number()) }))),
});

export function createTranscriptionServer(
  settings: TranscriptionServerSettings,
  local: Transcriber,
  now: () => number = Date.now,
): Transcriber {
  let leftAloneUntil = 0;
  return {
    async transcribe(samples) {
      if (now() < leftAloneUntil) return local.transcribe(samples);
      try {
        return await ask(settings, samples);
      } catch (error) {
        leftAloneUntil = now() + PAUSE_AFTER_FAILURE_MS;
        settings.onFailure?.(reasonOf(error));
        return local.transcribe(samples);
      }
    },
  };
}

async function ask(
  { baseUrl, apiKey, model, limitMs = LIMIT_MS }: TranscriptionServerSettings,
  samples: Float32Array,
): Promise<Transcript> {
  const form = new FormData();
  form.set('file', new Blob([encodeWav(samples)], { type: 'audio/wav' }), 'segment.wav');
  form.set('model', model);
  form.set('language', 'en');
  form.set('temperature', '0');
  // Carries how sure each part is.
  form.set('response_format', 'verbose_json');
  const { bytes } = await boundedFetch(
    `${baseUrl.replace(/\/$/, '')}/audio/transcriptions`,
    { headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {}, body: form },
    { limitMs, mostBytes: MOST_BYTES },
  );
  const { text, segments = [] } = answerSchema.parse(await readJson(bytes));
  const sure = segments.flatMap((segment) => segment.avg_logprob ?? []);
  const confidence =
    sure.length > 0 ? sure.reduce((sum, one) => sum + one, 0) / sure.length : undefined;
  return { text: text.trim(), confidence, words: [], writtenBy: 'server' };
}

function reasonOf(error: unknown): string {
  const { name, message } = error as Error;
  // What the server says may repeat the words of a family.
  return name === '$ZodError' ? 'its answer was not understood' : message;
}
