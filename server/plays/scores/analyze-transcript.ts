// Counts the talk of a transcript that has no counts yet, turn by turn, so that the server goes on answering others meanwhile.
import { Coder } from '#coding/coder.ts';
import type { Turn, Unit } from '#coding/session.ts';
import { cdiMetricsOf } from '#domain/cdi-metrics.ts';
import { hasResult } from '#domain/play-scores.ts';
import { parseTranscript } from '#domain/transcript.ts';
import type { PlayLine } from '#scoring/stored-play.ts';
import { turnsWithoutClock } from '#scoring/turns-without-clock.ts';
import { loadTalkModel } from '#server/adapters/talk-model.ts';
import { AppError } from '#server/app-error.ts';
import { codeQueued } from '#server/coding/code-queued.ts';
import { limitConcurrencyPerUser } from '#server/concurrency.ts';
import type { Database } from '#server/database/connect.ts';
import { lockPlaySession, type PlaySessionRow } from '#server/plays/tables/play-sessions.ts';
import { notFound } from './play-session-response.ts';
import { valuesWritten } from './score-values.ts';
import { type ScoreServices, writeFirstScores } from './write-scores.ts';

/** Of all that wait for the coder, a family has few. */
const perUser = limitConcurrencyPerUser({ atOnce: 1, mostWaiting: 2 });

const NOTHING_SAID = new AppError('unusable_recording', 'There’s no talk in this transcript.');

/** Two hours of talk without a pause; each line is a row, and is read with every look at the play session. */
const MOST_LINES = 5_000;
const TOO_LONG = new AppError(
  'invalid_input',
  'This transcript has more than 5,000 lines. Please send one play session at a time.',
);

interface Services extends ScoreServices {
  readonly db: Database;
}

/** What a play session has already counts more than what was sent. */
export async function analyzeTranscript(
  services: Services,
  playSession: PlaySessionRow,
  sent: string,
) {
  const scored = hasResult(playSession) ? playSession : await score(services, playSession, sent);
  return { analysis: { metrics: cdiMetricsOf(scored) }, feedback: scored.feedback ?? '' };
}

async function score(
  services: Services,
  { id, userId, audioTranscription, duration }: PlaySessionRow,
  sent: string,
): Promise<PlaySessionRow> {
  const transcript = parseTranscript(audioTranscription ?? sent);
  const { lines, units } = await perUser(userId, () => codeTurns(turnsWithoutClock(transcript)));
  const values = valuesWritten(units, transcript, duration);
  return services.db.transaction(async (tx) => {
    const row = await lockPlaySession(tx, userId, id);
    if (!row) throw notFound;
    return hasResult(row) ? row : writeFirstScores(services, tx, row, values, lines);
  });
}

async function codeTurns(turns: readonly Turn[]) {
  if (turns.length === 0) throw NOTHING_SAID;
  if (turns.length > MOST_LINES) throw TOO_LONG;
  const coder = new Coder(await loadTalkModel());
  const units: Unit[] = [];
  const lines: PlayLine[] = [];
  for (const turn of turns) {
    const coded = await codeQueued(coder, turn);
    units.push(...coded);
    lines.push(...linesOf(turn, coded));
    if (lines.length > MOST_LINES) throw TOO_LONG;
  }
  return { units, lines };
}

/** Who wrote the words down was sure of them; the times are those of a turn, and as near as it has any. */
function linesOf({ speaker, text, start, end }: Turn, units: readonly Unit[]): PlayLine[] {
  const line = { startSeconds: start, endSeconds: end, speaker };
  const sure = { speakerConfidence: 1, textConfidence: 1 };
  if (speaker !== 'parent') return [{ ...line, ...sure, text }];
  return units.map(({ text: said, code, confidence, why }) => ({
    ...line,
    ...sure,
    text: said,
    code,
    codeConfidence: confidence,
    why,
  }));
}
