import { describe, expect, it } from 'vitest';
import { glide, joined } from '#test-support/sound.ts';
import { Enthusiasm } from './enthusiasm.ts';

const flat = (amplitude = 0.1) =>
  joined(glide(0.5, 200, 215, amplitude), glide(0.5, 215, 195, amplitude));
const lively = (amplitude = 0.25) =>
  joined(glide(0.5, 180, 340, amplitude), glide(0.5, 340, 170, amplitude));

function used(segment: () => Float32Array): Enthusiasm {
  const enthusiasm = new Enthusiasm();
  for (let i = 0; i < 10; i += 1) enthusiasm.hear(segment());
  return enthusiasm;
}

describe('enthusiasm', () => {
  it('is in the middle for whoever speaks as always, quiet or loud', () => {
    expect(used(flat).hear(flat())).toBeCloseTo(0.5);
    expect(used(lively).hear(lively())).toBeCloseTo(0.5);
    expect(new Enthusiasm().hear(lively())).toBe(0.5);
  });

  it('is more than that where pitch and loudness go beyond the usual, less where they fall short', () => {
    expect(used(flat).hear(lively())).toBeGreaterThan(0.9);
    expect(used(lively).hear(flat())).toBeLessThan(0.1);
    const louder = used(flat).hear(flat(0.2)) ?? 0;
    expect(louder).toBeGreaterThan(0.6);
    expect(louder).toBeLessThan(0.9);
  });

  it('follows a parent who warms up', () => {
    const enthusiasm = used(flat);
    for (let i = 0; i < 60; i += 1) enthusiasm.hear(lively());
    expect(enthusiasm.hear(lively())).toBeCloseTo(0.5);
  });

  it('says nothing about a segment with hardly any voice, and does not learn from it', () => {
    const enthusiasm = used(flat);
    const before = enthusiasm.state();
    expect(enthusiasm.hear(glide(0.1, 200, 200))).toBeUndefined();
    expect(enthusiasm.state()).toEqual(before);
  });

  it('goes on after a restart where it was', () => {
    const kept = JSON.parse(JSON.stringify(used(flat).state()));
    expect(new Enthusiasm(kept).hear(lively())).toBe(used(flat).hear(lively()));
  });
});
