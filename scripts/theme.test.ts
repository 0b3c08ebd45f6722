import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lettersOf } from './fonts.ts';
import { allTexts } from './texts.ts';

const theme = readFileSync(new URL('../web/ui/theme.css', import.meta.url), 'utf8');

const LEAST_HUE_APART = 25;
/** WCAG AA for text. */
const LEAST_CONTRAST = 4.5;

type Tokens = ReadonlyMap<string, string>;

const tokensIn = (css: string): [string, string][] =>
  [...css.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [
    name,
    hex,
  ]);
const [lightCss = '', darkCss = ''] = theme.split('prefers-color-scheme: dark');
const light: Tokens = new Map(tokensIn(lightCss));
const dark: Tokens = new Map([...light, ...tokensIn(darkCss)]);

const channelsOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];

function hueOf(hex: string): number {
  const [red, green, blue] = channelsOf(hex);
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

function hueApart(one: string, other: string): number {
  const apart = Math.abs(hueOf(one) - hueOf(other));
  return Math.min(apart, 360 - apart);
}

function luminanceOf(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s', (_, tokens) => {
  const hexOf = (name: string) => tokens.get(name) ?? '';

  it.each([
    ['praise', 'danger'],
    ['coral', 'danger'],
    ['coral-soft', 'danger-soft'],
  ])('%s and %s are clearly apart', (warm, danger) => {
    expect(hueApart(hexOf(warm), hexOf(danger))).toBeGreaterThanOrEqual(LEAST_HUE_APART);
  });

  it.each([
    ['praise', 'card'],
    ['praise', 'paper'],
    ['danger', 'card'],
    ['danger', 'paper'],
    ['danger', 'danger-soft'],
    ['on-danger', 'danger'],
    ['on-danger', 'danger-strong'],
    ['ink', 'coral-soft'],
    ['ink', 'danger-soft'],
  ])('%s is readable on %s', (text, background) => {
    expect(contrastOf(hexOf(text), hexOf(background))).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  });
});

it('has every letter of our own texts in the font that each page brings', () => {
  const known = new Set(lettersOf(theme));
  // The coach knows piñatas and says in four other languages that it reads English alone; somebody who joined the waitlist gets a 🎉.
  const others = allTexts().flatMap(({ texts }) =>
    [...texts.join('')].filter((letter) => !known.has(letter)),
  );
  expect([...new Set(others)].toSorted()).toEqual(['¿', 'é', 'ê', 'ñ', 'ó', 'ö', '🎉']);
});

it('has one font in two files: nothing but letters and addresses differ', () => {
  const faces = [...theme.matchAll(/@font-face \{(.*?)\n\}/gs)].map(([, face = '']) =>
    face.replaceAll(/\s(?:src|unicode-range):[^;]*;/g, ''),
  );
  expect(faces).toHaveLength(2);
  expect(faces[0]).toBe(faces[1]);
});
