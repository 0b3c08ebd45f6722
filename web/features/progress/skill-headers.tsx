import { skillLooks } from './skills.ts';

/** Columns of the three skills; their names stand upright where there is no room beside each other. */
export function SkillHeaders() {
  return skillLooks.map(({ skill, name }) => (
    <th key={skill} scope="col" className="py-1.5 pl-2 text-right font-bold">
      <span className="@max-2xs:rotate-180 @max-2xs:[writing-mode:vertical-rl]">{name}</span>
    </th>
  ));
}
