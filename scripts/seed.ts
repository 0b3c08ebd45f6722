// npm run seed: a demo parent with two children and five weeks of play, beside a product that runs or not.
import { eq } from 'drizzle-orm';
import { ACTIVITIES } from '#domain/activities.ts';
import { addDays, dayAt } from '#domain/calendar.ts';
import { playScoresOf } from '#domain/play-scores.ts';
import { totalNegative } from '#domain/score.ts';
import { loadConfig } from '#server/config.ts';
import { connectDatabase, type Database, tables } from '#server/database/connect.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { hashPassword } from '#server/features/auth/passwords.ts';
import { DEMO } from '#test-support/demo-parent.ts';

const DAYS = 35;
const SECONDS = 300;

/** The same numbers on every machine: a small linear congruential generator. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

async function seed(db: Database): Promise<void> {
  await db.delete(tables.users).where(eq(tables.users.email, DEMO.email));
  const { password, ...user } = DEMO;
  const [parent] = await db
    .insert(tables.users)
    .values({ ...user, passwordHash: await hashPassword(password), emailVerified: true })
    .returning({ id: tables.users.id });
  if (!parent) throw new Error('The demo parent could not be added');
  const today = dayAt(new Date(), 'UTC');
  const year = Number(today.slice(0, 4));
  const children = await db
    .insert(tables.children)
    .values([
      { userId: parent.id, name: 'Mia', dateOfBirth: `${year - 4}-03-14`, pronouns: 'she/her' },
      { userId: parent.id, name: 'Leo', dateOfBirth: `${year - 2}-02-02`, pronouns: 'he/him' },
    ])
    .returning({ id: tables.children.id });
  const rows = children.flatMap(({ id: childId }, index) =>
    playSessionsOf(
      { userId: parent.id, childId },
      today,
      numbersFrom(7 + index),
      0.8 - index * 0.4,
    ),
  );
  await db.insert(tables.specialSessions).values(rows);
  await db
    .insert(tables.milestones)
    .values(children.flatMap(({ id }) => milestonesOf({ userId: parent.id, childId: id }, today)));
}

/** Reached on the way, the last one not celebrated yet. */
function milestonesOf(owner: { userId: string; childId: number }, today: string) {
  const reached = ['firstSession', 'tenPraises', 'streak3', 'sessions10', 'praiseGoal'] as const;
  return reached.map((kind, index) => {
    const earnedAt = new Date(`${addDays(today, 7 * (index + 1) - DAYS)}T00:05:00Z`);
    const isNewest = index === reached.length - 1;
    return { ...owner, kind, earnedAt, seenAt: isNewest ? null : earnedAt };
  });
}

/** Five weeks of play that grows: more skills, less avoid-talk, some days left out. */
function playSessionsOf(
  owner: { userId: string; childId: number },
  today: string,
  next: () => number,
  diligence: number,
) {
  return Array.from({ length: DAYS }, (_, index) => index).flatMap((index) => {
    const isRecent = index >= DAYS - 4;
    if (!isRecent && next() > diligence) return [];
    const growth = index / DAYS;
    const upTo = (most: number) => Math.round(most * (0.3 + 0.7 * growth) * (0.7 + 0.5 * next()));
    const counts = {
      labeledPraises: upTo(9),
      behaviorDescriptions: upTo(10),
      reflections: upTo(8),
      questions: Math.round((1 - growth) * 6 * next()),
      commands: Math.round((1 - growth) * 4 * next()),
      criticisms: Math.round((1 - growth) * next()),
    };
    return [
      {
        ...owner,
        ...counts,
        totalNegative: totalNegative(counts),
        duration: SECONDS,
        activityDescription: ACTIVITIES[Math.floor(next() * ACTIVITIES.length)] ?? null,
        ...playScoresOf({
          counts,
          durationSeconds: SECONDS,
          hasParentsWords: true,
          isUnscorable: false,
        }),
        aiAnalysis: { cdiMetrics: { ...counts, totalNegative: totalNegative(counts) } },
        completedAt: new Date(`${addDays(today, index - DAYS + 1)}T00:05:00Z`),
      },
    ];
  });
}

const { connectionString, close } = await openDatabase(loadConfig());
await migrateDatabase(connectionString);
const database = connectDatabase(connectionString);
await seed(database.db);
await database.close();
await close();
console.log(`Log in with ${DEMO.email} and the password "${DEMO.password}".`);
