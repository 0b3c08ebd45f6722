// A folder has the types of where its code runs, and no others: worth something only if a foreign name fails.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = dirname(import.meta.dirname);
const tree = mkdtempSync(join(tmpdir(), 'playlight-folder-types-'));
afterAll(() => rmSync(tree, { recursive: true }));

const BROWSER = 'document';
const NODE = 'process';
const WORKER = 'importScripts';

/** What a file in each folder may name. */
const known: Record<string, readonly string[]> = {
  'domain/age.ts': [],
  'coaching/coach.ts': [],
  'coding/coder.ts': [],
  'contract/child.ts': [],
  'speech/vad.ts': [],
  'scoring/pipeline.ts': [],
  'server/app.ts': [NODE],
  'test-support/people.ts': [NODE],
  'coaching/coach.test.ts': [NODE],
  'speech/vad.test.ts': [NODE],
  'scoring/pipeline.test.ts': [NODE],
  'scripts/build.mjs': [NODE],
  'web/app/app.tsx': [BROWSER],
  'web/app/app.test.tsx': [BROWSER],
  'service-worker/worker.ts': [WORKER],
  'e2e/flow.ts': [BROWSER, NODE],
  'eval/bench.ts': [BROWSER, NODE],
  'models/train.ts': [BROWSER, NODE],
};

/** The configuration of every folder, and one file in each that names everything. */
function plantAll(): void {
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  const configurations = readdirSync(root).map((name) => join(name, 'tsconfig.json'));
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json', 'tsconfig.json', ...configurations])
    if (existsSync(join(root, file))) cpSync(join(root, file), join(tree, file));
  for (const file of Object.keys(known)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), `export const all = [${BROWSER}, ${NODE}, ${WORKER}];\n`);
  }
}

/** Names that the type checker does not know, by file. */
function lintAll(): Map<string, string[]> {
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  const args = ['--type-aware', '--type-check', '--format=json', '.'];
  const { stdout } = spawnSync(oxlint, args, { cwd: tree, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as Report;
  const unknown = new Map<string, string[]>();
  for (const { filename, message } of diagnostics) {
    const name = /Cannot find name '(\w+)'/.exec(message)?.[1];
    if (name) unknown.set(filename, [...(unknown.get(filename) ?? []), name]);
  }
  return unknown;
}

interface Report {
  readonly diagnostics: readonly { readonly filename: string; readonly message: string }[];
}

plantAll();
const unknown = lintAll();

it.each(Object.entries(known))('%s may name %j alone', (file, names) => {
  const foreign = [BROWSER, NODE, WORKER].filter((name) => !names.includes(name));
  expect(unknown.get(file)?.toSorted()).toEqual(foreign.toSorted());
});
