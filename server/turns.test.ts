import { describe, expect, it } from 'vitest';
import { takeTurns, takeTurnsOfUser } from './turns.ts';

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
    const inTurn = takeTurns({ atOnce: 2, mostWaiting: 1 });
    const { work, releases, started } = heldWork();
    const all = [inTurn(work), inTurn(work), inTurn(work)];
    await expect(inTurn(work)).rejects.toMatchObject({ code: 'unavailable' });
    expect(started()).toBe(2);
    releases[0]?.();
    await settled();
    expect(started()).toBe(3);
    for (const release of releases) release();
    await Promise.all(all);
  });

  it('go on after a failure', async () => {
    const inTurn = takeTurns({ atOnce: 1, mostWaiting: 0 });
    await expect(inTurn(() => Promise.reject(new Error('any')))).rejects.toThrow('any');
    await expect(inTurn(async () => 'next')).resolves.toBe('next');
  });
});

it('of one user do not take those of another', async () => {
  const inTurn = takeTurnsOfUser({ atOnce: 1, mostWaiting: 1 });
  const { work, releases, started } = heldWork();
  const all = [inTurn('anna', work), inTurn('anna', work), inTurn('bea', work)];
  await expect(inTurn('anna', work)).rejects.toMatchObject({ code: 'too_many_requests' });
  await settled();
  expect(started()).toBe(2);
  for (const release of releases) release();
  await settled();
  releases.at(-1)?.();
  await Promise.all(all);
  expect(started()).toBe(3);
});

it('of a user who rests come later, and those of others at once', async () => {
  const inTurn = takeTurnsOfUser({ atOnce: 1, mostWaiting: 1, rest: 5 });
  const order: string[] = [];
  const work = (name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    order.push(name);
  };
  const first = inTurn('anna', work('first of anna'));
  const second = inTurn('anna', work('second of anna'));
  await first;
  await inTurn('bea', work('bea'));
  await second;
  expect(order).toEqual(['first of anna', 'bea', 'second of anna']);
});
