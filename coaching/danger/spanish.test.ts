import { describe, expect, it } from 'vitest';
import { dangerInSpanish } from './spanish.ts';

describe('danger in Spanish', () => {
  it.each([
    ['mi hijo se tomó el cloro de la botella, como un trago, le arde la boca', 'medical'],
    ['la bebé no respira bien, está morada', 'medical'],
    ['mi hija se tomó todas mis pastillas', 'medical'],
    ['ya no quiero vivir, nomas sigo por mi niña y ni eso ya', 'self-harm'],
    ['pienso en suicidarme', 'self-harm'],
    ['le voy a pegar, ya no aguanto, no me puedo calmar', 'losing-control'],
    ['mi suegra le pega con un cable cuando yo no estoy', 'child-hurt'],
    ['mi esposo me pega cuando toma y hoy ya empezó a tomar', 'violence'],
    ['tengo miedo de mi ex', 'violence'],
  ] as const)('is found: %s', (message, danger) => {
    expect(dangerInSpanish(message)).toBe(danger);
  });

  it.each([
    'mi hijo le pega a su hermana cuando juegan, ¿qué hago?',
    'mi hija me pega cuando se enoja',
    'se tomó toda la leche y pidió más',
    'no quiere comer verduras y no se duerme',
    'se tomó su medicina sin llorar',
    'me muero de risa con ella',
    'mi suegra me dice que la consiento mucho',
    'my ex has no rules at his house',
    'Mia no respects the marker, mama me, papa me',
  ])('is not what only sounds like it: %s', (message) => {
    expect(dangerInSpanish(message)).toBeUndefined();
  });
});
