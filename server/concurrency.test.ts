import { describe, expect, it } from 'vitest';
import { limitConcurrency, limitConcurrencyPerUser } from './concurrency.ts';

function heldWork() {
  const releases: (() => void)[] = [];
  let started = 0;
  const work = () => {
    started += 1;
    return new Promise<void>((resolve) => releases.push(resolve));
  };
  return { work, releases, started: () => started };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('let two run, one wait, and send the fourth away', async () => {
    const limited = limitConcurrency({ atOnce: 2, mostWaiting: 1 });
    const { work, releases, started } = heldWork();
    const all = [limited(work), limited(work), limited(work)];
    await expect(limited(work)).rejects.toMatchObject({ code: 'unavailable' });
    expect(started()).toBe(2);
    releases[0]?.();
    await settled();
    expect(started()).toBe(3);
    for (const release of releases) release();
    await Promise.all(all);
  });

  it('go on after a failure', async () => {
    const limited = limitConcurrency({ atOnce: 1, mostWaiting: 0 });
    await expect(limited(() => Promise.reject(new Error('any')))).rejects.toThrow('any');
    await expect(limited(async () => 'next')).resolves.toBe('next');
  });
});

it('of one user do not take those of another', async () => {
  const limited = limitConcurrencyPerUser({ atOnce: 1, mostWaiting: 1 });
  const { work, releases, started } = heldWork();
  const all = [limited('anna', work), limited('anna', work), limited('bea', work)];
  await expect(limited('anna', work)).rejects.toMatchObject({ code: 'too_many_requests' });
  await settled();
  expect(started()).toBe(2);
  for (const release of releases) release();
  await settled();
  releases.at(-1)?.();
  await Promise.all(all);
  expect(started()).toBe(3);
});

it('of a user who rests come later, and those of others at once', async () => {
  const limited = limitConcurrencyPerUser({ atOnce: 1, mostWaiting: 1, rest: 5 });
  const order: string[] = [];
  const work = (name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    order.push(name);
  };
  const first = limited('anna', work('first of anna'));
  const second = limited('anna', work('second of anna'));
  await first;
  await limited('bea', work('bea'));
  await second;
  expect(order).toEqual(['first of anna', 'bea', 'second of anna']);
});
