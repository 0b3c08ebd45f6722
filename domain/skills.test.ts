import { expect, it } from 'vitest';
import { milestoneWords } from './milestones.ts';
import { momentsOf, SKILLS, skillNames } from './skills.ts';
import { codeWords } from './talk-codes.ts';

it('a skill has one name: in the counts, at a line and in its milestone', () => {
  const codes = { labeledPraises: 'LP', behaviorDescriptions: 'BD', reflections: 'RF' } as const;
  const goals = {
    labeledPraises: 'praiseGoal',
    behaviorDescriptions: 'descriptionGoal',
    reflections: 'reflectionGoal',
  } as const;
  for (const skill of SKILLS) {
    expect(codeWords[codes[skill]].name).toBe(skillNames[skill]);
    expect(milestoneWords(goals[skill]).title).toBe(`${skillNames[skill]} goal`);
  }
  expect(momentsOf('behaviorDescriptions', 1)).toBe('1 describing moment');
  expect(momentsOf('labeledPraises', 8)).toBe('8 praise moments');
});
