import { type Skill, skillNames } from '#domain/skills.ts';

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
    name: skillNames.labeledPraises,
    what: 'Saying what you like about what your child does',
    color: 'text-praise',
  },
  {
    skill: 'behaviorDescriptions',
    name: skillNames.behaviorDescriptions,
    what: 'Saying what your child is doing',
    color: 'text-describe',
  },
  {
    skill: 'reflections',
    name: skillNames.reflections,
    what: 'Saying your child’s words back',
    color: 'text-reflect',
  },
];
