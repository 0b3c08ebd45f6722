// npm run licences: writes docs/dependencies.md from the lockfile, and fails where a package has a licence that is not on the list.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { purposes } from './dependency-purposes.ts';

const root = dirname(import.meta.dirname);
export const file = join(root, 'docs/dependencies.md');

/** They ask for no more than that their text is kept, which npm does. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
]);

/** Packages with other conditions, each with why those are met. */
const exceptions: Record<string, string> = {
  '@fontsource-variable/nunito':
    'OFL-1.1: a font may be changed and served with a product; it is not sold by itself, and ours with fewer letters stands under the same license.',
  '@libav.js/variant-fat':
    'LGPL-2.1: loaded at run time as the package’s own unchanged files, which anybody may replace; `npm run release` brings its source, and NOTICE says how.',
  lightningcss:
    'MPL-2.0: used unchanged while the web app is built; nothing of it is in what is served.',
  mediabunny: 'MPL-2.0: used by the server unchanged, as npm brings it, with its source.',
};

interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optionalDependencies?: Record<string, string>;
}

export interface Lockfile {
  readonly packages: Record<string, LockedPackage>;
}

interface Dependency {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/** Everything that a product in use is installed with. */
export function dependenciesOf({ packages }: Lockfile): Dependency[] {
  const locked = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13);
  /** Builds for other machines are not described in the lockfile: they are of the package that asks for them. */
  const licenceOfParent = (name: string) =>
    locked.find(([, { optionalDependencies = {} }]) => name in optionalDependencies)?.[1].license;
  return locked.map(([path, { version, license }]) => {
    const name = nameOf(path);
    return { name, version, licence: license ?? licenceOfParent(name) ?? 'unknown' };
  });
}

/** What must not be installed, a sentence each. */
export function problemsOf(dependencies: readonly Dependency[]): string[] {
  return dependencies
    .filter(({ name, licence }) => !isAllowed(licence) && exceptionFor(name) === undefined)
    .map(({ name, licence }) => `${name} has the licence ${licence}, which is not on the list.`);
}

const isAllowed = (licence: string) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((part) => ALLOWED.has(part.trim())));

/** Of a package, or of the one whose builds for single machines carry its name. */
const exceptionFor = (name: string) =>
  Object.entries(exceptions).find(([one]) => name === one || name.startsWith(`${one}-`))?.[1];

export function documentOf(lockfile: Lockfile, direct: readonly string[]): string {
  const all = dependenciesOf(lockfile);
  const rows = direct.map((name) => {
    const { version, licence } = all.find((one) => one.name === name) ?? missing(name);
    return `| \`${name}\` | ${version} | ${licence} | ${purposes[name] ?? missing(name)} |`;
  });
  const counts = new Map<string, number>();
  for (const { licence } of all) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const byCount = [...counts].toSorted(
    ([one, few], [other, many]) => many - few || one.localeCompare(other),
  );
  return `# Dependencies

Written by \`npm run licences\` from \`package-lock.json\`; a test keeps it true, and fails on a licence that is not on the
list in \`scripts/licences.ts\`. Models and other material are in [NOTICE](../NOTICE).

## What a product in use needs

Versions are exact, and the lockfile holds a checksum of every package. Vite, Tailwind and esbuild are here because
\`npm start\` builds what has changed.

| Package | Version | Licence | What for |
|---|---|---|---|
${rows.join('\n')}

## With all that these bring

| Licence | Packages |
|---|---|
${byCount.map(([licence, count]) => `| ${licence} | ${count} |`).join('\n')}

Builds for other machines are counted, though npm installs one of each. Conditions beyond keeping the text of the licence:

${Object.entries(exceptions)
  .map(([name, why]) => `- \`${name}\`, ${why}`)
  .join('\n')}

## Known holes

\`npm run release\` asks the registry for known holes in these versions, and says so where it gets no answer. How soon one is mended is in
[security.md](security.md).
`;
}

function missing(name: string): never {
  throw new Error(
    `${name} is not in the lockfile, or scripts/dependency-purposes.ts does not say what it is for`,
  );
}

export function readAll() {
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'optionalDependencies', Record<string, string>>;
  return { lockfile, direct: Object.keys({ ...dependencies, ...optionalDependencies }) };
}

if (process.argv[1] === import.meta.filename) {
  const { lockfile, direct } = readAll();
  writeFileSync(file, documentOf(lockfile, direct));
  const problems = problemsOf(dependenciesOf(lockfile));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
