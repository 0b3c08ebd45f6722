import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeVersions } from './bring-node.mjs';
import { isSupported } from './steps.mjs';

const root = dirname(dirname(import.meta.dirname));
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  engines: { node: string };
};

describe('Node', () => {
  it.each([
    '20.19.0',
    '20.20.2',
    '22.13.0',
    '24.0.0',
    '26.10.0',
    ...Object.keys(nodeVersions.tested),
  ])('may be %s', (version) => {
    expect(isSupported(version, engines.node)).toBe(true);
  });

  it.each(['18.20.8', '20.18.3', '21.7.3', '22.12.0', '23.11.1'])('may not be %s', (version) => {
    expect(isSupported(version, engines.node)).toBe(false);
  });

  it('is recommended in a version that is tested', () => {
    expect(Object.keys(nodeVersions.tested)).toContain(nodeVersions.recommended);
  });
});
