// Which way of recording this browser has.

export type RecordingFormat =
  | { readonly kind: 'browser'; readonly mimeType: string }
  /** Samples as they come, written as WAV by us. */
  | { readonly kind: 'wav' };

/** `live`: heard while it is recorded. `file`: played and sent as one file. */
export type Purpose = 'live' | 'file';

export interface Abilities {
  readonly canRecord: (mimeType: string) => boolean;
  readonly hasWorklet: boolean;
  readonly isIosLike: boolean;
}

/** In order of preference. An iOS-like device has to promise Opus: its plain WebM may hold something else. */
const OPUS = {
  other: ['audio/webm;codecs=opus', 'audio/webm', 'audio/ogg;codecs=opus'],
  iosLike: ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus'],
} as const;
const MP4 = ['audio/mp4;codecs=mp4a.40.2', 'audio/mp4'] as const;

/** MP4 can only be heard at its end: live it is the last resort. Undefined where nothing can be recorded. */
export function chooseFormat(purpose: Purpose, abilities: Abilities): RecordingFormat | undefined {
  const { canRecord, hasWorklet, isIosLike } = abilities;
  const find = (mimeTypes: readonly string[]): RecordingFormat | undefined => {
    const mimeType = mimeTypes.find((name) => canRecord(name));
    return mimeType === undefined ? undefined : { kind: 'browser', mimeType };
  };
  const opus = find(isIosLike ? OPUS.iosLike : OPUS.other);
  const wav: RecordingFormat | undefined = hasWorklet ? { kind: 'wav' } : undefined;
  return purpose === 'live' ? (opus ?? wav ?? find(MP4)) : (opus ?? find(MP4) ?? wav);
}

/** An iPad says that it is a Mac; no Mac has a touch screen. */
export function isIosLike(userAgent: string, maxTouchPoints: number): boolean {
  return /iPad|iPhone|iPod/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1);
}

export function findFormat(purpose: Purpose): RecordingFormat | undefined {
  return chooseFormat(purpose, {
    canRecord: (mimeType) =>
      typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported(mimeType),
    hasWorklet: typeof AudioWorkletNode !== 'undefined',
    isIosLike: isIosLike(navigator.userAgent, navigator.maxTouchPoints),
  });
}
