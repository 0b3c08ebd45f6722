import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { libavSources } from './libav-sources.ts';

const root = dirname(import.meta.dirname);
const programs = join(root, 'node_modules/@libav.js/variant-fat/dist');

it('is of the very version that is installed, FFmpeg in it included', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const version = dependencies['@libav.js/variant-fat'];
  expect(libavSources.package).toBe(`libav.js@${version}`);
  const ffmpeg = libavSources.files.find((name) => name.includes('ffmpeg'));
  const [, ffmpegVersion] = /ffmpeg-([\d.]+)\.tar/.exec(ffmpeg ?? '') ?? [];
  const libavVersion = version?.split('.').slice(0, 2).join('.');
  const program = join(programs, `libav-${libavVersion}.${ffmpegVersion}-fat.wasm.wasm`);
  expect(existsSync(program)).toBe(true);
});

it('has the source of every library that the program names at its head', () => {
  const name = readdirSync(programs).find((one) => one.endsWith('.wasm.js')) ?? '';
  const head = readFileSync(join(programs, name), 'utf8').slice(0, 60_000);
  const named = [...head.matchAll(/^ \* (\w[\w, ]*):$/gm)].flatMap(([, names = '']) =>
    names.split(', '),
  );
  const libraries = named.filter((one) => ['ffmpeg', 'opus', 'libvorbis', 'libogg'].includes(one));
  expect(libraries).toHaveLength(4);
  for (const library of libraries)
    expect(libavSources.files.some((file) => file.includes(`/${library}-`))).toBe(true);
  // Under the full GPL, or with conditions of their own.
  for (const other of ['x264', 'x265', 'lame', 'fdk-aac', 'libvpx', 'libaom'])
    expect(named).not.toContain(other);
});

it('is offered in NOTICE with its place', () => {
  const notice = readFileSync(join(root, 'NOTICE'), 'utf8');
  expect(notice).toContain(libavSources.package);
  expect(notice).toContain('https://github.com/Yahweasel/libav.js/tree/v4.10.6.1.1');
});
