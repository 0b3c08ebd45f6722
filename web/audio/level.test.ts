import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fallingLevel, levelHint, levelOf, loudestByte, MutedWatch } from './level.ts';

const tone = (amplitude: number) =>
  Float32Array.from({ length: 2048 }, (_, at) => amplitude * Math.sin(at / 8));

describe('the level', () => {
  it('is within 0 and 100 for any sound', () => {
    fc.assert(
      fc.property(fc.float32Array({ min: -1, max: 1, noNaN: true }), (samples) => {
        const level = levelOf(samples);
        expect(level).toBeGreaterThanOrEqual(0);
        expect(level).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('tells silence, speech and shouting apart', () => {
    expect(levelHint(levelOf(new Float32Array(2048)))).toBe('Speak louder');
    expect(levelHint(levelOf(tone(0.05)))).toBe('Good level');
    expect(levelHint(levelOf(tone(0.9)))).toBe('Too loud');
  });

  it.each([
    [9.9, 'Speak louder'],
    [10, 'Good level'],
    [80, 'Good level'],
    [80.1, 'Too loud'],
  ])('at %d says %s', (level, hint) => {
    expect(levelHint(level)).toBe(hint);
  });

  it('rises at once and falls slowly', () => {
    expect(fallingLevel(10, 60, 100)).toBe(60);
    expect(fallingLevel(60, 0, 100)).toBe(56);
    expect(fallingLevel(2, 0, 100)).toBe(0);
  });
});

describe('a muted microphone', () => {
  const mute = Uint8Array.of(0, 3, 9);
  const quietRoom = Uint8Array.of(0, 0, 10);

  it('is suspected after some seconds without any sound', () => {
    const watch = new MutedWatch();
    const verdicts = [0, 1000, 3999, 4000].map((ms) => watch.seemsMuted(loudestByte(mute), ms));
    expect(verdicts).toEqual([false, false, false, true]);
  });

  it('is not suspected when anything is heard in between', () => {
    const watch = new MutedWatch();
    watch.seemsMuted(loudestByte(mute), 0);
    expect(watch.seemsMuted(loudestByte(quietRoom), 3000)).toBe(false);
    expect(watch.seemsMuted(loudestByte(mute), 5000)).toBe(false);
  });
});
