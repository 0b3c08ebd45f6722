// The list of what a release is made of (CycloneDX), by npm's own command and with what npm does not know.
import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { dependenciesOf, readAll } from './licences.ts';
import { type Material, materials } from './sbom-materials.ts';
import { npmCommand } from './setup/steps.mjs';

const LARGEST_ANSWER_BYTES = 64 * 1024 * 1024;

interface Component {
  readonly 'bom-ref': string;
  readonly type: string;
  readonly name: string;
  readonly version?: string;
  readonly purl?: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses?: readonly unknown[];
  readonly externalReferences?: readonly unknown[];
}

interface Dependency {
  readonly ref: string;
  readonly dependsOn: readonly string[];
}

export interface Sbom {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly serialNumber: string;
  readonly version: number;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly Dependency[];
}

export async function makeSbom(): Promise<Sbom> {
  const all = await askNpm();
  const { lockfile } = readAll();
  // npm's own --omit=dev leaves out what a development tool asks for as well, react and zod for instance.
  const used = new Set(dependenciesOf(lockfile).map(({ name, version }) => `${name}@${version}`));
  const packages = all.components.filter((component) => used.has(component['bom-ref']));
  const others = materials();
  const product = all.metadata.component;
  return {
    ...all,
    metadata: {
      ...all.metadata,
      // npm names it by the folder in which it lies.
      component: { ...product, type: 'application', name: 'playlight' },
    },
    components: [...packages, ...others.map(componentOf)],
    dependencies: [
      ...all.dependencies
        .filter(({ ref }) => used.has(ref) || ref === product['bom-ref'])
        .map(({ ref, dependsOn }) => ({
          ref,
          dependsOn: [
            ...dependsOn.filter((one) => used.has(one)),
            ...others.filter((one) => isPartOf(one, ref, product)).map(referenceOf),
          ],
        })),
      ...others.map((material) => ({ ref: referenceOf(material), dependsOn: [] })),
    ],
  };
}

async function askNpm(): Promise<Sbom> {
  const [command = '', ...args] = npmCommand([
    'sbom',
    '--sbom-format=cyclonedx',
    '--package-lock-only',
  ]);
  const { stdout } = await promisify(execFile)(command, args, {
    cwd: dirname(import.meta.dirname),
    maxBuffer: LARGEST_ANSWER_BYTES,
  });
  return JSON.parse(stdout) as Sbom;
}

/** Of the package that it is inside of, or of the product itself. */
function isPartOf({ insideOf }: Material, ref: string, product: Component): boolean {
  return insideOf ? ref.startsWith(insideOf) : ref === product['bom-ref'];
}

const referenceOf = ({ name, version }: Material) => (version ? `${name}@${version}` : name);

function componentOf(material: Material): Component {
  const { name, type, version, licence, source, sha256 } = material;
  return {
    'bom-ref': referenceOf(material),
    type,
    name,
    ...(version ? { version } : {}),
    ...(type === 'library' ? { purl: `pkg:generic/${name}@${version}` } : {}),
    ...(sha256 ? { hashes: [{ alg: 'SHA-256', content: sha256 }] } : {}),
    // What has no identifier of SPDX is told in words.
    licenses: [{ license: licence.includes(' ') ? { name: licence } : { id: licence } }],
    externalReferences: [{ type: 'website', url: source }],
  };
}
