import { describe, expect, it } from 'vitest';
import { bodyOf, withoutUnaskedYes } from './unasked-yes.ts';

describe('a yes or no that nobody asked for', () => {
  const answer = 'Yes, keep the portion tiny, and eat it yourself.';

  it.each([
    'how do i get her to eat anything green',
    'she only eats pasta. every dinner is a fight',
    'What do we even serve?',
    'my mom says let her go hungry',
  ])('is left out: %s', (message) => {
    expect(withoutUnaskedYes(answer, message)).toBe('Keep the portion tiny, and eat it yourself.');
  });

  it.each([
    'should i keep serving it',
    'she only eats pasta. is that ok?',
    'be honest is it worth serving',
    'so i just keep going?',
    'that was terrible right',
    'serve it again, yes or no',
    'what do I serve? and do I eat with her',
  ])('stays where it answers: %s', (message) => {
    expect(withoutUnaskedYes(answer, message)).toBe(answer);
  });

  it.each([
    'Yes, because it’s the one thing he can count on.',
    'Yes, if it’s always the same child, it is.',
    'Yes, more than you’d think; at two your face tells it.',
    'No, it isn’t; most children do that.',
  ])('stays where the rest leans on it: %s', (leaning) => {
    expect(withoutUnaskedYes(leaning, 'how do i do that')).toBe(leaning);
  });

  it('goes along with its “and”, and a quotation begins with a capital', () => {
    expect(withoutUnaskedYes('Yes, and it ruins nothing.', 'what then')).toBe('It ruins nothing.');
    expect(withoutUnaskedYes('Yes, “let’s” counts.', 'what counts')).toBe('“Let’s” counts.');
  });

  it('is the same answer with and without', () => {
    const shorter = withoutUnaskedYes(answer, 'how');
    expect(shorter).toContain(bodyOf(answer));
    expect(answer).toContain(bodyOf(answer));
  });
});
