import type { FastifyInstance } from 'fastify';
import type { Child } from '#contract/children.ts';
import {
  type FirstData,
  getHomeData,
  getPlayData,
  getResultsData,
  type HomeData,
} from '#contract/first-data.ts';
import type { PlaySession } from '#contract/play-sessions.ts';
import type { Progress } from '#contract/progress.ts';
import { dayAt } from '#domain/calendar.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { route } from '#server/http/route.ts';

interface Viewer {
  readonly userId: string;
  readonly timeZone: string;
}

type OfChild<Answer> = (viewer: Viewer & { readonly childId: number }) => Promise<Answer>;

/** What answers the single calls, so that none of them says anything else here. */
export interface FirstAnswers {
  readonly user: (userId: string) => Promise<FirstData['user']>;
  readonly children: (viewer: Viewer) => Promise<Child[]>;
  readonly stats: OfChild<HomeData['stats']>;
  readonly week: OfChild<HomeData['week']>;
  readonly milestones: OfChild<HomeData['milestones']>;
  readonly voice: (userId: string) => Promise<HomeData['voice']>;
  readonly playSession: (userId: string, id: PlaySessionId) => Promise<PlaySession>;
  readonly progress: OfChild<Progress>;
}

export function firstDataRoutes(app: FastifyInstance, answers: FirstAnswers): void {
  const familyOf = async ({ userId, timeZone }: Viewer) => {
    const [user, children] = await Promise.all([
      answers.user(userId),
      answers.children({ userId, timeZone }),
    ]);
    return { today: dayAt(new Date(), timeZone), timeZone, user, children };
  };

  const homeOf = async (viewer: Viewer, childId: number): Promise<HomeData> => {
    const ofChild = { ...viewer, childId };
    const [stats, week, milestones, voice] = await Promise.all([
      answers.stats(ofChild),
      answers.week(ofChild),
      answers.milestones(ofChild),
      answers.voice(viewer.userId),
    ]);
    return { childId, stats, week, milestones, voice };
  };

  route(app, getHomeData, async ({ userId, timeZone }) => {
    const family = await familyOf({ userId, timeZone });
    const [child] = family.children;
    if (!child) return family;
    return { ...family, home: await homeOf({ userId, timeZone }, child.id) };
  });

  route(app, getPlayData, ({ userId, timeZone }) => familyOf({ userId, timeZone }));

  route(app, getResultsData, async ({ userId, timeZone, params }) => {
    const [family, playSession] = await Promise.all([
      familyOf({ userId, timeZone }),
      answers.playSession(userId, params.id),
    ]);
    const { childId } = playSession;
    const progress = await answers.progress({ userId, timeZone, childId });
    return { ...family, results: { playSession, progress } };
  });
}
