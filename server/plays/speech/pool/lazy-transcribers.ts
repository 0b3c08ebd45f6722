// In a speech process: both sizes of the local model, each loaded when it is first needed, since either takes its memory.
import type { ModelStore } from '#server/adapters/models.ts';
import { createTranscriptionServer } from '#server/adapters/transcription-server.ts';
import { loadTranscriber, type ModelSize } from '#server/plays/speech/speech-models.ts';
import type { Transcriber, Transcript } from '#speech/transcript/transcriber.ts';
import type { LoadOrder, Order } from './messages.ts';

export class LazyTranscribers implements Transcriber {
  readonly #models: ModelStore;
  readonly #loaded = new Map<ModelSize, Promise<Transcriber>>();
  /** Where an owner has a server, it takes the place of the larger model for who agreed to it; the model stands by. */
  readonly #server: Transcriber | undefined;
  #size: ModelSize = 'base';
  #maySoundLeave = false;

  constructor(models: ModelStore, server: LoadOrder['transcriptionServer']) {
    this.#models = models;
    const local: Transcriber = {
      transcribe: async (samples) => (await this.load('base')).transcribe(samples),
    };
    this.#server = server && createTranscriptionServer(server, local);
  }

  load(size: ModelSize): Promise<Transcriber> {
    const loaded = this.#loaded.get(size) ?? loadTranscriber(this.#models, size);
    this.#loaded.set(size, loaded);
    return loaded;
  }

  /** For what is heard from now on. */
  use({ model, maySoundLeave }: Pick<Order, 'model' | 'maySoundLeave'>): void {
    this.#size = model;
    this.#maySoundLeave = maySoundLeave;
  }

  async transcribe(samples: Float32Array): Promise<Transcript> {
    const isServed = this.#maySoundLeave && this.#size === 'base';
    const transcriber = (isServed && this.#server) || (await this.load(this.#size));
    return transcriber.transcribe(samples);
  }
}
