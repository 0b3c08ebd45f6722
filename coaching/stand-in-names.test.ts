import { describe, expect, it } from 'vitest';
import { standInNames } from './stand-in-names.ts';

const called = (name: string) => ({ name, age: 4, pronouns: 'they/them' });
const names = standInNames({
  child: called('Noa Li'),
  siblings: [called('José'), called('Al')],
});

describe('names of children', () => {
  it('give way to marks, however they are written, and come back', () => {
    const said = 'NOA took José’s car. Then noa li and Al laughed.';
    const sent = names.hide(said);
    expect(sent).toBe('[Child] took [Sibling 1]’s car. Then [Child] and [Sibling 2] laughed.');
    expect(names.show(sent)).toBe('Noa Li took José’s car. Then Noa Li and Al laughed.');
    expect(names.show('[child] and [Sibling 7]')).toBe('Noa Li and [Sibling 7]');
  });

  it('are whole words alone', () => {
    const said = 'Noah also plays. Joséphine, too.';
    expect(names.hide(said)).toBe(said);
  });

  it('do no harm where they look like a pattern or a mark', () => {
    const odd = standInNames({ child: called('$& (B.)'), siblings: [] });
    expect(odd.show(odd.hide('Hi $& (B.)!'))).toBe('Hi $& (B.)!');
  });
});
