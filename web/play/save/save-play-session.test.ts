import { expect, it, onTestFinished, vi } from 'vitest';
import type { RecordingKey } from '#domain/ids.ts';
import { savePlaySession } from './save-play-session.ts';

const handoff = {
  recordingKey: 'kept-on-this-device' as RecordingKey,
  childId: 1,
  childName: 'Noa',
  childAge: 4,
  duration: 300,
  hasAudio: true,
  audioTranscription: null,
  cdiMetrics: null,
  recordedChunks: 100,
  endedAtMs: Date.UTC(2026, 4, 2, 19),
};

it('a server without its database is no reason to throw away what was heard and upload it all', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return Response.json({ code: 'database_away', message: 'Later, please.' }, { status: 503 });
  });
  const limit = vi.spyOn(AbortSignal, 'timeout');
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 4, 3, 8));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  await expect(savePlaySession('maya', handoff)).rejects.toMatchObject({ status: 503 });
  expect(limit).toHaveBeenCalledWith(30_000);
  expect(asked).toEqual([
    {
      childId: 1,
      duration: 300,
      recordingKey: handoff.recordingKey,
      recordedChunks: 100,
      endedSecondsAgo: 13 * 60 * 60,
    },
  ]);
});
