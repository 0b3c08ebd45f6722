import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ACCEPTED_SAMPLE } from '#domain/voice-sample.ts';
import { packageRoot } from '#server/package-root.ts';
import { modelsFolder } from '#test-support/models.ts';
import { createVoiceEnroller } from './voice-enroller.ts';

const reading = readFileSync(join(packageRoot, 'test-support/audio/espeak-reading.opus'));

/** Command lines of the processes that this one has started for listening. */
function enrollProcesses(): string[] {
  return readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
    .filter((command) => command.includes('enroll-process'));
}

it('listens in a process of its own, which is gone with its answer', async () => {
  const enroller = createVoiceEnroller({ modelsFolder });
  const answer = enroller.enroll(reading, ACCEPTED_SAMPLE);
  await expect.poll(enrollProcesses).toHaveLength(1);
  expect(await answer).toHaveProperty('voice');
  await expect.poll(enrollProcesses).toEqual([]);
});

it('says so where the process cannot do its work', async () => {
  const enroller = createVoiceEnroller({ modelsFolder: '/no/such/folder' });
  expect(enroller.isAvailable).toBe(false);
  await expect(enroller.enroll(reading, ACCEPTED_SAMPLE)).rejects.toThrow('silero-vad.onnx');
  await expect.poll(enrollProcesses).toEqual([]);
});
