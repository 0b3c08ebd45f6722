import { expect, it } from 'vitest';
import { toys } from '#coaching/library/toys.ts';
import { codeTurns } from '#coding/coder.ts';
import { loadTalkModel } from '#server/adapters/talk-model.ts';

const model = await loadTalkModel();

/** What the product would count, were it said in a play. */
async function codeOf(text: string): Promise<string[]> {
  const said = { speaker: 'parent', text, start: 10, end: 12 } as const;
  const [units = []] = await codeTurns(model, [said], { childName: 'Mia' });
  return units.map(({ code }) => code);
}

it('counts what is offered as praise and as descriptions as just that', async () => {
  for (const { praises, inBrief, descriptions } of toys) {
    for (const text of [...praises, ...inBrief])
      expect([text, await codeOf(text)]).toEqual([text, ['LP']]);
    for (const text of descriptions) expect([text, await codeOf(text)]).toEqual([text, ['BD']]);
  }
});
