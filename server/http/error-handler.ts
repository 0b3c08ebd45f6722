import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type ErrorBody, errorStatus } from '#contract/errors.ts';
import { AppError } from '#server/app-error.ts';
import { isDatabaseAway } from '#server/database/is-database-away.ts';
import { isStorageFull } from '#server/is-storage-full.ts';
import { describeError } from '#server/logging.ts';

/** Fastify's own refusals, in our words. */
const frameworkErrors: Record<string, AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError(
    'body_too_large',
    'That’s too much data to send at once.',
  ),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError(
    'unsupported_media_type',
    'We can’t take this kind of content here.',
  ),
  FST_ERR_CTP_EMPTY_JSON_BODY: new AppError('malformed_body', 'The request has no content.'),
  FST_ERR_CTP_INVALID_JSON_BODY: new AppError('malformed_body', 'The request is not valid JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new AppError('malformed_body', 'The request was cut off.'),
};

const internal = new AppError(
  'internal',
  'Something went wrong on our side. Please try again in a moment.',
);

const databaseAway = new AppError(
  'database_away',
  'We can’t get to your data right now. Please try again in a minute.',
  { retryAfterSeconds: 60 },
);

const storageFull = new AppError(
  'storage_full',
  'We’re out of room to save this right now. Everything you saved before is safe. Please try again in a little while.',
  { retryAfterSeconds: 300 },
);

const ourFaults: ReadonlySet<AppError> = new Set([internal, databaseAway, storageFull]);

/** The one place where an error becomes an answer. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalFor(error);
  if (ourFaults.has(refusal)) request.log.error({ error: describeError(error) }, 'request failed');
  return sendError(request, reply, refusal);
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  const { code, message, fields, retryAfterSeconds } = error;
  const body: ErrorBody = {
    code,
    error: message,
    message,
    detail: message,
    requestId: request.id,
    ...(fields ? { fields } : {}),
  };
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply
    .status(errorStatus[code])
    .header('x-request-id', request.id)
    .type('application/json')
    .send(JSON.stringify(body));
}

function refusalFor(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error.validation);
  const known = frameworkErrors[error.code];
  if (known) return known;
  if (isStorageFull(error)) return storageFull;
  if (isDatabaseAway(error)) return databaseAway;
  // Other refusals of the framework (a malformed address, a bad header) keep their status class.
  const isCallersFault = error.statusCode !== undefined && error.statusCode < 500;
  return isCallersFault ? new AppError('malformed_body', 'The request is malformed.') : internal;
}

function invalidInput(issues: readonly { instancePath: string; message?: string }[]): AppError {
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of issues) {
    const name = instancePath.split('/').filter(Boolean).join('.') || 'body';
    fields[name] ??= message ?? 'Invalid value';
  }
  const sentence = Object.values(fields)[0] ?? 'The request is not complete.';
  return new AppError('invalid_input', sentence, { fields });
}
