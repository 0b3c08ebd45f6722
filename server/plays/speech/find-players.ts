import type { ScoringOptions } from '#scoring/score-segments.ts';
import type { Database } from '#server/database/connect.ts';
import { findEnrolledVoice } from '#server/plays/tables/voice-enrollments.ts';
import { findChild } from '#server/tables/children.ts';

interface Players {
  /** It helps to tell whose voice is whose, and who is spoken to. */
  readonly scoring: ScoringOptions;
  /** The child's, as on its profile. */
  readonly pronouns: string;
}

/** What is known beforehand of those who play. */
export async function findPlayers(db: Database, userId: string, childId: number): Promise<Players> {
  const [child, enrolled] = await Promise.all([
    findChild(db, userId, childId),
    findEnrolledVoice(db, userId),
  ]);
  return {
    scoring: { enrolled, ...(child && { childName: child.name }) },
    pronouns: child?.pronouns ?? '',
  };
}
