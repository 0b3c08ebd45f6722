// Runs in the browser's sound thread and hands over what the microphone hears, in blocks. Served as a file of its own.

// The sound thread has types of its own, which no library of TypeScript brings.
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: unknown): void;

/** About an eighth of a second at 16 kHz: few enough messages, and none waits long. */
const BLOCK_SAMPLES = 2048;

class PcmProcessor extends AudioWorkletProcessor {
  #block = new Float32Array(BLOCK_SAMPLES);
  #length = 0;
  #isRunning = true;

  constructor() {
    super();
    this.port.addEventListener('message', () => this.#end());
    this.port.start();
  }

  process([microphone]: readonly (readonly Float32Array[])[]): boolean {
    const samples = microphone?.[0];
    if (samples) this.#append(samples);
    return this.#isRunning;
  }

  #append(samples: Float32Array): void {
    if (this.#length + samples.length > BLOCK_SAMPLES) this.#flush();
    this.#block.set(samples, this.#length);
    this.#length += samples.length;
  }

  #flush(): void {
    const samples = this.#block.slice(0, this.#length);
    this.#length = 0;
    this.port.postMessage(samples, [samples.buffer]);
  }

  /** The only message that comes in asks for the end. A block without samples says that it is reached. */
  #end(): void {
    this.#isRunning = false;
    if (this.#length > 0) this.#flush();
    this.#flush();
  }
}

registerProcessor('pcm', PcmProcessor);
