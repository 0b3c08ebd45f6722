import { tables } from '#server/database/connect.ts';
import { addChild, addPlaySession } from './people.ts';
import type { TestApp } from './test-app.ts';

/** A child with a play session of some lines, which the coach can quote. */
export async function addCoachedPlay(testApp: TestApp, userId: string) {
  const childId = await addChild(testApp, userId);
  const playSessionId = await addPlaySession(testApp, userId, childId);
  const lines = [
    { speaker: 'child' as const, text: 'The dog goes home.', code: null },
    { speaker: 'parent' as const, text: 'I like how gently you carry the dog.', code: 'LP' },
    { speaker: 'parent' as const, text: 'What is the dog called?', code: 'IQ' },
  ];
  await testApp.database.db.insert(tables.utterances).values(
    lines.map((line, index) => ({
      ...line,
      userId,
      playSessionId,
      position: index + 1,
      startMs: index * 1000,
      endMs: index * 1000 + 900,
      textConfidence: 0.9,
    })),
  );
  return { childId, playSessionId };
}
