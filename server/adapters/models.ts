// The one door to the weights: a folder that set-up fills, or an owner.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import weights from '#speech/weights.json' with { type: 'json' };

export type ModelName =
  | 'moonshine-base-encoder'
  | 'moonshine-base-decoder'
  | 'moonshine-tiny-encoder'
  | 'moonshine-tiny-decoder'
  | 'silero-vad';

export interface ModelStore {
  /** Files that are not there; empty when listening is possible. */
  absent(): string[];
  /** The bytes of an ONNX file; rejects with a sentence when it is not there. */
  read(name: ModelName): Promise<Uint8Array>;
}

export function createModelStore(folder: string): ModelStore {
  return {
    absent: () =>
      weights
        .flatMap(({ files }) => files.map(({ name }) => name))
        .filter((name) => !existsSync(join(folder, name))),
    async read(name) {
      const file = join(folder, `${name}.onnx`);
      try {
        return await readFile(file);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        throw new Error(`${file} is missing: npm start brings it, or says what to do.`);
      }
    },
  };
}
