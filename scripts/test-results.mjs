// What the two runners of tests wrote about themselves: how many passed, and which did not, and why.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, say } from './setup/steps.mjs';

export const RESULTS = join(root, 'test-results');

/** @typedef {{ passed: number, failures: string[] }} Results */

/** @param {string} name */
const readJson = (name) => JSON.parse(readFileSync(join(RESULTS, name), 'utf8'));

/**
 * @param {string} test
 * @param {string} [message]
 */
const failure = (test, message = '') =>
  `${test}\n    ${stripVTControlCharacters(message).split('\n', 1)[0]}`;

/** @returns {Results} */
export function readTests() {
  const { numPassedTests, testResults } = readJson('vitest.json');
  /** @type {string[]} */
  const failures = [];
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(root, name);
    const failed = assertionResults.filter((/** @type {any} */ one) => one.status === 'failed');
    for (const { fullName, failureMessages } of failed)
      failures.push(failure(`${file}: ${fullName}`, failureMessages[0]));
    // A file that does not even load has no tests to name.
    if (status === 'failed' && failed.length === 0) failures.push(failure(file, message));
  }
  return { passed: numPassedTests, failures };
}

/** @returns {Results} */
export function readFlows() {
  const { suites, stats } = readJson('flows.json');
  if (stats.flaky > 0)
    say(`${stats.flaky} flow(s) needed a second try; the list above names them.`);
  return { passed: stats.expected + stats.flaky, failures: suites.flatMap(failedFlows) };
}

/**
 * @param {any} suite
 * @returns {string[]}
 */
function failedFlows({ specs, suites = [] }) {
  const own = specs
    .filter((/** @type {any} */ spec) => !spec.ok || spec.tests[0]?.status === 'skipped')
    .map((/** @type {any} */ { file, line, title, tests }) => {
      const { error } = tests[0]?.results.at(-1) ?? {};
      return failure(`${file}:${line}: ${title}`, error?.message ?? 'not run');
    });
  return [...own, ...suites.flatMap(failedFlows)];
}
