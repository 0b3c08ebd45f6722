import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { estimateErrors } from '#domain/estimate-errors.ts';

it('the errors that a report names are those that were measured', () => {
  const measured = readFileSync(join(import.meta.dirname, '../eval/reports/session.md'), 'utf8');
  const lastColumn = (name: string) =>
    Number(new RegExp(`^\\| ${name} \\|.*?([\\d.]+) \\|$`, 'm').exec(measured)?.[1]);
  const names = Object.keys(estimateErrors);
  expect(Object.fromEntries(names.map((name) => [name, lastColumn(name)]))).toEqual(estimateErrors);
});
