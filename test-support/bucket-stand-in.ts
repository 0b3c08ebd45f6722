// A stand-in for an S3-compatible store, with one bucket in memory. Signatures, times and sums are really checked; of the protocol
// it knows what we use: HEAD, GET with a range, PUT and DELETE of an object, HEAD of the bucket.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BucketSettings } from '#server/adapters/recordings-bucket.ts';
import { isSigned, sha256 } from './aws-signature.ts';

export interface BucketStandIn {
  readonly settings: BucketSettings;
  /** By key. */
  readonly objects: Map<string, Buffer>;
  /** How often each kind of request was granted. */
  readonly granted: Record<string, number>;
  /** With one, it refuses; 0: it never answers. */
  refusesWith: number | undefined;
  /** Of objects. */
  sentBytes: number;
  /** Its clock, ahead of ours. */
  aheadMs: number;
  stop(): void;
}

const SIGNATURE_LIFE_MS = 15 * 60_000;

export async function startBucketStandIn(
  changes: Partial<BucketSettings> = {},
): Promise<BucketStandIn> {
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const settings: BucketSettings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'eu-central-1',
    bucket: 'recordings',
    accessKeyId: 'a-key',
    secretAccessKey: 'a secret of the key',
    pathStyle: true,
    ...changes,
  };
  const standIn: BucketStandIn = {
    settings,
    objects: new Map(),
    granted: {},
    refusesWith: undefined,
    sentBytes: 0,
    aheadMs: 0,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const body = await buffer(request);
    if (standIn.refusesWith === 0) return;
    const nowMs = Date.now() + standIn.aheadMs;
    response.setHeader('date', new Date(nowMs).toUTCString());
    const refuse = (status: number) => void response.writeHead(status).end();
    if (standIn.refusesWith) return refuse(standIn.refusesWith);
    const sum = headers['x-amz-content-sha256'];
    const isFresh = Math.abs(timeOf(headers['x-amz-date']) - nowMs) < SIGNATURE_LIFE_MS;
    if (!isFresh || !isSigned({ method, url, headers }, settings)) return refuse(403);
    if (sum !== 'UNSIGNED-PAYLOAD' && sum !== sha256(body)) return refuse(400);
    const key = keyOf(url, headers.host ?? '', settings);
    if (key === undefined) return refuse(404);
    standIn.granted[method] = (standIn.granted[method] ?? 0) + 1;
    if (key === '') return refuse(200);
    if (method === 'PUT') standIn.objects.set(key, body);
    if (method === 'PUT') return refuse(200);
    if (method === 'DELETE') standIn.objects.delete(key);
    if (method === 'DELETE') return refuse(204);
    const found = standIn.objects.get(key);
    if (!found) return refuse(404);
    standIn.sentBytes += sendObject(response, found, method === 'HEAD', headers.range);
  }
  return standIn;
}

function sendObject(
  response: ServerResponse,
  found: Buffer,
  isHead: boolean,
  range?: string,
): number {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  const part = from ? found.subarray(Number(from), Number(to) + 1) : found;
  if (from) response.setHeader('content-range', `bytes ${from}-${to}/${found.length}`);
  response.writeHead(from ? 206 : 200, { 'content-length': part.length });
  response.end(isHead ? undefined : part);
  return isHead ? 0 : part.length;
}

/** Undefined for another bucket. */
function keyOf(url: string, host: string, settings: BucketSettings): string | undefined {
  const { bucket, pathStyle } = settings;
  const start = pathStyle ? `/${bucket}/` : '/';
  const isOurs = pathStyle || host.startsWith(`${bucket}.`);
  return isOurs && url.startsWith(start) ? decodeURIComponent(url.slice(start.length)) : undefined;
}

function timeOf(header: string | string[] | undefined): number {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(String(header)) ?? [];
  const [year = 0, month = 0, ...rest] = parts.map(Number);
  return Date.UTC(year, month - 1, ...rest);
}
