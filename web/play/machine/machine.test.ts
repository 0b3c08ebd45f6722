// A few play sessions from beginning to end, as parents live them.
import { describe, expect, it } from 'vitest';
import {
  after,
  countingDown,
  eventOf,
  freshLoad,
  mia,
  NOON_MS,
  playing,
  START_MS,
} from '#test-support/play-events.ts';
import type { EventName } from './events.ts';
import { COUNTDOWN_MS, HEALTH_CHECK_MS, PLAY_MS } from './limits.ts';
import { next, type Step } from './machine.ts';
import { recordOf } from './record.ts';
import { initialState, isWorthCelebrating, remainingSecondsOf } from './state.ts';

const kinds = ({ effects }: Step) =>
  effects.map((effect) => {
    if (effect.kind === 'toast') return `toast ${effect.name}`;
    if (effect.kind === 'navigate') return `navigate ${effect.to}`;
    return effect.kind === 'tell' ? `tell ${effect.message}` : effect.kind;
  });
const FIRST_CHECK_MS = START_MS + HEALTH_CHECK_MS;
const SECOND_CHECK_MS = START_MS + 2 * HEALTH_CHECK_MS;
const failedTwice = () =>
  after(after(playing(), FIRST_CHECK_MS, 'unhealthy').state, SECOND_CHECK_MS, 'unhealthy');

describe('a whole play session', () => {
  it('counts down, listens for five minutes, chimes and goes to feedback', () => {
    const countdown = countingDown();
    expect(remainingSecondsOf(countdown, NOON_MS)).toBe(5);
    const started = after(countdown, NOON_MS + COUNTDOWN_MS, 'tick');
    expect(started.state.phase).toBe('running');
    expect(kinds(started)).toEqual([
      'startRecorder',
      'tell recording_started',
      'acquireWakeLock',
      'saveRecord',
    ]);
    const running = after(started.state, START_MS, 'recorderStarted').state;
    expect(after(running, START_MS + PLAY_MS - 1, 'tick').state.phase).toBe('running');
    const over = after(running, START_MS + PLAY_MS, 'tick');
    expect(kinds(over)).toEqual(['chime', 'stopRecorder', 'releaseWakeLock', 'saveRecord']);
    const done = after(over.state, START_MS + PLAY_MS + 80, 'audioCaptured', 'finalized');
    expect(done.state).toMatchObject({ phase: 'celebrating', hasAudio: true });
    expect(kinds(done)).toEqual(['tell stop_session', 'saveHandoff', 'clearRecord']);
    const completed = after(done.state, START_MS + PLAY_MS + 980, 'celebrated');
    expect(completed.state.phase).toBe('completed');
    expect(kinds(completed)).toEqual(['navigate feedback']);
  });

  it.each([
    ['a moment', 4000, ['audioCaptured', 'listened']],
    ['silence', 200_000, ['audioCaptured', { type: 'listened', hasParentsWords: false }]],
    ['no sound at all', 200_000, []],
  ] as const)('has nothing to celebrate after %s', (_of, lengthMs, heard) => {
    const ended = after(playing(), START_MS + lengthMs, ...heard, 'stop', 'endConfirmed');
    expect(isWorthCelebrating(ended.state)).toBe(false);
    const completed = after(ended.state, START_MS + lengthMs + 80, {
      type: 'finalized',
      hasAudio: false,
    });
    expect(completed.state.phase).toBe('completed');
    expect(kinds(completed)).toContain('navigate feedback');
  });

  it('is celebrated where the parent was heard once, or nobody could listen yet', () => {
    const deaf = { type: 'listened', hasParentsWords: false } as const;
    for (const heard of [['listened', deaf], []] as const) {
      const { state } = after(playing(), START_MS + 40_000, 'audioCaptured', ...heard);
      expect(isWorthCelebrating(state)).toBe(true);
    }
  });

  it('goes straight to the microphone where it was allowed before', () => {
    const allowed = { ...freshLoad, isMicrophoneAllowed: true };
    expect(after(initialState(NOON_MS), NOON_MS, allowed).state.phase).toBe('opening');
  });

  it.each([
    ['refused', 'toast microphonePermissionRequired'],
    ['missing', 'toast microphoneMissing'],
    ['other', 'toast microphoneError'],
  ] as const)('says why a microphone that is %s is unavailable', (failure, toast) => {
    const failed = { type: 'microphoneFailed', failure } as const;
    const step = after(initialState(NOON_MS), NOON_MS, 'loaded', 'allow', failed);
    expect(step.state.phase).toBe('unavailable');
    expect(kinds(step)).toEqual([toast]);
    expect(after(step.state, NOON_MS, 'tryAgain').state.phase).toBe('opening');
  });

  it('ends as soon as a tab that slept through the end wakes', () => {
    const step = after(playing(), START_MS + 2 * PLAY_MS, 'tabShown');
    expect(step.state.phase).toBe('finishing');
    expect(recordOf(step.state, START_MS + 2 * PLAY_MS)).toMatchObject({ hasExpired: true });
  });
});

describe('a microphone that fails', () => {
  it('pauses the timer after the second check in a row', () => {
    const once = after(playing(), FIRST_CHECK_MS, 'checkDue', 'unhealthy');
    expect(once.state).toMatchObject({ phase: 'running', recording: 'interrupted' });
    const twice = after(once.state, SECOND_CHECK_MS, 'unhealthy');
    expect(twice.state.phase).toBe('paused');
    expect(remainingSecondsOf(twice.state, SECOND_CHECK_MS + 60_000)).toBe(290);
  });

  it('is forgiven when a check in between passes', () => {
    const step = after(playing(), FIRST_CHECK_MS, 'unhealthy', 'healthy', 'unhealthy');
    expect(step.state.phase).toBe('running');
  });

  it('goes on after a resume, without the time of the pause', () => {
    const laterMs = SECOND_CHECK_MS + 60_000;
    const resumed = after(
      failedTwice().state,
      laterMs,
      'resume',
      'microphoneOpened',
      'recorderStarted',
    );
    expect(resumed.state).toMatchObject({ phase: 'running', recording: 'active', failedChecks: 0 });
    expect(kinds(resumed)).toContain('toast recordingResumed');
    expect(remainingSecondsOf(resumed.state, laterMs + 10_000)).toBe(280);
  });

  it('leaves the choice open when the resume fails, and says why until the next attempt', () => {
    const refused = { type: 'microphoneFailed', failure: 'refused' } as const;
    const asked = after(failedTwice().state, SECOND_CHECK_MS, 'resume', refused).state;
    expect(asked).toMatchObject({ phase: 'paused', resumeFailure: 'refused' });
    const again = after(asked, SECOND_CHECK_MS, 'resume').state;
    expect(again).toMatchObject({ phase: 'resuming', resumeFailure: undefined });
    const failed = after(again, SECOND_CHECK_MS, 'recorderFailed').state;
    expect(failed).toMatchObject({ phase: 'paused', resumeFailure: 'other' });
  });

  it('says why it is paused after a reload without the microphone', () => {
    const refused = { type: 'microphoneFailed', failure: 'refused' } as const;
    const restoring = { ...playing(), phase: 'restoring' } as const;
    const { state } = after(restoring, FIRST_CHECK_MS, refused);
    expect(state).toMatchObject({ phase: 'paused', resumeFailure: 'refused' });
  });

  it('may be done without', () => {
    const step = after(failedTwice().state, SECOND_CHECK_MS + 60_000, 'continueWithoutAudio');
    expect(step.state).toMatchObject({ phase: 'withoutAudio', recording: 'no-audio' });
    expect(remainingSecondsOf(step.state, SECOND_CHECK_MS + 61_000)).toBe(289);
  });

  it('may end it', () => {
    expect(after(failedTwice().state, SECOND_CHECK_MS, 'endNow').state.phase).toBe('finishing');
  });

  it('is opened anew when the parent comes back to the tab, and only then', () => {
    const back = after(playing(), FIRST_CHECK_MS, 'tabHidden', 'tabShown');
    expect(kinds(back)).toEqual(['acquireWakeLock', 'checkAudio']);
    const attempt = after(back.state, FIRST_CHECK_MS, 'unhealthy');
    expect(kinds(attempt)).toEqual(['openMicrophone']);
    const again = after(attempt.state, FIRST_CHECK_MS, 'microphoneOpened', 'recorderStarted');
    expect(kinds(again)).toContain('toast recordingResumed');
    expect(after(attempt.state, FIRST_CHECK_MS, 'microphoneFailed').state.phase).toBe('paused');
  });
});

describe('ending early', () => {
  it('asks first, and goes on where it was', () => {
    const asked = after(playing(), START_MS + 40_000, 'stop').state;
    expect(asked.phase).toBe('endQuestion');
    const going = after(asked, START_MS + 50_000, 'keepGoing').state;
    expect(going.phase).toBe('running');
    expect(remainingSecondsOf(going, START_MS + 50_000)).toBe(250);
  });

  it('hands over what was played', () => {
    const ended = after(playing(), START_MS + 40_000, 'stop', 'endConfirmed');
    expect(ended.state.phase).toBe('finishing');
    expect(kinds(ended)).not.toContain('chime');
    expect(after(ended.state, START_MS + 41_000, 'finalizeTimedOut').state.phase).toBe('completed');
  });

  it('has nothing to hand over below a second without sound', () => {
    const early = after(playing(), START_MS + 900, 'stop', 'endConfirmed');
    expect(early.state.phase).toBe('left');
    expect(kinds(early)).toContain('toast recordingTooShort');
    const heard = after(playing(), START_MS + 900, 'audioCaptured', 'stop', 'endConfirmed');
    expect(heard.state.phase).toBe('finishing');
  });

  it('gives the whole countdown again to who keeps going', () => {
    const asked = after(countingDown(), NOON_MS + 3000, 'stop').state;
    const going = after(asked, NOON_MS + 60_000, 'keepGoing').state;
    expect(remainingSecondsOf(going, NOON_MS + 60_000)).toBe(5);
  });
});

describe('around the play', () => {
  it('goes on when the parent is logged out, and says so once', () => {
    const once = after(playing(), START_MS, 'loggedOut');
    expect(once.state.phase).toBe('running');
    expect(kinds(once)).toEqual(['toast connectionIssue']);
    expect(kinds(after(once.state, START_MS, 'loggedOut'))).toEqual([]);
  });

  it('stays quiet in a tab that lost its play, also once the other tab is done', () => {
    const robbed = after(playing(), START_MS + 1000, 'claimedElsewhere').state;
    const over = after(robbed, START_MS + 60_000, 'otherTabEnded');
    expect(over.state.phase).toBe('released');
    expect(over.effects).toEqual([]);
    const here = after(over.state, START_MS + 90_000, 'takeOver');
    expect(kinds(here)).toEqual(['load']);
  });

  it('waits for a tap on a page that was opened without one', () => {
    const opened = { ...freshLoad, isMicrophoneAllowed: true, isTapped: false };
    const ready = after(initialState(NOON_MS), NOON_MS, opened);
    expect(ready.state.phase).toBe('ready');
    expect(kinds(ready)).toEqual(['clearRecord']);
    expect(kinds(after(ready.state, NOON_MS, 'allow'))).toEqual(['openMicrophone']);
  });

  it('stands back for another tab, and can take over from it', () => {
    const held = after(initialState(NOON_MS), NOON_MS, { ...freshLoad, isHeldElsewhere: true });
    expect(held.state.phase).toBe('elsewhere');
    expect(kinds(after(held.state, NOON_MS, 'takeOver'))).toEqual(['claim', 'load']);
    const robbed = after(playing(), START_MS + 1000, 'claimedElsewhere');
    expect(kinds(robbed)).toEqual(['stopRecorder', 'releaseWakeLock', 'disconnectLive']);
  });

  it('keeps the record of who leaves the screen', () => {
    const [saved] = after(playing(), START_MS + 20_000, 'screenLeft').effects;
    expect(saved).toMatchObject({
      kind: 'saveRecord',
      record: { sessionStage: 'recording', elapsedSeconds: 20, childId: mia.id },
    });
  });

  it('saves every 5 s, and when the remaining time passes a multiple of 10 s', () => {
    const savesAt = [];
    let state = playing();
    for (let ms = 250; ms <= 20_000; ms += 250) {
      const step = next(state, eventOf('tick'), START_MS + ms);
      if (step.effects.length > 0) savesAt.push(ms);
      state = step.state;
    }
    expect(savesAt).toEqual([5000, 10_000, 15_000, 20_000]);
    const hidden = after(playing(), START_MS + 7000, 'tabHidden').state;
    expect(kinds(after(hidden, START_MS + 10_000, 'tick'))).toEqual(['saveRecord']);
  });

  it('mentions another voice above 10 % once, and then that it cannot be scored', () => {
    const voice = (type: 'thirdVoiceHeard' | 'foundUnscorable', thirdVoicePct: number) =>
      ({ type, thirdVoicePct, message: '' }) as const;
    expect(kinds(after(playing(), START_MS, voice('thirdVoiceHeard', 10)))).toEqual([]);
    const noticed = after(playing(), START_MS, voice('thirdVoiceHeard', 11));
    expect(kinds(noticed)).toContain('toast backgroundNoise');
    expect(kinds(after(noticed.state, START_MS, voice('thirdVoiceHeard', 20)))).toEqual([]);
    const verdict = after(noticed.state, START_MS, voice('foundUnscorable', 40));
    expect(kinds(verdict)).toContain('toast sessionCannotBeScored');
    expect(verdict.state.noise).toBe('unscorable');
  });

  it('ends instantly in dev mode alone', () => {
    const end: EventName = 'endInstantly';
    expect(after(playing(), START_MS, end).state.phase).toBe('running');
    const step = after(playing(), START_MS, 'devToggled', end);
    expect(step.state.phase).toBe('completed');
    expect(kinds(step)).toContain('saveDummyHandoff');
  });
});
