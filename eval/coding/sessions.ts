import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code } from '#coding/session.ts';
import type { CodedSession as Talk } from '../../models/coder/coded-session.ts';

export interface CodedSession extends Talk {
  readonly id: string;
}

export function readCodedSessions(folder: string): CodedSession[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

export const truthOf = (session: CodedSession): Code[] =>
  session.turns.flatMap((turn) => turn.units ?? []).map((unit) => unit.code);
