// AWS signature version 4 as a store checks it, from the public description; our client's own code is not used.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface SignedRequest {
  readonly method: string;
  /** Path and query, as they came. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w{64})$/;

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
export const sha256 = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex');

/** Whether the holder of these keys signed exactly this request. */
export function isSigned({ method, url, headers }: SignedRequest, keys: Keys): boolean {
  const found = AUTHORIZATION.exec(headers.authorization ?? '');
  if (!found) return false;
  const [, keyId, day = '', region = '', names = '', signature = ''] = found;
  const time = String(headers['x-amz-date']);
  if (keyId !== keys.accessKeyId || region !== keys.region || !time.startsWith(day)) return false;
  const signed = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name)))
    return false;
  const [path = '', query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    query.split('&').toSorted().join('&'),
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${keys.secretAccessKey}`,
  );
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'));
}
