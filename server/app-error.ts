import type { ErrorCode } from '#contract/errors.ts';

interface Details {
  /** What is wrong with which field of the input. */
  readonly fields?: Record<string, string>;
  readonly retryAfterSeconds?: number;
}

/** A refusal that the caller may read. Anything else that is thrown becomes a 500 without detail. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, more: Details = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}
