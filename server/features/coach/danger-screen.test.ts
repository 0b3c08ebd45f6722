// Danger in what parents write, by the rules and the networks that the product has.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { screenForDanger } from '#coaching/danger/screen.ts';
import { loadMessageReader } from '#server/adapters/message-reader.ts';

const reader = await loadMessageReader();

describe('the danger screen', () => {
  it.each([
    'He won’t stay in bed',
    'She bites me when we wrestle for fun',
    'She takes my phone',
    'Who can hear my recordings?',
    'I do give a warning. She hears it and starts to cry about the game',
    'he already owes me for a broken window lol',
    'she says shes hot. she is not hot',
    'she’ll say “it never harmed you”',
    'he chews his sleeves and bites his nails until they bleed a bit',
    'My pop would’ve knocked me into next week for that. He takes the trash out when I ask twice now.',
    'How do I delete one single play? My sister says something about her ex in it',
    'I’m not in danger, and please don’t give me any hotlines. The baby is eight months old now.',
  ])('is not alarmed by everyday life: %s', async (message) => {
    expect(await screenForDanger(reader, message)).toBeUndefined();
  });

  it.each([
    ['I WANT TO DIE', 'self-harm'],
    ['i   wannnnt\nto kill myself...', 'self-harm'],
    ['my husband keeps hitting me', 'violence'],
    ['she swallowed a button battery and is choking', 'medical'],
    ['I slapped Mia so hard she has a mark', 'child-hurt'],
  ])('finds %s', async (message, danger) => {
    expect((await screenForDanger(reader, message, ['Mia']))?.of).toBe(danger);
  });

  it.each([
    'I am in danger',
    'I’m not in danger but I want to die',
    'I’m not in danger. I want to kill myself',
    'i think about not being here anymore lol',
    'swallowed a button battery lol is that bad',
    'haha he punched me in the face again',
    'my dad would have hit me for that and i shook the baby',
    'he never hurt me before tonight, he choked me',
    'ok thanks. my husband hits me',
    'hi again. i want to die',
  ])('is not talked out of it: %s', async (message) => {
    expect(await screenForDanger(reader, message)).toBeDefined();
  });

  it.each([
    ['they’ve eaten me out of house and home this half term', true],
    ['He drew me with a huge head and no arms and I’ve framed it', true],
    ['my husband keeps hitting me', false],
    ['She had a lovely day. I want to kill myself. We had soup for dinner', false],
    ['mi marido me pega', false],
  ])('tells what it doubts from what it is sure of: %s', async (message, isDoubtful) => {
    expect(await screenForDanger(reader, message)).toMatchObject({ isDoubtful });
  });

  it('finds it also behind a short sentence', async () => {
    const message = 'lectus morbi. I want to kill myself. libero odio';
    expect((await screenForDanger(reader, message))?.of).toBe('self-harm');
  });

  it('is not stopped by anything around it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.lorem({ maxCount: 60 }), fc.lorem({ maxCount: 60 }), async (a, b) => {
        const message = `${a}. I want to kill myself. ${b}`;
        expect(await screenForDanger(reader, message)).toBeDefined();
      }),
      { numRuns: 15 },
    );
  });
});
