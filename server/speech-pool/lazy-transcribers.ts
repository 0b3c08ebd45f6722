// In a speech process: both sizes of the local model, each loaded when it is first needed, since either takes its memory.
import type { ModelStore } from '#server/adapters/models.ts';
import { createTranscriptionServer } from '#server/adapters/transcription-server.ts';
import { loadTranscriber, type ModelSize } from '#server/speech/load-ears.ts';
import type { Transcriber, Transcript } from '#speech/transcript/transcriber.ts';
import type { LoadOrder } from './messages.ts';

export class LazyTranscribers implements Transcriber {
  readonly #models: ModelStore;
  readonly #loaded = new Map<ModelSize, Promise<Transcriber>>();
  /** Where an owner has a server, it takes the place of the larger model, which stands by. */
  readonly #larger: Transcriber;
  #size: ModelSize = 'base';

  constructor(models: ModelStore, server: LoadOrder['transcriptionServer']) {
    this.#models = models;
    const local: Transcriber = {
      transcribe: async (samples) => (await this.load('base')).transcribe(samples),
    };
    this.#larger = server ? createTranscriptionServer(server, local) : local;
  }

  load(size: ModelSize): Promise<Transcriber> {
    const loaded = this.#loaded.get(size) ?? loadTranscriber(this.#models, size);
    this.#loaded.set(size, loaded);
    return loaded;
  }

  /** For what is heard from now on. */
  use(size: ModelSize): void {
    this.#size = size;
  }

  async transcribe(samples: Float32Array): Promise<Transcript> {
    const transcriber = this.#size === 'base' ? this.#larger : await this.load('tiny');
    return transcriber.transcribe(samples);
  }
}
