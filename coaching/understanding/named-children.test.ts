import { expect, it } from 'vitest';
import { namedIn } from './named-children.ts';
import { plainMessage } from './plain-message.ts';

const mia = { name: 'Mia', age: 4, pronouns: 'she/her' };
const noah = { name: 'Noah', age: 8, pronouns: 'he/him' };
const sam = { name: 'Sam', age: 3, pronouns: 'they/them' };
const jose = { name: 'José Luis', age: 8, pronouns: 'he/him' };
const children = [mia, noah, sam, jose];

it.each([
  ['Noah won’t read', 'my child won’t read'],
  ['mia bosses Sam around', 'my child bosses the little sibling around'],
  ['SAM hits Noah and Mia', 'my child hits the big brother and the big sister'],
  ['jose luis teases Noah', 'my child teases the twin brother'],
  ['Samantha is her friend', 'Samantha is her friend'],
  ['she won’t share', 'she won’t share'],
])('“%s” is read as “%s”', (message, plain) => {
  expect(plainMessage(message, namedIn(message, children))).toBe(plain.replace('’', "'"));
});

it('keeps to the child that a talk began with', () => {
  const named = namedIn('Mia takes everything\nand Sam just cries', children);
  expect(plainMessage('and Sam just cries', named)).toBe('and the little sibling just cries');
});
