// Recordings in an S3-compatible store: four plain requests, signed, each of which may be repeated.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { RecordingPlace } from './recording-place.ts';

export interface BucketSettings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The bucket's name in the path; else before the host. */
  readonly pathStyle: boolean;
}

/** Until the answer begins. A recording that plays may take its time, and goes with its listener. */
const ANSWER_LIMIT_MS = 10_000;
/** Five minutes of sound are 10 MB. */
const WRITE_LIMIT_MS = 60_000;
/** Shorter than whoever asks how we are waits: a proxy would send people elsewhere. */
const LOOK_LIMIT_MS = 1_000;
/** Anybody may ask how we are; the store is not asked each time. */
const LOOK_AGAIN_MS = 10_000;
const RETRIES = 2;
/** Signatures hold for 15 minutes. */
const MOST_SKEW_MS = 5 * 60_000;

interface Asking {
  readonly method: 'HEAD' | 'GET' | 'PUT' | 'DELETE';
  readonly headers?: Record<string, string>;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly limitMs?: number;
}

export function recordingsBucket(settings: BucketSettings): RecordingPlace {
  const { bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: RETRIES,
    initRetryMs: 200,
  });
  const root = rootOf(settings);
  const ours = `s3://${bucket}/`;
  let skewMs = 0;
  let look: { readonly atMs: number; readonly isUp: Promise<boolean> } | undefined;

  const keyOf = (url: string) => {
    if (!url.startsWith(ours)) throw new Error('Not a recording of ours');
    return url.slice(ours.length);
  };

  async function send(key: string, { limitMs = ANSWER_LIMIT_MS, ...asking }: Asking) {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), limitMs);
    const attempt = () =>
      client.fetch(`${root}${key}`, {
        ...asking,
        signal: limit.signal,
        aws: { datetime: signingTime(Date.now() + skewMs) },
      });
    try {
      // A kept connection may have been closed just now.
      const response = await attempt().catch(attempt);
      if (response.status !== 403) return response;
      const foundMs = Date.parse(response.headers.get('date') ?? '') - Date.now();
      if (!(Math.abs(foundMs - skewMs) > MOST_SKEW_MS)) return response;
      // One of the two clocks is wrong; theirs decides.
      skewMs = foundMs;
      return await attempt();
    } finally {
      clearTimeout(timer);
    }
  }

  async function ask(url: string, asking: Asking): Promise<Response | undefined> {
    const response = await send(keyOf(url), asking);
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    throw new Error(`The store of recordings answered ${response.status}`);
  }

  return {
    description: `the bucket ${bucket} at ${new URL(settings.endpoint).host}`,
    addressOf: (name) => `${ours}${name}`,
    nameOf: keyOf,

    async write(url, pieces) {
      // Whole in memory: the signature covers the sum of it, and goes before it.
      const body = new Uint8Array(await buffer(pieces));
      const headers = { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') };
      const done = await ask(url, { method: 'PUT', body, headers, limitMs: WRITE_LIMIT_MS });
      if (!done) throw new Error(`There is no bucket ${bucket}`);
    },

    async sizeOf(url) {
      const found = await ask(url, { method: 'HEAD' });
      return found && Number(found.headers.get('content-length'));
    },

    async read(url, { start, end }) {
      const found = await ask(url, { method: 'GET', headers: { range: `bytes=${start}-${end}` } });
      if (found?.status !== 206 || !found.body) throw new Error('The recording is gone');
      return Readable.fromWeb(found.body as ReadableStream<Uint8Array>);
    },

    async remove(url) {
      await ask(url, { method: 'DELETE' });
    },

    isReachable() {
      if (!look || Date.now() - look.atMs > LOOK_AGAIN_MS) {
        const isUp = send('', { method: 'HEAD', limitMs: LOOK_LIMIT_MS }).then(
          ({ ok }) => ok,
          () => false,
        );
        look = { atMs: Date.now(), isUp };
      }
      return look.isUp;
    },
  };
}

function rootOf({ endpoint, bucket, pathStyle }: BucketSettings): string {
  const url = new URL(endpoint.endsWith('/') ? endpoint : `${endpoint}/`);
  if (pathStyle) url.pathname += `${bucket}/`;
  else url.host = `${bucket}.${url.host}`;
  return url.href;
}

/** As signatures write it: 20261115T120000Z. */
const signingTime = (ms: number) => new Date(ms).toISOString().replace(/[:-]|\.\d{3}/g, '');
