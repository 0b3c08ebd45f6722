import type { AudioStore } from '#server/adapters/audio-store.ts';
import type { Database } from '#server/database/connect.ts';
import { nameRecording, noteRecordingSize } from '#server/plays/tables/kept-recordings.ts';
import {
  type Claim,
  saveProgress,
  type UploadRow,
} from '#server/plays/tables/recording-uploads.ts';

/**
 * Keeps a recording as plain sound: every browser plays it, from any moment on. Safe to repeat, and whatever deletes the play
 * session meanwhile finds the file, or leaves it to us. Nothing is kept once the claim is gone: its upload was deleted.
 */
export async function keepRecording(
  { db, audioStore }: { readonly db: Database; readonly audioStore: AudioStore },
  claim: Claim,
  upload: Pick<UploadRow, 'userId' | 'playSessionId'>,
  wav: Uint8Array,
): Promise<void> {
  const address = audioStore.addressOf(`${upload.userId}/${upload.playSessionId}`);
  const named = await db.transaction(async (tx) =>
    (await saveProgress(tx, claim)) ? nameRecording(tx, upload, address) : undefined,
  );
  if (!named?.url || named.bytes !== null) return;
  await audioStore.save(named.url, wav);
  const isWanted = await noteRecordingSize(db, upload, named.url, wav.length);
  if (!isWanted) await audioStore.remove(named.url);
}
