import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlaySessionId, RecordingKey } from '#domain/ids.ts';
import { countTalk } from '#domain/talk-counts.ts';
import { after, mia, playing, START_MS } from '#test-support/play-events.ts';
import type { Handoff } from '#web/play/machine/handoff.ts';
import { recordOf } from '#web/play/machine/record.ts';
import { forgetStalePlays, PlayStore } from './play-store.ts';
import { readHandoff, writeThirdVoiceWarning } from './tab-handoff.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const store = new PlayStore('maya');

const handoffWith = (childId: number) =>
  ({ recordingKey: `with-${childId}` as RecordingKey, childId, duration: 300 }) as Handoff;
const pendingKeys = () => store.listPending().map(({ handoff }) => handoff.recordingKey);

/** A play with Mia is under way. */
function play(seconds: number): boolean {
  const atMs = START_MS + seconds * 1000;
  const record = recordOf(after(playing(), atMs, 'tick').state, atMs);
  return record !== undefined && store.saveRecord(record);
}

describe('what plays leave in a browser', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: START_MS });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
    vi.useRealTimers();
  });

  it('goes with a child, and only with that one', async () => {
    store.finish(handoffWith(8));
    store.finish(handoffWith(mia.id));
    play(60);
    await store.forgetAll(mia.id);
    expect(pendingKeys()).toEqual(['with-8']);
    expect(readHandoff()).toBeUndefined();
    expect(store.readRecord()).toBeNull();
  });

  it('stays for the results until the server has all of it', async () => {
    store.finish(handoffWith(8));
    const warning = { isUnscorable: true, message: 'Too loud', percentage: 35 };
    writeThirdVoiceWarning(warning);
    expect(Object.values(sessionStorage)).toContain(JSON.stringify(warning));
    const [pending] = store.listPending();
    if (!pending) throw new Error('nothing is kept');
    store.markSaved(pending, 7 as PlaySessionId);
    expect(readHandoff()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
    expect(store.findPending(7 as PlaySessionId)?.handoff).toEqual(handoffWith(8));
    await store.forgetSaved(7 as PlaySessionId);
    expect(pendingKeys()).toEqual([]);
  });

  it('is put aside where a tab crashed, so that a new play does not cost it', () => {
    play(60);
    vi.setSystemTime(START_MS + DAY_MS / 2);
    store.rescueAbandoned();
    expect(pendingKeys()).toEqual(['play-1']);
    expect(store.readRecord()).toBeNull();
  });

  it('has the counts that were shown for as long as it runs, and for no other play', async () => {
    const counts = { ...countTalk([{ code: 'LP' }]) };
    const keep = () => store.keepShown('play-1' as RecordingKey, counts);
    const shown = (key = 'play-1') => store.readShown(key as RecordingKey);
    play(60);
    keep();
    await forgetStalePlays();
    expect(shown()).toEqual(counts);
    expect(shown('play-2')).toBeUndefined();
    store.clearRecord();
    expect(shown()).toBeUndefined();
    keep();
    await forgetStalePlays();
    expect(localStorage).toHaveLength(0);
    localStorage.setItem(
      'playlight.shown.maya',
      '{"recordingKey":"play-1","counts":{"questions":"x"}}',
    );
    expect(shown()).toBeUndefined();
  });

  it('goes after a day, whoever left it', async () => {
    play(60);
    new PlayStore('omar').finish(handoffWith(8));
    vi.setSystemTime(START_MS + 2 * DAY_MS);
    await forgetStalePlays();
    expect(localStorage).toHaveLength(0);
  });

  it('costs nobody the play where a browser keeps nothing', () => {
    const setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { setItem });
    store.finish(handoffWith(8));
    expect(readHandoff()).toEqual(handoffWith(8));
    expect(store.listPending()).toEqual([]);
    expect(play(60)).toBe(false);
  });
});
