import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { nodeVersions, pinnedVersion } from './bring-node.mjs';
import { checkArchive } from './npm-archive.mjs';

const folder = mkdtempSync(join(tmpdir(), 'playlight-node-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('another Node', () => {
  it('is pinned with a sum for both kinds of machines', () => {
    for (const sums of Object.values(nodeVersions.tested)) {
      expect(Object.keys(sums)).toEqual(['linux-arm64', 'linux-x64']);
      for (const sum of Object.values(sums)) expect(sum).toMatch(/^sha512-[\w+/]{86}==$/);
    }
  });

  it('is found by its major version, and refused where none is pinned', () => {
    expect(pinnedVersion('22')).toMatch(/^22\./);
    expect(pinnedVersion('24')).toBe(nodeVersions.recommended);
    expect(() => pinnedVersion('19')).toThrow('Node 19 is not among the pinned ones');
  });

  it('is not used where the archive is another one', () => {
    const archive = join(folder, 'node.tgz');
    writeFileSync(archive, 'what was pinned');
    const sum = createHash('sha512').update('what was pinned').digest('base64');
    expect(() => checkArchive(archive, `sha512-${sum}`)).not.toThrow();
    writeFileSync(archive, 'what was put in its place');
    expect(() => checkArchive(archive, `sha512-${sum}`)).toThrow(
      'node.tgz is not the archive that is pinned',
    );
  });
});
