// The recordings of this folder, as a test meets them: bytes. They are asked for through Vite, so that a test of code that also
// runs in browsers needs nothing of Node.
/// <reference types="vite/client" />
import otherOgg from './espeak-other-voice.opus?inline';
import ogg from './sweeps.opus?inline';
import webm from './sweeps.webm?inline';
import aac from './sweeps-aac.m4a?inline';
import mp4 from './sweeps-opus.mp4?inline';

function fromDataUrl(url: string): Uint8Array {
  return Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
}

export const recordings = {
  /** From Chromium's MediaRecorder, two channels. The sound begins somewhat after the recording. */
  webm: fromDataUrl(webm),
  ogg: fromDataUrl(ogg),
  /** Its stream has another number. */
  otherOgg: fromDataUrl(otherOgg),
  mp4: fromDataUrl(mp4),
  /** Two channels at 44.1 kHz. */
  aac: fromDataUrl(aac),
};

/** How long the sound of each is. */
export const RECORDED_SECONDS = { webm: 6, ogg: 6, mp4: 3, aac: 3 } as const;

/** Where the sound begins in what Chromium recorded, in samples at 16 kHz; found once as the place where both are most alike. */
export const WEBM_SOUND_AT = 2813;

/** What the recorder handed out every 1.5 s. */
const WEBM_CHUNK_BYTES = [5100, 5091, 4749, 5433, 188];

export function webmChunks(): Uint8Array[] {
  let at = 0;
  return WEBM_CHUNK_BYTES.map((size) => recordings.webm.slice(at, (at += size)));
}
