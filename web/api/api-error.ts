import type { ErrorBody } from '#contract/errors.ts';
import { product } from '#domain/content.ts';

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

export const UNREACHABLE = `We can’t reach ${product.name} right now. Check your connection and try again.`;

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

/** The screen's own words for a failure, unless nobody answered at all: then it is the connection, and every screen says so. */
export function failureText(error: unknown, words: string): string {
  // What fetch rejects with when nobody answers.
  return error instanceof TypeError ? UNREACHABLE : words;
}

/**
 * The server's own sentence for a failure, else what it answered as plain text, else the fallback (a proxy's page of HTML that nobody
 * should have to read).
 */
export function errorText(error: unknown, fallback: string = UNREACHABLE): string {
  if (!(error instanceof ApiError)) return failureText(error, fallback);
  const plainText = /^\s*[<{]/.test(error.bodyText) ? '' : error.bodyText;
  return sentenceIn(error.body) ?? (plainText || fallback);
}
