// A server under measurement: what it and its speech processes take.
import { join } from 'node:path';
import type { SpeechPoolOptions } from '#server/plays/speech/pool/speech-pool.ts';
import { startProcess } from '../bench-process.ts';
import { cpuSecondsOf, familyOf, megabytesOf } from '../processes.ts';

export type Mode = 'base' | 'tiny' | 'automatic';

export interface ServerOrder extends Required<Pick<SpeechPoolOptions, 'model' | 'limits'>> {
  readonly connectionString: string;
}

export interface MeasuredServer {
  readonly url: string;
  /** Of the server and its speech processes together. */
  cpuSeconds(): number;
  memoryMegabytes(): number;
  stop(): Promise<void>;
}

/** As many places as are asked for: how many can be held is what the bench wants to know. */
const limitsOf = (mode: Mode, places: number): ServerOrder['limits'] => ({
  // One more, for the play session that loads the networks.
  livePlacesPerProcess: places + 1,
  ...(mode === 'base' && { smallerModelAboveSeconds: Number.MAX_SAFE_INTEGER }),
});

export async function startMeasured(
  connectionString: string,
  mode: Mode,
  places: number,
): Promise<MeasuredServer> {
  const server = startProcess<ServerOrder, string>(join(import.meta.dirname, 'live-server.ts'));
  const model = mode === 'tiny' ? 'tiny' : 'base';
  const url = await server.ask({ connectionString, model, limits: limitsOf(mode, places) });
  return {
    url,
    cpuSeconds: () => cpuSecondsOf(familyOf(server.pid)),
    memoryMegabytes: () => megabytesOf(familyOf(server.pid)),
    stop: () => server.stop(),
  };
}
