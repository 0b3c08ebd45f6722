import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PHASES } from '#web/play/machine/phases.ts';
import { file, pageWithDrawing } from './play-session-docs.ts';

const page = readFileSync(file, 'utf8');

it('keeps the drawing of the play session true', () => {
  expect(page).toContain('stateDiagram-v2');
  expect(page).toBe(pageWithDrawing(page));
});

it('notices a drawing that is out of date', () => {
  const stale = page.replace('running --> paused', 'running --> completed');
  expect(stale).not.toBe(page);
  expect(pageWithDrawing(stale)).toBe(page);
});

it.each(PHASES)('draws the phase %s', (phase) => {
  expect(page).toContain(`as ${phase}\n`);
});
