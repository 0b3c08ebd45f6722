// The door of the live connection; what is sent once somebody is in, `npm run eval:frames` tries.
import { doorAttacks } from '../../hostile/attacks.ts';
import { knock } from '../../hostile/wire.ts';
import { digestOf } from '../family.ts';
import type { Attack } from '../tally.ts';

const ROUNDS = 10;

export const socketDoor: Attack = {
  name: 'the door of the live connection',
  async run({ target, victim, newAttacker }, tally) {
    const before = await digestOf(target, victim.ids.user);
    const asParent = ({ ids, cookie }: typeof victim) => ({
      id: ids.user,
      childId: ids.child,
      cookie,
    });
    const attacker = await newAttacker();
    const scene = {
      attacker: asParent(attacker),
      neighbour: asParent(victim),
      neighbourKey: victim.ids.liveKey,
    };
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, knockOf] of Object.entries(doorAttacks)) {
        const status = await knock(target.url, knockOf(scene));
        tally.note(status !== 101 && status !== 0 && status < 500, `${name}: ${status}`);
      }
    }
    const { ids, cookie } = attacker;
    const strange: Record<string, Record<string, string>> = {
      "the victim's key and child": {
        sessionId: victim.ids.liveKey,
        childId: String(victim.ids.child),
      },
      "the victim's id twice": { sessionId: 'x', userId: `${ids.user},${victim.ids.user}` },
      'a child in another spelling': { sessionId: 'x', childId: `${victim.ids.child}.0` },
      'an id of the language': { sessionId: '__proto__', userId: '__proto__' },
    };
    for (const [name, query] of Object.entries(strange)) {
      const status = await knock(target.url, { query, headers: { cookie } });
      tally.note(status !== 101 && status !== 0 && status < 500, `${name}: ${status}`);
    }
    tally.note(before === (await digestOf(target, victim.ids.user)), "the victim's rows changed");
  },
};
