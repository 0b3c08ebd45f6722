import { expect, it } from 'vitest';
import { isoMoment } from './iso-moment.ts';

it.each([
  '2026-03-01 09:30:00+00',
  '2026-03-01 09:30:00.1+00',
  '2026-03-01 09:30:00.129999+00',
  '2026-03-01 09:30:00.123+02',
  '2026-03-01 09:30:00.123-03:30',
])('writes %s as a date does', (text) => {
  expect(isoMoment(text)).toBe(new Date(text).toISOString());
});
