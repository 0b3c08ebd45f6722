import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { type ImageRoom, type Place, responseOf } from './image-room.ts';

const room: ImageRoom = {
  sizeMetres: [4.6, 3.8, 2.5],
  reflection: 0.9,
  microphone: [0.7, 0.6, 0.4],
};
const near: Place = [1.7, 0.6, 0.4];
const far: Place = [3.7, 0.6, 0.4];

function measured(source: Place, reflection = room.reflection) {
  const response = responseOf({ ...room, reflection }, source);
  const energy = (from: number, to?: number) =>
    response.slice(from, to).reduce((sum, value) => sum + value ** 2, 0);
  const first = response.findIndex((value) => value > 0.1);
  const direct = first + 16;
  return { first, direct: energy(0, direct), rest: energy(direct), late: energy(SAMPLE_RATE / 10) };
}

describe('a voice in a room', () => {
  it('comes later, weaker and with more of the room from three metres than from one', () => {
    expect(measured(near).first).toBeCloseTo((1 / 343) * SAMPLE_RATE, -1);
    expect(measured(far).first).toBeCloseTo((3 / 343) * SAMPLE_RATE, -1);
    expect(measured(far, 0).direct).toBeCloseTo(measured(near, 0).direct / 9, 1);
    expect(measured(far).rest / measured(far).direct).toBeGreaterThan(
      2 * (measured(near).rest / measured(near).direct),
    );
  });

  it('rings the longer the harder the walls are, and not at all without walls', () => {
    expect(measured(near, 0.9).late).toBeGreaterThan(10 * measured(near, 0.7).late);
    expect(measured(near, 0).late).toBe(0);
  });
});
