import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/app-error.ts';

/** The escape of a null character, not preceded by an odd number of backslashes. */
const NULL_CHARACTER = /(?<!\\)(?:\\\\)*\\u0000/;

/** Bodies are JSON and nothing else (uploads.ts has the exception), without the one character that Postgres cannot store as text. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (NULL_CHARACTER.test(body)) {
        done(new AppError('invalid_input', 'Text must not contain null characters.'));
      } else {
        void parseJson(request, body, done);
      }
    },
  );
}
