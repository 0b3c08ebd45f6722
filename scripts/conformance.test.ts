import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { missingTests, requireTests } from './conformance/named-tests.ts';
import { readResults } from './conformance/results.ts';
import type { Statement } from './conformance/statement.ts';
import { VERDICTS, verdictOn } from './conformance/verdict.ts';
import { chapters, conformancePage, file } from './conformance-docs.ts';

const root = dirname(import.meta.dirname);
const statements = chapters.flatMap((chapter) => chapter.statements);

describe('the statements', () => {
  it('name tests that are there', () => {
    expect(missingTests(root, statements)).toEqual([]);
  });

  it('have an id each, and a reason where nothing checks them', () => {
    const ids = statements.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const unexplained = statements.filter(
      ({ shownBy, decision, note }) => !shownBy && !decision && !note,
    );
    expect(unexplained).toEqual([]);
  });

  it('name decisions that are there', () => {
    const named = statements.flatMap(({ decision }) => decision ?? []);
    expect(named.filter((name) => !existsSync(join(root, 'docs/decisions', `${name}.md`)))).toEqual(
      [],
    );
  });

  it('are all on the page, whatever the last run said', () => {
    const verdicts = new RegExp(
      `^(\\| [a-z]+-\\d+ \\| .*?) \\| (${VERDICTS.join('|')}) \\| `,
      'gm',
    );
    const withoutVerdicts = (page: string) =>
      page.replaceAll(verdicts, '$1 | ').replaceAll(/^(\| [^|]+ \| \d+) \|[\d |]+$/gm, '$1');
    expect(withoutVerdicts(readFileSync(file, 'utf8'))).toBe(
      withoutVerdicts(conformancePage(new Map())),
    );
  });
});

describe('in a small tree', () => {
  const tree = mkdtempSync(join(tmpdir(), 'playlight-conformance-'));
  afterAll(() => rmSync(tree, { recursive: true }));
  mkdirSync(join(tree, 'test-results'));
  writeFileSync(
    join(tree, 'age.test.ts'),
    `describe('a child', () => { it.each([2, 10])('of %i plays', () => {}); });
     for (const name of ['Noah']) test(\`\${name} is named\`, () => {});
     it('fails', () => {});`,
  );
  const named = (...shownBy: string[]): Statement => ({ id: 'x-1', says: 'Anything.', shownBy });
  const played = named('age.test.ts › a child › of %i plays');

  it('a test that was renamed, and a file that is gone, are noticed', () => {
    const right = named('age.test.ts › a child › of %i plays', 'age.test.ts › ${name} is named');
    expect(missingTests(tree, [right])).toEqual([]);
    expect(missingTests(tree, [named('age.test.ts › of %i plays', 'gone.test.ts › any')])).toEqual([
      'x-1: no test "of %i plays" in age.test.ts',
      'x-1: no file gone.test.ts',
    ]);
    expect(() => requireTests(tree, [right])).not.toThrow();
    expect(() => requireTests(tree, [right, named('gone.test.ts › any')])).toThrow(
      'x-1: no file gone.test.ts',
    );
  });

  it('without results nothing is called passed', () => {
    expect(readResults(tree).size).toBe(0);
    expect(verdictOn(played, readResults(tree))).toBe('not run');
    expect(verdictOn({ id: 'x-1', says: 'Anything.' }, new Map())).toBe('not checked');
    expect(verdictOn({ id: 'x-1', says: 'Anything.', isBuilt: false }, new Map())).toBe(
      'not built',
    );
  });

  it('a statement is as good as the worst of its tests', () => {
    const assertion = (title: string, status: string, ...ancestorTitles: string[]) => ({
      title,
      status,
      ancestorTitles,
    });
    const assertionResults = [
      assertion('of 2 plays', 'passed', 'a child'),
      assertion('of 10 plays', 'passed', 'a child'),
      assertion('fails', 'failed'),
      assertion('sleeps', 'skipped'),
    ];
    const report = { testResults: [{ name: join(tree, 'age.test.ts'), assertionResults }] };
    writeFileSync(join(tree, 'test-results/vitest.json'), JSON.stringify(report));
    const spec = { title: 'Noah plays', ok: true, tests: [{ status: 'expected' }] };
    const left = { title: 'is left out', ok: true, tests: [{ status: 'skipped' }] };
    const inner = { title: 'at home', specs: [spec, left] };
    const suites = [{ title: 'home.spec.ts', specs: [], suites: [inner] }];
    writeFileSync(join(tree, 'test-results/flows.json'), JSON.stringify({ suites }));
    const results = readResults(tree);
    expect(verdictOn(played, results)).toBe('passed');
    expect(verdictOn({ ...played, decision: '040-goals-grow' }, results)).toBe('differs');
    expect(verdictOn(named('e2e/home.spec.ts › at home › ${name} plays'), results)).toBe('passed');
    expect(verdictOn(named('e2e/home.spec.ts › at home › is left out'), results)).toBe('not run');
    expect(verdictOn(named('age.test.ts › sleeps'), results)).toBe('not run');
    const both = named('age.test.ts › a child › of %i plays', 'age.test.ts › fails');
    expect(verdictOn(both, results)).toBe('failed');
  });
});
