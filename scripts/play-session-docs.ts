// npm run docs:play-session: draws the play session in docs/play-session.md from its table.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { table } from '#web/play/machine/machine.ts';
import {
  playDiagram,
  surroundingDiagram,
  timerTable,
  transitionTable,
} from './play-session-diagram.ts';

const START = '<!-- drawing: written by npm run docs:play-session -->';
const END = '<!-- end of drawing -->';

/** The page with its drawings and tables brought up to date. */
export function pageWithDrawing(page: string): string {
  const before = page.slice(0, page.indexOf(START) + START.length);
  const after = page.slice(page.indexOf(END));
  const parts = [
    '## From the door to feedback',
    playDiagram(),
    '## Around the play',
    '`preparing`, `countingDown` and `playing` stand for all phases of their kind.',
    surroundingDiagram(),
    '## Timers',
    timerTable(),
    '## Every transition',
    'The first one that fits is taken. An event without one changes nothing.',
    transitionTable(table),
  ];
  return [before, ...parts, after].join('\n\n');
}

export const file = join(dirname(import.meta.dirname), 'docs', 'play-session.md');

if (process.argv[1] === import.meta.filename) {
  writeFileSync(file, pageWithDrawing(readFileSync(file, 'utf8')));
}
