import { expect, it } from 'vitest';
import { BackgroundVoice } from './background-voice.ts';

const FLOOR_DB = -55;
const FRAMES_PER_SECOND = 31.25;

/** A family that talks and pauses in turns; what lies in the pauses is given. */
function heardAfter(seconds: number, pauseDb: number, isPauseVoice: boolean): boolean {
  const background = new BackgroundVoice();
  const hearSeconds = (count: number, quietDb: number, isVoice: boolean) => {
    for (let frame = 0; frame < count * FRAMES_PER_SECOND; frame += 1) {
      const isTalk = frame % 60 < 40;
      const waves = 6 * Math.sin(frame);
      if (isTalk) background.hear(-25 + waves, FLOOR_DB, true);
      else background.hear(quietDb + waves / 6, FLOOR_DB, isVoice);
    }
  };
  hearSeconds(60, FLOOR_DB, false);
  hearSeconds(seconds, pauseDb, isPauseVoice);
  return background.isHeard;
}

it('does not hear one in a room that is quiet in the pauses', () => {
  expect(heardAfter(8, FLOOR_DB, false)).toBe(false);
});

it('hears one where something talks on in the pauses', () => {
  expect(heardAfter(8, FLOOR_DB + 14, true)).toBe(true);
});

it('says nothing before it knows the room', () => {
  const background = new BackgroundVoice();
  for (let frame = 0; frame < 400; frame += 1) background.hear(-25, undefined, true);
  expect(background.isHeard).toBe(false);
});
