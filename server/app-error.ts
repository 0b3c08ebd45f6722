import type { ErrorCode } from '#contract/errors.ts';

/** A refusal that the caller may read. Anything else that is thrown becomes a 500 without detail. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
  }
}
