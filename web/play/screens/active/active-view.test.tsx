import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { countingDown, playing } from '#test-support/play-events.ts';
import type { PlayView } from '#web/play/controller/play-view.ts';
import type { Phase } from '#web/play/machine/phases.ts';
import type { PlayState } from '#web/play/machine/state.ts';
import { ActiveView } from './active-view.tsx';

function show(state: PlayState, more: Partial<PlayView> = {}) {
  const view: PlayView = {
    state,
    connection: 'connected',
    metrics: undefined,
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

  it('does not claim to listen once it goes on without audio', () => {
    const tip = 'Say what her hands are doing.';
    show(inPhase('withoutAudio', { recording: 'no-audio' }), { tip });
    const counts = screen.getByRole('region', { name: 'Live counts' });
    expect(within(counts).getByRole('status').textContent).toBe('Not listening');
    expect(screen.queryByText(tip)).toBeNull();
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
