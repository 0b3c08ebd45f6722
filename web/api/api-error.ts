import type { ErrorBody } from '#contract/errors.ts';

/** A refused call. Its text is the status, a colon and the answer's body, as the screens expect. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Partial<ErrorBody>;
  readonly bodyText: string;

  constructor(status: number, bodyText: string) {
    super(`${status}: ${bodyText}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = parseBody(bodyText);
    this.bodyText = bodyText;
  }
}

function parseBody(text: string): Partial<ErrorBody> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    // A proxy's page or a plain sentence: the status and the text are all there is.
    return {};
  }
}

export const UNREACHABLE =
  'We can’t reach Playlight right now. Check your connection and try again.';

/** `message`, `error` and `detail` are all in use. A list or an object under one of these names is nothing to read aloud. */
function sentenceIn({ message, error, detail }: Partial<ErrorBody>): string | undefined {
  const named: readonly unknown[] = [message, error, detail];
  return named.find((one): one is string => typeof one === 'string' && one !== '');
}

/** The server's own sentence where an account has as much as it may have: it says what to do, which trying again alone is not. */
export function quotaText(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { code } = error.body;
  return code === 'quota_reached' || code === 'storage_full' ? sentenceIn(error.body) : undefined;
}

/**
 * The server's own sentence for a failure, else what it answered as plain text, else the fallback (a proxy's page of HTML that nobody
 * should have to read). Where there was no answer at all it is the connection, and every screen says so.
 */
export function errorText(error: unknown, fallback: string = UNREACHABLE): string {
  // What fetch rejects with when nobody answers.
  if (error instanceof TypeError) return UNREACHABLE;
  if (!(error instanceof ApiError)) return fallback;
  const plainText = /^\s*[<{]/.test(error.bodyText) ? '' : error.bodyText;
  return sentenceIn(error.body) ?? (plainText || fallback);
}
