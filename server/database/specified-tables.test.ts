// The columns that the specification names; others may stand beside them. Two of its tables are left out, which nothing would fill (053).
import { getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { tables } from '#server/database/connect.ts';

const counters =
  'labeledPraises behaviorDescriptions reflections questions commands criticisms totalNegative';
const scores = 'praiseScore imitationScore reflectionScore enthusiasmScore overallScore';

it.each([
  ['sessions', 'sid sess expire'],
  [
    'users',
    'id email firstName lastName profileImageUrl authProvider passwordHash googleId emailVerified createdAt updatedAt',
  ],
  ['children', 'id userId name dateOfBirth pronouns profileImageUrl createdAt updatedAt'],
  ['passwordResetTokens', 'id userId token expiresAt usedAt createdAt'],
  ['waitlist', 'id email source createdAt'],
  ['parentVoiceEnrollments', 'id userId embedding embeddingDimension enrollmentDate metadata'],
  [
    'specialSessions',
    `id userId childId duration audioTranscription audioFileUrl aiAnalysis ${scores} feedback suggestions activityDescription unscorable unscorableReason thirdVoicePct ${counters} completedAt`,
  ],
] as const)('%s has its columns', (name, columns) => {
  const known = Object.keys(getTableColumns(tables[name]));
  expect(columns.split(' ').filter((column) => !known.includes(column))).toEqual([]);
});

it('nobody has the email, the Google account or the token of somebody else', () => {
  const { users, waitlist, passwordResetTokens } = tables;
  const indexed = getTableConfig(users).indexes.flatMap(({ config }) =>
    config.unique ? (config.name ?? []) : [],
  );
  expect(indexed).toContain('users_email_unique');
  expect(users.googleId.isUnique).toBe(true);
  expect(waitlist.email.isUnique).toBe(true);
  expect(passwordResetTokens.token.isUnique).toBe(true);
});

it('what is not said has its standard value', () => {
  const { users, waitlist, specialSessions } = tables;
  expect(users.emailVerified.default).toBe(false);
  expect(waitlist.source.default).toBe('landing_page');
  expect(specialSessions.unscorable.default).toBe(false);
});
