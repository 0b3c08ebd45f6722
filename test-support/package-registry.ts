// An npm registry with one package on this machine, for tests of what set-up brings.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

const BLOCK_BYTES = 512;
const CHECKSUM_OFFSET = 148;

export interface PackageRegistry {
  readonly url: string;
  /** What is sent for each request of the archive, in turn; the last one again and again. */
  archives: Buffer[];
  /** How often the archive was asked for. */
  readonly downloads: () => number;
  stop(): Promise<void>;
}

export async function startPackageRegistry(name: string, version: string) {
  let downloads = 0;
  const server = createServer((request, response) => {
    if (request.url?.endsWith('.tgz')) {
      const archive = registry.archives[Math.min(downloads, registry.archives.length - 1)];
      downloads += 1;
      response.end(archive);
      return;
    }
    const tarball = `${registry.url}/${name}.tgz`;
    // Without `integrity` npm takes what comes: what set-up checks itself is what is tested.
    const manifest = { name, version, dist: { tarball } };
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ name, 'dist-tags': { latest: version }, versions: { [version]: manifest } }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const registry: PackageRegistry = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    archives: [],
    downloads: () => downloads,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return registry;
}

/** A package's archive with these files in it. */
export function packageArchive(files: Record<string, Buffer>): Buffer {
  const parts = Object.entries(files).flatMap(([path, content]) => [
    tarHeader(`package/${path}`, content.length),
    content,
    Buffer.alloc((BLOCK_BYTES - (content.length % BLOCK_BYTES)) % BLOCK_BYTES),
  ]);
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK_BYTES)]));
}

function tarHeader(path: string, bytes: number): Buffer {
  const header = Buffer.alloc(BLOCK_BYTES);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  header.write(path, 0);
  header.write(`${octal(0o644, 7)}\0${octal(0, 7)}\0${octal(0, 7)}\0`, 100);
  header.write(`${octal(bytes, 11)}\0${octal(0, 11)}\0        0`, 124);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((all, byte) => all + byte, 0);
  header.write(`${octal(sum, 6)}\0 `, CHECKSUM_OFFSET);
  return header;
}

export function sha256Of(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
