import { useId } from 'react';
import { ACTIVITIES } from '#domain/activities.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { Chip } from '#web/ui/chip.tsx';
import { useSayActivity } from './queries.ts';

interface Props {
  readonly playSessionId: PlaySessionId;
  readonly said: string | null;
}

/** A tap says it, another one changes it, and the same one again takes it back. */
export function ActivityChoice({ playSessionId, said }: Props) {
  const id = useId();
  const { mutate } = useSayActivity(playSessionId);
  // Somebody may have written their own words elsewhere.
  const names = new Set<string>(said === null ? ACTIVITIES : [...ACTIVITIES, said]);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="font-bold">
        What did you play?
      </h3>
      <div className="flex flex-wrap gap-2">
        {[...names].map((name) => (
          <Chip
            key={name}
            isChosen={name === said}
            onClick={() => mutate(name === said ? null : name)}
          >
            {name}
          </Chip>
        ))}
      </div>
    </section>
  );
}
