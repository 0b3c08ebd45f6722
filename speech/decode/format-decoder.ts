// What each container brings. The door (open-decoder.ts) adds sniffing, order of calls and errors.
import type { FileState } from './decoder-state.ts';
import type { SampleSink } from './sample-sink.ts';

export interface FormatDecoder {
  push(bytes: Uint8Array, sink: SampleSink): Promise<void>;
  end(sink: SampleSink): Promise<void>;
  readonly position: number;
  state(): FileState;
  close(): void;
}
