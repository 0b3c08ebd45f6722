// What the last run of the tests says of each of them.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SEPARATOR } from './statement.ts';

type Outcome = 'passed' | 'failed';
/** By file and titles; a test that was left out is not in it. */
export type Results = ReadonlyMap<string, Outcome>;

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

interface Suite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly Suite[];
}

type Entry = readonly [string, Outcome];

const nameOf = (...parts: readonly string[]) => parts.join(SEPARATOR);

function testsOf(root: string, { testResults }: VitestReport): Entry[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ ancestorTitles, title, status }): Entry[] =>
      status === 'passed' || status === 'failed'
        ? [[nameOf(relative(root, name), ...ancestorTitles, title), status]]
        : [],
    ),
  );
}

function flowsOf({ specs, suites = [] }: Suite, path: readonly string[]): Entry[] {
  const own = specs.flatMap(({ title, ok, tests }): Entry[] =>
    tests.some(({ status }) => status === 'skipped')
      ? []
      : [[nameOf(...path, title), ok ? 'passed' : 'failed']],
  );
  return [...own, ...suites.flatMap((suite) => flowsOf(suite, [...path, suite.title]))];
}

/** Empty where nothing was run. */
export function readResults(root: string): Results {
  const read = (name: string): unknown => {
    const file = join(root, 'test-results', name);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  };
  const tests = read('vitest.json') as VitestReport | undefined;
  const flows = read('flows.json') as { suites: readonly Suite[] } | undefined;
  return new Map([
    ...(tests ? testsOf(root, tests) : []),
    ...(flows?.suites ?? []).flatMap((suite) => flowsOf(suite, [`e2e/${suite.title}`])),
  ]);
}
