import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { after, countingDown, playing, START_MS } from '#test-support/play-events.ts';
import type { PlayView } from '#web/play/controller/play-view.ts';
import { LiveMetrics } from '#web/play/look/live-metrics.tsx';
import type { Phase } from '#web/play/machine/phases.ts';
import type { PlayState } from '#web/play/machine/state.ts';
import { expectFocus } from '#web/test-support/focus.ts';
import { ActiveView } from './active-view.tsx';

function show(state: PlayState, more: Partial<PlayView> = {}) {
  const view: PlayView = {
    state,
    connection: 'connected',
    metrics: undefined,
    isFirst: false,
    tip: undefined,
    isAwake: false,
    isMuted: false,
    onLevel: () => () => undefined,
    switchTipsOff: () => undefined,
    send: () => undefined,
    ...more,
  };
  render(<ActiveView view={view} />);
}

const inPhase = (phase: Phase, more: Partial<PlayState> = {}) => ({ ...playing(), phase, ...more });

describe('the screen of a play', () => {
  afterEach(cleanup);

  it.each(['elsewhere', 'released', 'waiting', 'finishing'] as const)(
    'has no button to end what does not run here (%s)',
    (phase) => {
      show(inPhase(phase));
      expect(screen.queryByRole('button', { name: 'End the session' })).toBeNull();
    },
  );

  it.each(['running', 'asking', 'ready', 'countdown'] as const)('can be ended (%s)', (phase) => {
    show(inPhase(phase));
    expect(screen.getByRole('button', { name: 'End the session' })).toBeTruthy();
  });

  it('says that the screen stays awake while it does, and what other voices mean', () => {
    show(inPhase('running', { noise: 'notice' }), { isAwake: true });
    expect(screen.getByText('Screen Awake')).toBeTruthy();
    expect(screen.getByText('Background Noise Detected')).toBeTruthy();
    cleanup();
    show(inPhase('running', { noise: 'unscorable' }));
    expect(screen.queryByText('Screen Awake')).toBeNull();
    expect(screen.getByText('Session Cannot Be Scored')).toBeTruthy();
  });

  it('can be ended with Escape, unless a question is open already', async () => {
    const sent: string[] = [];
    const send: PlayView['send'] = ({ type }) => sent.push(type);
    show(inPhase('running'), { send });
    await userEvent.keyboard('{Escape}');
    expect(sent).toEqual(['stop']);
    cleanup();
    show(inPhase('endQuestion'), { send });
    screen.getByRole('timer').focus();
    await userEvent.keyboard('{Escape}');
    expect(sent.filter((type) => type === 'stop')).toHaveLength(1);
  });

  it.each(['ready', 'waiting', 'unavailable', 'asking'] as const)(
    'gives the keyboard its place where something is to be done (%s)',
    async (phase) => {
      show(inPhase(phase));
      await expectFocus(screen.getByRole('heading', { level: 2 }));
      await userEvent.tab();
      expect(document.activeElement?.tagName).toBe('BUTTON');
    },
  );

  it('celebrates the first of a skill once, and keeps still after that', () => {
    const none = { questions: 0, commands: 0, criticisms: 0, totalNegative: 0 };
    const counts = { ...none, labeledPraises: 0, behaviorDescriptions: 0, reflections: 0 };
    const shown = { status: 'connected', isFirst: false } as const;
    const numberOf = (reflections: number) => {
      view.rerender(<LiveMetrics {...shown} metrics={{ ...counts, reflections }} />);
      return screen.getAllByRole('definition')[1];
    };
    const view = render(<LiveMetrics {...shown} metrics={undefined} />);
    expect(numberOf(0)?.className).not.toContain('animate-');
    const first = numberOf(1);
    expect(first?.className).toContain('animate-first');
    expect(numberOf(2)).toBe(first);
  });

  it.each([
    ['the end of a real play', 240_000, true, 'none', true],
    ['a moment', 4000, true, 'none', false],
    ['silence', 240_000, false, 'none', false],
    ['too many other voices to score it', 240_000, true, 'unscorable', false],
  ] as const)(
    'lights the lamp only at the end of a real play (%s)',
    (_of, lengthMs, hasParentsWords, noise, isLit) => {
      const listened = { type: 'listened', hasParentsWords } as const;
      const ms = START_MS + lengthMs;
      show(
        after({ ...playing(), noise }, ms, 'audioCaptured', listened, 'stop', 'endConfirmed').state,
      );
      expect(screen.queryAllByText('Playlight Complete!')).toHaveLength(isLit ? 1 : 0);
      expect(document.querySelectorAll('.animate-shine')).toHaveLength(isLit ? 1 : 0);
      expect(screen.getByText(/^One moment/)).toBeTruthy();
    },
  );

  it('does not claim to listen once it goes on without audio', () => {
    const tip = 'Say what her hands are doing.';
    show(inPhase('withoutAudio', { recording: 'no-audio' }), { tip });
    const counts = screen.getByRole('region', { name: 'Live counts' });
    expect(within(counts).getByRole('status').textContent).toBe('Not listening');
    expect(screen.queryByText(tip)).toBeNull();
  });

  it('shows a first play what goes well, and nothing else', () => {
    const negative = { questions: 3, commands: 1, criticisms: 0, totalNegative: 4 };
    const metrics = { ...negative, labeledPraises: 2, behaviorDescriptions: 0, reflections: 0 };
    const panel = () => screen.getByRole('region', { name: 'Live counts' }).textContent;
    show(inPhase('running'), { metrics, isFirst: false });
    expect(panel()).toContain('3 questions, 1 command');
    cleanup();
    show(inPhase('running'), { metrics, isFirst: true });
    expect(panel()).toContain('Praise2');
    expect(panel()).not.toMatch(/question|command/);
  });

  it('does not say that it records before it does', () => {
    show(inPhase('restoring', { recording: 'stopped' }));
    expect(screen.queryByText('Recording')).toBeNull();
  });

  it('promises to keep nothing before anything was played', () => {
    show({ ...countingDown(), phase: 'countdownQuestion' });
    expect(screen.getByRole('dialog').textContent).not.toMatch(/saved/);
    cleanup();
    show(inPhase('endQuestion'));
    expect(screen.getByRole('dialog').textContent).toContain('saved and counted');
  });
});
