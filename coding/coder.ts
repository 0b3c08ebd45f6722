// The coder: turns in, units with their codes out, one turn at a time, live or from a file.
import { applySwitches } from './apply-switches.ts';
import { Conversation, type UnitInContext } from './context.ts';
import { type Decision, decide } from './decide.ts';
import { featuresOf } from './features/features.ts';
import { imitates } from './imitation.ts';
import weights from './model/coder-weights.json' with { type: 'json' };
import { openNetwork, probabilitiesOf, type StoredNetwork } from './model/network.ts';
import type { Code, Turn, Unit } from './session.ts';
import { DEFAULT_SWITCHES, type Switches } from './switches.ts';
import { splitTurn } from './units/split-turn.ts';
import { whyOf } from './why.ts';

const network = openNetwork(weights satisfies StoredNetwork);
/** Words that the recogniser was less sure of than this are not coded as if they had been said. */
const HEARD = 0.5;

export interface CoderOptions {
  /** Called alone, it is a call; at the end of a sentence, it is no part of it. */
  readonly childName?: string;
  readonly switches?: Partial<Switches>;
}

export class Coder {
  private readonly conversation: Conversation;
  private readonly switches: Switches;
  private readonly codes: Code[] = [];

  constructor({ childName = '', switches }: CoderOptions = {}) {
    this.conversation = new Conversation(childName);
    this.switches = switches ? { ...DEFAULT_SWITCHES, ...switches } : DEFAULT_SWITCHES;
  }

  /** Takes the next turn; for the parent's, gives its units. `nextStart` is when somebody speaks again, if known. */
  add(turn: Turn, nextStart = Number.POSITIVE_INFINITY): Unit[] {
    if (turn.speaker !== 'parent') {
      this.conversation.listen(turn);
      return [];
    }
    const split = turn.units ?? splitTurn(turn, { splitReasons: this.switches.splitReasons });
    const texts = split.map((unit) => unit.text);
    const units: Unit[] = [];
    for (const unit of this.conversation.follow({
      turn,
      units: texts,
      gapAfter: nextStart - turn.end,
    })) {
      const { code, confidence } = this.codeOf(unit, heardIn(turn));
      this.codes.push(code);
      units.push({
        text: texts[units.length] ?? '',
        code,
        confidence: Math.round(confidence * 100) / 100,
        why: whyOf(code, unit),
        ...(imitates(code, unit) ? { imitates: true } : {}),
      });
    }
    return units;
  }

  private codeOf(unit: UnitInContext, heard: number): Decision {
    if (unit.tokens.length === 0) return { code: 'NC', confidence: 1 };
    const decided = decide(unit, probabilitiesOf(network, featuresOf(unit, this.codes)));
    const { code, confidence } = applySwitches(decided, unit, this.switches);
    if (heard < HEARD) return { code: 'NC', confidence: confidence * heard };
    return { code, confidence: confidence * heard };
  }
}

/** How sure the recogniser was of a turn, 0 to 1; certain where it does not say. */
function heardIn({ words }: Turn): number {
  const known = words?.flatMap(({ confidence }) => confidence ?? []) ?? [];
  return known.length > 0 ? known.reduce((sum, one) => sum + one, 0) / known.length : 1;
}

/** All units of a conversation, turn by turn. */
export function codeTurns(turns: readonly Turn[], options?: CoderOptions): Unit[][] {
  const coder = new Coder(options);
  return turns.map((turn, index) => coder.add(turn, turns[index + 1]?.start));
}
