// The coder: turns in, units with their codes out, one turn at a time, live or from a file.
import { applySwitches } from './apply-switches.ts';
import { Conversation, type UnitInContext } from './context.ts';
import { type Decision, decide } from './decide.ts';
import type { TalkInput, TalkModel } from './encoder/talk-model.ts';
import { TalkWindow } from './encoder/talk-window.ts';
import { imitates } from './imitation.ts';
import type { Turn, Unit } from './session.ts';
import { DEFAULT_SWITCHES, type Switches } from './switches.ts';
import { splitTurn } from './units/split-turn.ts';
import { UNSURE, whyOf } from './why.ts';

/** Words that the recogniser was less sure of than this are not coded as if they had been said. */
const HEARD = 0.5;

export interface CoderOptions {
  /** Called alone, it is a call; at the end of a sentence, it is no part of it. */
  readonly childName?: string;
  readonly switches?: Partial<Switches>;
}

export class Coder {
  private readonly model: TalkModel;
  private readonly conversation: Conversation;
  private readonly window: TalkWindow;
  private readonly switches: Switches;

  constructor(model: TalkModel, { childName = '', switches }: CoderOptions = {}) {
    this.model = model;
    this.conversation = new Conversation(childName);
    this.window = new TalkWindow(model.pieces, childName);
    this.switches = switches ? { ...DEFAULT_SWITCHES, ...switches } : DEFAULT_SWITCHES;
  }

  /** Takes the next turn; for the parent's, gives its units. One at a time. */
  async add(turn: Turn): Promise<Unit[]> {
    if (turn.speaker !== 'parent') {
      this.conversation.listen(turn);
      this.window.listen(turn);
      return [];
    }
    this.window.follow(turn);
    const split =
      turn.units ??
      splitTurn(this.model.splitter, turn, { splitReasons: this.switches.splitReasons });
    const texts = split.map((unit) => unit.text);
    const units: Unit[] = [];
    const heard = heardIn(turn, texts);
    for (const unit of this.conversation.follow(texts)) {
      const index = units.length;
      const text = texts[index] ?? '';
      const input = this.window.inputFor(turn, { text, index, units: texts });
      const told = { input, heard: heard[index] ?? 1 };
      const { code, confidence, isUnsure = false } = await this.codeOf(turn, unit, told);
      units.push({
        text,
        code,
        confidence: Math.round(confidence * 100) / 100,
        why: isUnsure ? UNSURE : whyOf(code, unit),
        ...(imitates(code, unit) ? { imitates: true } : {}),
      });
    }
    return units;
  }

  private async codeOf(
    turn: Turn,
    unit: UnitInContext,
    { input, heard }: { input: TalkInput | undefined; heard: number },
  ): Promise<Decision> {
    if (!input || unit.tokens.length === 0) return { code: 'NC', confidence: 1 };
    const decided = decide(await this.model.sharesOf(input), {
      hasWrittenMarks: !turn.marksAreHeard && /[.?!]/.test(turn.text),
      isUnmarkedTalk: this.window.isUnmarked(turn),
      childSpoke: unit.child.length > 0,
      heard,
    });
    const decision = applySwitches(decided, unit, this.switches);
    const confidence = decision.confidence * heard;
    return heard < HEARD ? { ...decision, code: 'NC', confidence } : { ...decision, confidence };
  }
}

/** How sure the recogniser was of each unit's words, 0 to 1; certain where it does not say. */
function heardIn({ words = [] }: Turn, texts: readonly string[]): number[] {
  let at = 0;
  return texts.map((text) => {
    const own = words.slice(at, (at += text.split(/\s+/).length));
    const known = own.flatMap(({ confidence }) => confidence ?? []);
    return known.length > 0 ? known.reduce((sum, one) => sum + one, 0) / known.length : 1;
  });
}

/** All units of a conversation, turn by turn. */
export async function codeTurns(
  model: TalkModel,
  turns: readonly Turn[],
  options?: CoderOptions,
): Promise<Unit[][]> {
  const coder = new Coder(model, options);
  const units: Unit[][] = [];
  for (const turn of turns) units.push(await coder.add(turn));
  return units;
}
