// In a speech process: the pipelines of all play sessions that are pinned to it.
import type { TalkModel } from '#coding/encoder/talk-model.ts';
import type { SpeechModels } from '#scoring/hear-stretch.ts';
import { type ScoringOptions, scoreSegments } from '#scoring/score-segments.ts';
import { SpeechPipeline } from '#scoring/speech-pipeline.ts';
import { DecodeError } from '#speech/decode/decode-error.ts';
import type { LazyTranscribers } from './lazy-transcribers.ts';
import type { Answer, Order } from './messages.ts';

/** Browsers send three seconds at a time; a megabyte of plain sound, which is the most that a chunk may be, has this many. */
const MOST_CHUNK_SECONDS = 33;

interface OpenHearing {
  readonly pipeline: SpeechPipeline;
  readonly scoring: ScoringOptions;
}

export class SpeechWorker {
  readonly #speechModels: SpeechModels;
  readonly #transcribers: LazyTranscribers;
  readonly #talk: TalkModel;
  readonly #hearings = new Map<number, OpenHearing>();

  constructor(
    speechModels: Omit<SpeechModels, 'transcriber'>,
    transcribers: LazyTranscribers,
    talk: TalkModel,
  ) {
    this.#speechModels = { ...speechModels, transcriber: transcribers };
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
    this.#hearings.get(hearing)?.pipeline.close();
    this.#hearings.delete(hearing);
  }

  async #hear(order: Order): Promise<Answer> {
    const { pipeline, scoring } = this.#opened(order);
    this.#transcribers.use(order);
    await (order.kind === 'chunk' ? pipeline.push(order.bytes) : pipeline.end());
    const { heard, seconds, hasBackgroundVoice } = pipeline;
    if (order.kind === 'chunk' && !order.isReported) return { kind: 'unreported', seconds };
    const answer: Answer = {
      kind: 'heard',
      scored: await scoreSegments(this.#talk, heard, seconds, scoring),
      state: pipeline.state(),
      seconds,
      hasBackgroundVoice,
    };
    if (order.kind === 'finish') this.forget(order.hearing);
    return answer;
  }

  #opened({ hearing, begin }: Order): OpenHearing {
    if (begin) {
      this.forget(hearing);
      const pipeline = new SpeechPipeline(this.#speechModels, begin.resume, {
        mostChunkSeconds: MOST_CHUNK_SECONDS,
      });
      this.#hearings.set(hearing, { pipeline, scoring: begin.scoring });
    }
    const open = this.#hearings.get(hearing);
    if (!open) throw new Error('This hearing has not begun here');
    return open;
  }
}
