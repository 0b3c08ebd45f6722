import { useEffect, useReducer, useRef } from 'react';
import type { PlaySessionId } from '#domain/ids.ts';
import { openScoring } from './scoring-source.ts';
import { IDLE_RUN, nextRun } from './stream-run.ts';

export function useStreamRun() {
  const [run, tell] = useReducer(nextRun, IDLE_RUN);
  const source = useRef({ close: () => {} });

  useEffect(() => {
    const { current } = source;
    return () => current.close();
  }, []);

  return {
    run,
    start: (playSessionId: PlaySessionId) => {
      tell({ event: 'started' });
      source.current.close = openScoring(playSessionId, {
        onEvent: tell,
        onLost: () => tell({ event: 'lost' }),
      });
    },
    stop: () => {
      source.current.close();
      tell({ event: 'stopped' });
    },
  };
}
