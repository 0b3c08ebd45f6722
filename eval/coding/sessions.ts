import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code, Turn } from '#coding/session.ts';

export interface CodedTurn extends Turn {
  readonly units?: readonly { readonly text: string; readonly code: Code }[];
}

export interface CodedSession {
  readonly id: string;
  readonly child: { readonly name: string };
  readonly turns: readonly CodedTurn[];
}

export function readCodedSessions(folder: string): CodedSession[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** The same talk as a recogniser writes it that knows no marks and no capitals. */
export function withoutMarks(session: CodedSession): CodedSession {
  const turns = session.turns.map((turn) => ({
    ...turn,
    text: unmarked(turn.text),
    ...(turn.units
      ? { units: turn.units.map((unit) => ({ ...unit, text: unmarked(unit.text) })) }
      : {}),
  }));
  return { ...session, turns };
}

function unmarked(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'’ -]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export const truthOf = (session: CodedSession): Code[] =>
  session.turns.flatMap((turn) => turn.units ?? []).map((unit) => unit.code);
