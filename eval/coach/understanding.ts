// Whether messages of writers from whom the network has not learned are taken for what they are.
import { readFileSync } from 'node:fs';
import type { MessageReader } from '#coaching/understanding/reading.ts';
import { intentOf } from '#coaching/understanding/subject.ts';

interface Written {
  readonly topic: string;
  readonly message: string;
}

export function readMessages(name: string): Written[] {
  const text = readFileSync(new URL(`./messages/${name}.txt`, import.meta.url), 'utf8');
  let topic = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) topic = line.slice(2);
    return line.startsWith('# ') || line === '' ? [] : [{ topic, message: line }];
  });
}

const outcomes = ['right', 'offered beside another', 'wrong', 'not understood'] as const;
type Outcome = (typeof outcomes)[number];

export async function understanding(reader: MessageReader, messages: readonly Written[]) {
  const found: Record<Outcome, number> = {
    right: 0,
    'offered beside another': 0,
    wrong: 0,
    'not understood': 0,
  };
  let amongThree = 0;
  for (const { topic, message } of messages) {
    found[await outcomeOf(reader, topic, message)] += 1;
    const { topics } = await reader.read(message);
    if (topics.slice(0, 3).some(({ of }) => of === topic)) amongThree += 1;
  }
  return { found, amongThree };
}

async function outcomeOf(reader: MessageReader, topic: string, message: string): Promise<Outcome> {
  const intent = await intentOf(reader, [], message);
  if (intent.kind === 'unknown' || intent.kind === 'not-scored') return 'not understood';
  if (intent.kind === 'either') {
    if (intent.subjects[0] === topic) return 'right';
    return intent.subjects[1] === topic ? 'offered beside another' : 'wrong';
  }
  if (intent.kind === 'case') return intent.asked.topic === topic ? 'right' : 'wrong';
  return (intent.kind === 'move' ? intent.move : intent.subject) === topic ? 'right' : 'wrong';
}
