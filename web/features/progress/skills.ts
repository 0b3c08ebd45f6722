import type { Skill } from '#domain/insights.ts';

interface SkillLook {
  readonly skill: Skill;
  readonly name: string;
  readonly what: string;
  readonly color: string;
}

/** In the order in which they are shown. */
export const skillLooks: readonly SkillLook[] = [
  {
    skill: 'labeledPraises',
    name: 'Praise',
    what: 'Saying what you like about what your child does',
    color: 'text-praise',
  },
  {
    skill: 'behaviorDescriptions',
    name: 'Describing',
    what: 'Saying what your child is doing',
    color: 'text-describe',
  },
  {
    skill: 'reflections',
    name: 'Reflecting',
    what: 'Giving your child’s words back',
    color: 'text-reflect',
  },
];
