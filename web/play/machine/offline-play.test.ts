import { describe, expect, it } from 'vitest';
import { mia, playing, START_MS } from '#test-support/play-events.ts';
import { STALE_MS } from './limits.ts';
import { findOfflinePlay } from './offline-play.ts';
import { recordKey, recordOf } from './record.ts';

const NOW_MS = START_MS + 60_000;
const text = JSON.stringify(recordOf(playing(), NOW_MS));
const stored = { theme: 'dark', [recordKey('maya')]: text };

describe('a play session without a network', () => {
  it('is found with its parent and its child, who cannot be asked for', () => {
    const child = { id: mia.id, name: mia.name, age: mia.age };
    expect(findOfflinePlay(stored, NOW_MS)).toEqual({ userId: 'maya', child });
  });

  it('is not made of what is too old to go on with', () => {
    expect(findOfflinePlay(stored, NOW_MS + STALE_MS + 1)).toBeUndefined();
  });

  it.each([
    {},
    { [recordKey('maya')]: 'scribbles' },
    { [recordKey('')]: text },
    { 'playlight.play.0.maya': text },
    { 'playlight.unsaved.maya.1': text },
  ])('is not made of %j', (other) => {
    expect(findOfflinePlay(other, NOW_MS)).toBeUndefined();
  });
});
