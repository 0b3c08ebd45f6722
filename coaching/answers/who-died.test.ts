import { expect, it } from 'vitest';
import { withWhoDied } from './who-died.ts';

const answer = 'Say it softly: “Daddy died.”';

it.each([
  ['Her papa passed in March, my dad. She keeps asking when he is coming back', 'Papa'],
  ['my dad passed 3 weeks ago', 'Grandpa'],
  ['my mother in law died on Sunday', 'Grandma'],
  ['his nana died and he wont talk', 'Nana'],
  ['my husband died in May', 'Daddy'],
])('“%s” is about %s', (message, who) => {
  expect(withWhoDied(answer, [message])).toBe(`Say it softly: “${who} died.”`);
});

it('looks for who it was in what was told before', () => {
  expect(withWhoDied(answer, ['is it bad if she sees me cry', 'my mom died'])).toContain('Grandma');
});

it('leaves the example where nobody is named', () => {
  expect(withWhoDied(answer, ['someone we love died'])).toBe(answer);
});
