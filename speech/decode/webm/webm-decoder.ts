import { SAMPLE_RATE } from '#speech/audio.ts';
import { DecodeError } from '#speech/decode/decode-error.ts';
import type { FileState, WebmState } from '#speech/decode/decoder-state.ts';
import type { FormatDecoder } from '#speech/decode/format-decoder.ts';
import type { DecodeLimits } from '#speech/decode/limits.ts';
import { fromOpusTime } from '#speech/decode/opus/opus-head.ts';
import { opusPacketSamples } from '#speech/decode/opus/opus-packet.ts';
import { OpusStream } from '#speech/decode/opus/opus-stream.ts';
import type { SampleSink } from '#speech/decode/sample-sink.ts';
import { Timeline } from '#speech/decode/timeline.ts';
import type { WebmBlock } from './webm-block.ts';
import { WebmDemuxer, type WebmEvent } from './webm-demuxer.ts';
import type { WebmTrack } from './webm-tracks.ts';

/** Chromium stamps blocks with the time of capture, which wanders by 10 ms on an idle machine and more on a busy one. */
const TOLERANCE_MS = 120;
/** How far apart Chromium's clusters are at most; a recorder with time slices begins one in every slice. */
const CLUSTER_NS = 30_000_000_000;
const NS_PER_SECOND = 1_000_000_000;

export class WebmDecoder implements FormatDecoder {
  readonly #demuxer = new WebmDemuxer();
  readonly #opus = new OpusStream();
  readonly #timeline: Timeline;
  #track: WebmTrack | undefined;
  #scaleNs = 0;
  #clusterTicks = 0;
  #lastTicks = Number.NEGATIVE_INFINITY;
  #hasSound: boolean;

  constructor(limits: DecodeLimits, resume?: WebmState) {
    this.#timeline = new Timeline(limits, TOLERANCE_MS, resume?.timeline);
    this.#hasSound = resume !== undefined;
    if (!resume) return;
    this.#track = resume.track;
    this.#scaleNs = resume.timestampScaleNs;
    this.#clusterTicks = resume.clusterTicks;
    this.#lastTicks = resume.lastTicks;
    this.#demuxer.resume(resume.track.number, resume.headerBytes);
  }

  get position(): number {
    return this.#timeline.position;
  }

  async push(bytes: Uint8Array, sink: SampleSink): Promise<void> {
    this.#demuxer.push(bytes);
    await this.#read(false, sink);
  }

  async end(sink: SampleSink): Promise<void> {
    await this.#read(true, sink);
    if (!this.#hasSound) throw new DecodeError(this.#track ? 'truncated' : 'malformed');
  }

  async #read(isEnd: boolean, sink: SampleSink): Promise<void> {
    await this.#opus.open();
    for (const event of this.#demuxer.read(isEnd)) this.#handle(event, sink);
  }

  #handle(event: WebmEvent, sink: SampleSink): void {
    if (event.kind === 'lost') this.#timeline.expectGap();
    else if (event.kind === 'cluster') this.#clusterTicks = event.ticks;
    else if (event.kind === 'block') this.#hear(event.block, sink);
    else {
      this.#track = event.track;
      this.#scaleNs = event.timestampScaleNs;
      this.#clusterTicks = 0;
      this.#lastTicks = Number.NEGATIVE_INFINITY;
      this.#timeline.begin(fromOpusTime(event.track.preSkip));
    }
  }

  #hear({ relativeTicks, packets, discardNs }: WebmBlock, sink: SampleSink): void {
    let ticks = this.#clusterTicks + relativeTicks;
    // A fall by most of a cluster is no repetition: the head of the next cluster was lost with its chunk.
    if ((this.#lastTicks - ticks) * this.#scaleNs > CLUSTER_NS / 2) {
      this.#clusterTicks += Math.round(CLUSTER_NS / this.#scaleNs);
      ticks = this.#clusterTicks + relativeTicks;
    }
    if (ticks <= this.#lastTicks) return;
    this.#lastTicks = ticks;
    let start = Math.round(((ticks * this.#scaleNs) / NS_PER_SECOND) * SAMPLE_RATE);
    for (const [index, packet] of packets.entries()) {
      const isLast = index === packets.length - 1;
      this.#play(packet, start, isLast ? discardNs : 0, sink);
      start += opusPacketSamples(packet);
    }
  }

  #play(packet: Uint8Array, start: number, discardNs: number, sink: SampleSink): void {
    if (this.#timeline.isPast(start)) return;
    const samples = this.#opus.decode(packet);
    if (samples.length === 0) return this.#timeline.expectGap();
    const discarded = Math.min(samples.length, (discardNs / NS_PER_SECOND) * SAMPLE_RATE);
    this.#timeline.place(start, samples.subarray(0, samples.length - Math.round(discarded)), sink);
    this.#hasSound = true;
  }

  state(): FileState {
    if (!this.#track) return { format: 'unread', position: this.position };
    return {
      format: 'webm',
      position: this.position,
      track: this.#track,
      timestampScaleNs: this.#scaleNs,
      clusterTicks: this.#clusterTicks,
      lastTicks: Math.max(this.#lastTicks, -1),
      headerBytes: this.#demuxer.headerBytes,
      timeline: this.#timeline.state,
    };
  }

  close(): void {
    this.#opus.close();
  }
}
