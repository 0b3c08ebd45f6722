// Lines that were spoken once are kept: synthesis takes longer than the speech, and rooms and televisions are tried again and again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeWav } from '#speech/wav.ts';
import type { Voice } from './casts.ts';
import { readSound } from './sound-file.ts';

export type Say = (text: string, voice: Voice) => Promise<Float32Array>;

export function keepingLines(folder: string, say: Say): Say {
  mkdirSync(folder, { recursive: true });
  return async (text, voice) => {
    const key = createHash('sha256').update(`${voice.name} ${voice.raised} ${text}`).digest('hex');
    const file = join(folder, `${key}.wav`);
    if (!existsSync(file)) {
      // Whole or not at all: a run may be ended at any moment.
      writeFileSync(`${file}.draft`, encodeWav(await say(text, voice)));
      renameSync(`${file}.draft`, file);
    }
    return readSound(file);
  };
}
