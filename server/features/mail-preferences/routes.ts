import type { FastifyInstance } from 'fastify';
import {
  getMailPreferences,
  type MailPreferences,
  setMailPreferences,
  unsubscribe,
} from '#contract/mail-preferences.ts';
import { dayAt, timeAt } from '#domain/calendar.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { route } from '#server/http/route.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { endMails, findPreferences, savePreferences } from '#server/tables/mail-preferences.ts';
import { readUnsubscribeToken } from './unsubscribe-link.ts';

const NOTHING_ASKED: MailPreferences = { reminder: false, recap: false, sendAt: '17:30' };

interface Dependencies {
  readonly db: Database;
  readonly keyring: Keyring;
}

export function mailPreferenceRoutes(app: FastifyInstance, { db, keyring }: Dependencies): void {
  route(
    app,
    getMailPreferences,
    async ({ userId }) => (await findPreferences(db, userId)) ?? NOTHING_ASKED,
  );

  route(app, setMailPreferences, async ({ userId, timeZone, body }) => {
    const now = new Date();
    const hasPassed = body.sendAt <= timeAt(now, timeZone);
    await savePreferences(db, userId, body, hasPassed ? dayAt(now, timeZone) : null);
    return body;
  });

  app.register(async (scope) => {
    // Mail programs post a form, which says nothing that the link does not.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, _body, done) => done(null),
    );
    route(scope, unsubscribe, async ({ query }) => {
      const link = readUnsubscribeToken(keyring, query.token);
      if (!link) throw new AppError('invalid_input', 'This link doesn’t work.');
      await endMails(db, link.userId, link.kind);
      return { kind: link.kind };
    });
  });
}
