import type { Endpoint, FileToSend, InputOf, ResponseOf } from '#contract/endpoint.ts';
import { pathWith } from '#contract/path-with.ts';
import { ApiError } from './api-error.ts';
import { isProofGiven } from './proof.ts';
import type { Fetch } from './sending-fetch.ts';

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  upload?: FileToSend;
  fields?: Record<string, unknown>;
}

/** The address of a call, with its path parameters and query filled in. */
export function addressOf<E extends Endpoint>(endpoint: E, input: InputOf<E>): string {
  const { params, query } = input as AnyInput;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  const path = pathWith(endpoint.path, params);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Makes one call of the contract. Rejects with `ApiError` when the server refuses. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: Pick<Options, 'signal' | 'fetch'> = {},
): Promise<ResponseOf<E>> {
  return (await send(endpoint, input, options)).json() as Promise<ResponseOf<E>>;
}

interface Options {
  readonly accept?: string;
  readonly signal?: AbortSignal | undefined;
  /** Where the browser's own is not enough. */
  readonly fetch?: Fetch;
}

/** Makes the call and leaves it to the caller how the answer is read. */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { accept = 'application/json', signal, fetch: fetchIt }: Options = {},
): Promise<Response> {
  const { headers, ...content } = contentOf(endpoint, input as AnyInput);
  const init = {
    method: endpoint.method,
    ...(signal && { signal }),
    ...content,
    headers: { accept, ...headers },
  };
  return fetched(addressOf(endpoint, input), init, endpoint, fetchIt);
}

function contentOf(
  { upload }: Endpoint,
  input: AnyInput,
): RequestInit & { headers?: Record<string, string> } {
  if (upload) {
    const form = new FormData();
    // Before the file: what is not the sender's to change is refused before it is read.
    for (const [name, value] of Object.entries(input.fields ?? {}))
      form.append(name, String(value));
    form.append(upload.field, input.upload as Blob);
    // The browser names the content type itself, with the boundary that it chose.
    return { body: form };
  }
  if (input.body === undefined) return {};
  return {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input.body),
  };
}

/** Fetches with the login cookie and gives the parsed answer. */
export async function request(address: string): Promise<unknown> {
  return (await fetched(address, {})).json();
}

async function fetched(
  address: string,
  init: RequestInit,
  endpoint?: Endpoint,
  fetchIt: Fetch = (...request) => fetch(...request),
): Promise<Response> {
  const headers = new Headers(init.headers);
  // "Today" is the parent's, wherever they are.
  headers.set('x-time-zone', Intl.DateTimeFormat().resolvedOptions().timeZone);
  const response = await fetchIt(address, { credentials: 'include', ...init, headers });
  if (response.ok) return response;
  const error = new ApiError(response.status, (await response.text()) || response.statusText);
  // Asked at most once for each refusal: whoever does not want to confirm gets the error.
  const isAsked = error.body.code === 'proof_required';
  if (isAsked && (await isProofGiven(endpoint))) return fetched(address, init, endpoint, fetchIt);
  throw error;
}
