import type { StoredHeads } from '#speech/speakers/voice-heads.ts';
import type { ChildHead } from './child-head.ts';
import type { SpeakerHead } from './speaker-head.ts';

const base64 = (values: ArrayLike<number>): string =>
  Buffer.from(Float32Array.from(values).buffer).toString('base64');

export function storedHeads(trained: {
  version: number;
  mean: Float32Array;
  scale: Float32Array;
  child: ChildHead;
  speaker: SpeakerHead;
}): StoredHeads {
  const { version, mean, scale, child, speaker } = trained;
  return {
    version,
    inputs: mean.length,
    mean: base64(mean),
    scale: base64(scale),
    child: {
      hidden: base64(child.hidden),
      hiddenBias: base64(child.hiddenBias),
      output: base64(child.output),
      outputBias: child.outputBias[0] ?? 0,
    },
    speaker: {
      projection: base64(speaker.projection.flatMap((row) => [...row])),
      offset: base64(speaker.offset),
    },
  };
}

/** Heads that say nothing, for a model of which only the network is used. */
export function untrainedHeads(): StoredHeads {
  const none = base64([]);
  return {
    version: 0,
    inputs: 0,
    mean: none,
    scale: none,
    child: { hidden: none, hiddenBias: none, output: none, outputBias: 0 },
    speaker: { projection: none, offset: none },
  };
}
