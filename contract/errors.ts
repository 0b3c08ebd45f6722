import * as z from 'zod/mini';

/** Every reason for which the server refuses, and the status that goes with it. */
export const errorStatus = {
  invalid_input: 400,
  invalid_reset_token: 400,
  invalid_verification_link: 400,
  malformed_body: 400,
  login_required: 401,
  invalid_credentials: 401,
  /** The password is right; the same call is due again with a code from the authenticator app. */
  code_required: 401,
  consent_required: 403,
  foreign_origin: 403,
  proof_required: 403,
  wrong_user: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_on_waitlist: 409,
  email_taken: 409,
  last_way_in: 409,
  too_many_passkeys: 409,
  recording_incomplete: 409,
  service_changed: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  foreign_host: 421,
  unusable_recording: 422,
  /** An account has as much as it may have of something; the sentence says what, and what to do. */
  quota_reached: 429,
  too_many_requests: 429,
  internal: 500,
  /** Apart from `unavailable`, at which a browser takes another way: here waiting is the only one. */
  database_away: 503,
  unavailable: 503,
  /** A disk is full, and the owner has to make room; or an account keeps as much as it may, and the sentence says what to delete. */
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/**
 * The body of every error. `error`, `message` and `detail` carry the same sentence, because the
 * specified screens read different names.
 */
export const errorBodySchema = z.object({
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  error: z.string(),
  message: z.string(),
  detail: z.string(),
  requestId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

export type ErrorBody = z.output<typeof errorBodySchema>;
