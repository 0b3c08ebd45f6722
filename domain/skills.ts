// The three skills that are counted, each by one name wherever a parent reads it.

export const SKILLS = ['labeledPraises', 'behaviorDescriptions', 'reflections'] as const;
export type Skill = (typeof SKILLS)[number];

export const skillNames: Readonly<Record<Skill, string>> = {
  labeledPraises: 'Praise',
  behaviorDescriptions: 'Describing',
  reflections: 'Reflection',
};

/** Within a sentence: "praise". */
export const skillInText = (skill: Skill) => skillNames[skill].toLowerCase();

/** "8 praise moments". */
export const momentsOf = (skill: Skill, count: number) =>
  count === 1 ? `1 ${skillInText(skill)} moment` : `${count} ${skillInText(skill)} moments`;
