import type { QueryClient } from '@tanstack/react-query';
import type { FirstData } from '#contract/first-data.ts';
import { localDay } from '#web/browser/local-day.ts';
import { whenIdle } from '#web/browser/when-idle.ts';
import { childrenKey } from './children-key.ts';
import { currentUserKey } from './current-user-key.ts';
import {
  milestonesKey,
  playSessionKey,
  playStatsKey,
  playWeekKey,
  progressKey,
} from './play-sessions-key.ts';
import { voiceStatusKey } from './voice-status-key.ts';

/**
 * Takes what the server has put into the page out of it, once, and keeps it where each call would have put its answer. Elsewhere in the
 * world than the account last was, "today" may be another day: then everything is asked for. Where just the zone is another, it is asked for
 * again when the page is drawn, since days of the past may be others.
 */
export function takeFirstData(client: QueryClient): void {
  const block = document.getElementById('first-data');
  if (!block) return;
  block.remove();
  const data = JSON.parse(block.textContent) as FirstData;
  if (data.today !== localDay()) return;
  keep(client, data);
  void askAgainElsewhere(client, data.timeZone);
}

async function askAgainElsewhere(client: QueryClient, timeZone: string): Promise<void> {
  await whenIdle();
  if (timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone)
    await client.invalidateQueries();
}

function keep(client: QueryClient, { user, children, home, results }: FirstData): void {
  const today = localDay();
  client.setQueryData(currentUserKey, user);
  client.setQueryData(childrenKey, children);
  if (home) {
    client.setQueryData(playStatsKey(home.childId, today), home.stats);
    client.setQueryData(playWeekKey(home.childId, today), home.week);
    client.setQueryData(milestonesKey(home.childId), home.milestones);
    client.setQueryData(voiceStatusKey, home.voice);
  }
  if (results) {
    const { playSession, progress } = results;
    client.setQueryData(playSessionKey(playSession.id), playSession);
    client.setQueryData(progressKey(playSession.childId, today), progress);
  }
}
