// Reads the written talk beside this file. A session: a head, "---", and a line a turn with times ("P 3.9 5.5 ...").
// Scenes: "=== name, age" and a line a turn without times; a dot is a silence of more than two seconds. P is the parent,
// C the child, O somebody else; P^ has a question's melody; a code in brackets closes each unit.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code, Speaker } from '#coding/session.ts';
import type { CodedSession, CodedTurn } from './coded-session.ts';

const SPEAKERS: Readonly<Record<string, Speaker>> = { P: 'parent', C: 'child', O: 'other' };
const WORDS_PER_SECOND = 2.8;
const SHORTEST_TURN = 0.5;
const PAUSE = 0.6;
const SILENCE = 2.3;

export function readSessions(folder: string): CodedSession[] {
  return textsIn(folder).map((text) => {
    const [head = '', body = ''] = text.split('\n---\n');
    const turns = body
      .trim()
      .split('\n')
      .map((line) => {
        const [, who = '', start, end, talk = ''] = /^(\S+) (\S+) (\S+) (.+)$/.exec(line) ?? [];
        return turnOf(who, talk, Number(start), Number(end));
      });
    return { child: { name: /^child: ([^,]+)/m.exec(head)?.[1] ?? '' }, turns };
  });
}

export function readScenes(folder: string): CodedSession[] {
  return textsIn(folder).flatMap((text) => text.split(/^=== /m).slice(1).map(sceneOf));
}

function sceneOf(text: string): CodedSession {
  const [head = '', ...lines] = text.trim().split('\n');
  const turns: CodedTurn[] = [];
  let time = PAUSE;
  for (const line of lines) {
    const [, who, talk = ''] = /^([PCO]\^?) (.+)$/.exec(line.trim()) ?? [];
    if (who) {
      const end = time + Math.max(SHORTEST_TURN, talk.split(' ').length / WORDS_PER_SECOND);
      turns.push(turnOf(who, talk, time, end));
      time = end + PAUSE;
    } else if (line.trim() === '.') time += SILENCE;
  }
  return { child: { name: head.split(',')[0] ?? '' }, turns };
}

function turnOf(who: string, talk: string, start: number, end: number): CodedTurn {
  const speaker = SPEAKERS[who[0] ?? ''] ?? 'other';
  if (speaker !== 'parent') return { speaker, start, end, text: talk };
  const units = [...talk.matchAll(/\s*(.+?) \[([A-Z]+)\]/g)].map(([, text = '', code]) => ({
    text,
    code: code as Code,
  }));
  return {
    speaker,
    start,
    end,
    rising: who.endsWith('^'),
    units,
    text: units.map((unit) => unit.text).join(' '),
  };
}

function textsIn(folder: string): string[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
