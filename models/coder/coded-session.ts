// Talk that somebody has split and coded, and how it looks to a recogniser that knows no marks and no capitals.
import type { Code, Turn } from '#coding/session.ts';

export interface CodedTurn extends Turn {
  readonly units?: readonly { readonly text: string; readonly code: Code }[] | undefined;
}

export interface CodedSession {
  readonly child: { readonly name: string };
  readonly turns: readonly CodedTurn[];
}

export function withoutMarks<Session extends CodedSession>(session: Session): Session {
  const turns = session.turns.map((turn): CodedTurn => {
    const units = turn.units?.map((unit) => ({ ...unit, text: unmarked(unit.text) }));
    return { ...turn, text: unmarked(turn.text), ...(units ? { units } : {}) };
  });
  return { ...session, turns };
}

function unmarked(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'’ -]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
