// Apart from the networks, so that the server can ask without loading any.
import type { TranscriptionServerSettings } from '#server/adapters/transcription-server.ts';
import type { Config } from '#server/config.ts';

/** The owner's transcription server, where the settings name one. */
export function transcriptionServerOf(config: Config): TranscriptionServerSettings | undefined {
  const { TRANSCRIBER_BASE_URL, TRANSCRIBER_API_KEY, TRANSCRIBER_MODEL } = config;
  if (!TRANSCRIBER_BASE_URL || !TRANSCRIBER_MODEL) return undefined;
  return { baseUrl: TRANSCRIBER_BASE_URL, apiKey: TRANSCRIBER_API_KEY, model: TRANSCRIBER_MODEL };
}
