// npm run --silent code -- FILE: codes the parent's talk in a session file and prints it as JSON; - is standard input.
// With --second-opinion, what the coder is unsure of is put to the chat model of COACH_BASE_URL.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { codeTurns } from '#coding/coder.ts';
import type { Unit } from '#coding/session.ts';
import { countTalk } from '#domain/talk-counts.ts';
import { createChatModel } from '#server/adapters/chat-model.ts';
import { loadTalkModel } from '#server/adapters/talk-model.ts';
import { withSecondOpinion } from '#server/coding/second-opinion.ts';
import { loadConfig } from '#server/config.ts';

const turnSchema = z.looseObject({
  start: z.number(),
  end: z.number(),
  speaker: z.enum(['parent', 'child', 'other']),
  text: z.string(),
  rising: z.optional(z.boolean()),
  units: z.optional(z.array(z.looseObject({ text: z.string() }))),
});

const sessionSchema = z.looseObject({
  child: z.optional(z.looseObject({ name: z.optional(z.string()) })),
  turns: z.array(turnSchema),
});

/** npm changes into the project's folder; the path was meant from where the user stood. */
const startedIn = process.env.INIT_CWD ?? process.cwd();

type Session = z.output<typeof sessionSchema>;

try {
  const coded = await codeSession(
    readSession(process.argv[2]),
    process.argv.includes('--second-opinion'),
  );
  process.stdout.write(`${JSON.stringify(coded, null, 1)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function readSession(path: string | undefined): Session {
  if (!path) throw new Error('Name a session file, or - for standard input.');
  const name = path === '-' ? 'Standard input' : path;
  const parsed = sessionSchema.safeParse(parseJson(readText(path, name), name));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(
    `${name} is not a session: ${issue?.path.join('.') || 'the whole'}: ${issue?.message}.`,
  );
}

function readText(path: string, name: string): string {
  try {
    return readFileSync(path === '-' ? 0 : resolve(startedIn, path), 'utf8');
  } catch {
    throw new Error(`${name} cannot be read.`);
  }
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${name} is not JSON.`);
  }
}

async function codeSession(session: Session, wantsSecondOpinion: boolean) {
  // What else a file has may be called as something that the coder takes from a recogniser.
  const split = session.turns.map(({ start, end, speaker, text, rising, units }) => ({
    start,
    end,
    speaker,
    text,
    ...(rising === undefined ? {} : { rising }),
    ...(units?.length ? { units } : {}),
  }));
  const firstCodes = await codeTurns(await loadTalkModel(), split, {
    childName: session.child?.name ?? '',
  });
  const units = wantsSecondOpinion ? await reconsider(session, firstCodes) : firstCodes;
  const turns = session.turns.map((turn, index) =>
    turn.speaker === 'parent' ? { ...turn, units: units[index] } : turn,
  );
  return { ...session, turns, counts: countTalk(units.flat()) };
}

async function reconsider(session: Session, units: readonly Unit[][]): Promise<Unit[][]> {
  const { COACH_BASE_URL, COACH_API_KEY, COACH_MODEL } = loadConfig();
  if (!COACH_BASE_URL || !COACH_MODEL) {
    throw new Error('A second opinion needs COACH_BASE_URL and COACH_MODEL.');
  }
  let childSaid = '';
  const doubts = session.turns.flatMap((turn, index) => {
    if (turn.speaker !== 'parent') childSaid = turn.text;
    return (units[index] ?? []).map((unit) => ({ unit, childSaid }));
  });
  const model = createChatModel({
    baseUrl: COACH_BASE_URL,
    apiKey: COACH_API_KEY,
    model: COACH_MODEL,
  });
  const changed = (await withSecondOpinion(doubts, model)).values();
  return units.map((own) => own.map((unit) => changed.next().value ?? unit));
}
