import fc from 'fast-check';
import { expect, it } from 'vitest';
import { guidanceFor } from './skill-guidance.ts';

const anyCount = fc.nat({ max: 30 });

it('names the strongest skill first and suggests the quietest, in a sentence to say at once', () => {
  const guidance = guidanceFor({ labeledPraise: 1, behaviorDescriptions: 8, reflections: 3 });
  expect(guidance).toBe(
    'About 8 times, you said what your child was doing, and that helps your child feel seen. ' +
      'Next time, name one thing you like: “I love how carefully you do that.”',
  );
});

it('is kind to who has only begun', () => {
  const guidance = guidanceFor({ labeledPraise: 0, behaviorDescriptions: 0, reflections: 0 });
  expect(guidance).toMatch(/^Five minutes together is a good start\. Next time, say what/);
});

it('is two sentences, and never a criticism, whatever was counted', () => {
  fc.assert(
    fc.property(
      fc.record({
        labeledPraise: anyCount,
        behaviorDescriptions: anyCount,
        reflections: anyCount,
      }),
      (counts) => {
        const guidance = guidanceFor(counts);
        expect(guidance).toMatch(/^(About|Once|Five).+(seen|start)\. Next time, .+”$/);
        expect(guidance).not.toMatch(
          /question|command|critic|fewer|less|only|\b0 times|not\b|don’t/i,
        );
      },
    ),
  );
});
