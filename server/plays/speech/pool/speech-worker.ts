// In a speech process: the listeners of all play sessions that are pinned to it.
import type { TalkModel } from '#coding/encoder/talk-model.ts';
import type { Ears } from '#scoring/ears.ts';
import { Listener } from '#scoring/listener.ts';
import { type ScoringOptions, scoreSegments } from '#scoring/score-segments.ts';
import { DecodeError } from '#speech/decode/decode-error.ts';
import type { LazyTranscribers } from './lazy-transcribers.ts';
import type { Answer, Order } from './messages.ts';

/** Browsers send three seconds at a time; a megabyte of plain sound, which is the most that a chunk may be, has this many. */
const MOST_CHUNK_SECONDS = 33;

interface OpenHearing {
  readonly listener: Listener;
  readonly scoring: ScoringOptions;
}

export class SpeechWorker {
  readonly #ears: Ears;
  readonly #transcribers: LazyTranscribers;
  readonly #talk: TalkModel;
  readonly #hearings = new Map<number, OpenHearing>();

  constructor(
    ears: Pick<Ears, 'detector' | 'voices'>,
    transcribers: LazyTranscribers,
    talk: TalkModel,
  ) {
    this.#ears = { ...ears, transcriber: transcribers };
    this.#transcribers = transcribers;
    this.#talk = talk;
  }

  /** One order at a time. */
  async handle(order: Order): Promise<Answer> {
    try {
      return await this.#hear(order);
    } catch (error) {
      this.forget(order.hearing);
      // No text of the error: nobody knows what it quotes.
      return { kind: 'unheard', code: error instanceof DecodeError ? error.code : undefined };
    }
  }

  forget(hearing: number): void {
    this.#hearings.get(hearing)?.listener.close();
    this.#hearings.delete(hearing);
  }

  async #hear(order: Order): Promise<Answer> {
    const { listener, scoring } = this.#opened(order);
    this.#transcribers.use(order);
    await (order.kind === 'chunk' ? listener.push(order.bytes) : listener.end());
    const { heard, seconds } = listener;
    if (order.kind === 'chunk' && !order.isReported) return { kind: 'unreported', seconds };
    const answer: Answer = {
      kind: 'heard',
      scored: await scoreSegments(this.#talk, heard, seconds, scoring),
      state: listener.state(),
      seconds,
    };
    if (order.kind === 'finish') this.forget(order.hearing);
    return answer;
  }

  #opened({ hearing, begin }: Order): OpenHearing {
    if (begin) {
      this.forget(hearing);
      const listener = new Listener(this.#ears, begin.resume, {
        mostChunkSeconds: MOST_CHUNK_SECONDS,
      });
      this.#hearings.set(hearing, { listener, scoring: begin.scoring });
    }
    const open = this.#hearings.get(hearing);
    if (!open) throw new Error('This hearing has not begun here');
    return open;
  }
}
