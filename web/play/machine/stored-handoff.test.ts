import { describe, expect, it } from 'vitest';
import { findHandoff, findPendingPlay } from './stored-handoff.ts';

const handoff = { childId: 1, duration: 300 };
const text = (value: unknown) => JSON.stringify(value);

describe('a finished play in the storage', () => {
  it('is read as it was written', () => {
    const stored = { ...handoff, recordingKey: 'play-1' };
    expect(findHandoff(text(stored))).toEqual(stored);
    const play = { handoff: stored, atMs: 5, playSessionId: 7 };
    expect(findPendingPlay(text(play))).toEqual(play);
  });

  it('is not lost because an earlier version has left it', () => {
    const before = { ...handoff, sessionId: 'play-1' };
    const now = { ...handoff, recordingKey: 'play-1' };
    expect(findHandoff(text(before))).toEqual(now);
    expect(findPendingPlay(text({ handoff: before, atMs: 5 }))).toEqual({ handoff: now, atMs: 5 });
  });

  it.each([
    '',
    'scribbles',
    'null',
    '7',
    '{}',
    text({ recordingKey: '' }),
    text({ recordingKey: 7 }),
  ])('is not made of %s', (stored) => {
    expect(findHandoff(stored)).toBeUndefined();
    expect(findPendingPlay(stored)).toBeUndefined();
  });

  it('is not made of a play without its time', () => {
    expect(findPendingPlay(text({ handoff: { recordingKey: 'play-1' } }))).toBeUndefined();
  });
});
