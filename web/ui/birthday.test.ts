import { describe, expect, it } from 'vitest';
import { findBirthday, months, partsOf } from './birthday.ts';

const TODAY = '2026-03-01';

describe('a birthday from its parts', () => {
  it.each([
    [{ month: '3', day: '1', year: '2022' }, '2022-03-01'],
    [{ month: '12', day: '05', year: '2020' }, '2020-12-05'],
    [{ month: '2', day: '29', year: '2024' }, '2024-02-29'],
    [{ month: '3', day: '1', year: '2026' }, TODAY],
  ])('%j is %s', (parts, day) => {
    expect(findBirthday(parts, TODAY)).toBe(day);
  });

  it.each([
    ['a day that does not exist', { month: '2', day: '29', year: '2023' }],
    ['tomorrow', { month: '3', day: '2', year: '2026' }],
    ['half a year', { month: '3', day: '2', year: '202' }],
    ['a missing month', { month: '', day: '2', year: '2022' }],
    ['letters', { month: '3', day: 'x', year: '2022' }],
  ])('there is none for %s', (_case, parts) => {
    expect(findBirthday(parts, TODAY)).toBeUndefined();
  });

  it('comes apart again', () => {
    expect(partsOf('2022-03-09')).toEqual({ month: '3', day: '9', year: '2022' });
  });
});

it('has twelve months', () => {
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ value: '1', label: 'January' });
});
