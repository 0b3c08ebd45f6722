import { expect, it } from 'vitest';
import { createLogger } from './logging.ts';

it('has no cookie in it, even where a library logs all it was given', () => {
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (line) => lines.push(line) });
  logger.trace({ busboyOptions: { headers: { cookie: 'secret' }, limits: { files: 1 } } }, 'form');
  expect(lines.join('')).toContain('"files":1');
  expect(lines.join('')).not.toContain('secret');
});

it('waits for the exit of the process once, however many there are', () => {
  createLogger('silent');
  const before = process.listenerCount('exit');
  for (let made = 0; made < 20; made += 1) createLogger('silent');
  expect(process.listenerCount('exit')).toBe(before);
});
