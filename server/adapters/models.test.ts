import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { models } from '#test-support/models.ts';
import { inferenceRuntime } from './inference.ts';
import { createModelStore } from './models.ts';

const folder = mkdtempSync(join(tmpdir(), 'playlight-models-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a folder of models', () => {
  it('says which files are absent', async () => {
    writeFileSync(join(folder, 'silero-vad.onnx'), 'network');
    const store = createModelStore(folder);
    expect(store.absent()).toEqual([
      'moonshine-base-encoder.onnx',
      'moonshine-base-decoder.onnx',
      'moonshine-tiny-encoder.onnx',
      'moonshine-tiny-decoder.onnx',
    ]);
    expect(Buffer.from(await store.read('silero-vad')).toString()).toBe('network');
    await expect(store.read('moonshine-tiny-encoder')).rejects.toThrow('is missing');
  });

  it('holds what the runtime can load', async () => {
    expect(models.absent()).toEqual([]);
    const network = await inferenceRuntime.load(await models.read('silero-vad'));
    expect(network.inputNames).toEqual(['input', 'state', 'sr']);
    await network.release();
  });
});
