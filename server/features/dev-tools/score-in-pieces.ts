// Codes a stored transcript turn by turn and tells how far it is, so that the server goes on answering others meanwhile.
import { Coder } from '#coding/coder.ts';
import type { Unit } from '#coding/session.ts';
import type { ScoringEvent, StreamedScores } from '#contract/dev-tools.ts';
import { guidanceFor } from '#domain/skill-guidance.ts';
import { countTalk } from '#domain/talk-counts.ts';
import { parseTranscript } from '#domain/transcript.ts';
import { turnsWithoutClock } from '#scoring/turns-without-clock.ts';
import { loadTalkModel } from '#server/adapters/talk-model.ts';
import { codeQueued } from '#server/coding/code-queued.ts';

const TURNS_PER_PROGRESS = 8;
const MOST_EXAMPLES = 3;

const NOTHING_SAID: ScoringEvent = {
  event: 'error',
  data: {
    message:
      'There’s no talk to score in this session. Play one with the microphone on, then choose that one.',
  },
};

export async function* scoreInPieces(
  transcript: string,
  childName: string,
): AsyncGenerator<ScoringEvent> {
  const turns = turnsWithoutClock(parseTranscript(transcript));
  if (turns.length === 0) return yield NOTHING_SAID;
  const coder = new Coder(await loadTalkModel(), { childName });
  const units: Unit[] = [];
  let bytes = 0;
  for (const [index, turn] of turns.entries()) {
    units.push(...(await codeQueued(coder, turn)));
    bytes += Buffer.byteLength(turn.text);
    const isLast = index === turns.length - 1;
    if (isLast || (index + 1) % TURNS_PER_PROGRESS === 0) {
      yield { event: 'progress', data: { bytes } };
    }
  }
  yield { event: 'final', data: scoresOf(units) };
}

function scoresOf(units: readonly Unit[]): StreamedScores {
  const { labeledPraises, behaviorDescriptions, reflections, questions, commands } =
    countTalk(units);
  const skills = { labeledPraise: labeledPraises, behaviorDescriptions, reflections };
  const examplesOf = (wanted: Unit['code']) => {
    const said = new Set(units.filter(({ code }) => code === wanted).map(({ text }) => text));
    return [...said].slice(0, MOST_EXAMPLES);
  };
  return {
    counts: { ...skills, questions, commands },
    guidance: guidanceFor(skills),
    examples: {
      labeledPraise: examplesOf('LP'),
      behaviorDescriptions: examplesOf('BD'),
    },
  };
}
