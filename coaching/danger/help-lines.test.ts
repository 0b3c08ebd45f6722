import { expect, it } from 'vitest';
import { SHORT_HELP_NUMBERS } from '#domain/help-numbers.ts';
import { helpLinesFor } from './help-lines.ts';

it.each([
  'America/New_York',
  'America/Toronto',
  'Europe/London',
  'Europe/Dublin',
  'Australia/Sydney',
  'Pacific/Auckland',
  'Africa/Johannesburg',
  'Asia/Kolkata',
  'Europe/Berlin',
  'Asia/Tokyo',
])('every short number for %s can be tapped', (zone) => {
  const numbers = Object.values(helpLinesFor(zone))
    .flatMap((line) => line.match(/\d[\d -]*\d\b/g) ?? [])
    .filter((number) => number.length < 7);
  const known: readonly string[] = SHORT_HELP_NUMBERS;
  expect(numbers.filter((number) => !known.includes(number))).toEqual([]);
});
