// Apart from the networks, so that the server can ask without loading any.
import type { TranscriptionServerSettings } from '#server/adapters/transcription-server.ts';
import type { Config } from '#server/config.ts';

/** The owner's transcription server, where the settings name one. */
export function transcriptionServerOf(config: Config): TranscriptionServerSettings | undefined {
  const { TRANSCRIBER_BASE_URL: baseUrl, TRANSCRIBER_MODEL: model } = config;
  const { TRANSCRIBER_API_KEY: apiKey, TRANSCRIBER_LABEL: label } = config;
  return baseUrl && model ? { baseUrl, apiKey, model, label } : undefined;
}
