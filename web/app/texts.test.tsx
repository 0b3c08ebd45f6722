import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, noah, openAsMaya, openAsVisitor } from '#web/test-support/open-app.tsx';

interface Reader {
  readonly allTexts: () => { readonly texts: readonly string[] }[];
}

/** By its path, since it reads files: the app knows nothing of Node. */
const path = new URL('../../scripts/texts.ts', import.meta.url).pathname;
const { allTexts } = (await import(/* @vite-ignore */ path)) as Reader;

/** What the tests fill in. */
const FILLED_IN = /^(?:Maya|M|Noah|N|maya@example\.org|[\d\W]*)$/;
const READ_ATTRIBUTES = ['aria-label', 'placeholder', 'alt', 'title'];

const clean = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Every text on the screen, whole and in its pieces, and what a screen reader says in place of one. */
function visibleTexts(): string[][] {
  const elements = [...document.body.querySelectorAll('*')];
  const ownTexts = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent);
  const attributes = elements.flatMap((element) =>
    READ_ATTRIBUTES.map((name) => [clean(element.getAttribute(name))]),
  );
  return [
    ...elements
      .filter((element) => ownTexts(element).some((text) => clean(text)) && !isInSentence(element))
      .map((element) => [element.textContent, ...ownTexts(element)].map(clean)),
    ...attributes,
  ];
}

/** A link in the middle of one is a part of it. */
function isInSentence({ parentElement }: Element): boolean {
  if (!parentElement) return false;
  return isFound(clean(parentElement.textContent)) || isInSentence(parentElement);
}

/** What code fills in may be anything. */
function patternOf(text: string): RegExp {
  const mark = (from: string): string => {
    const shorter = from.replaceAll(/\$?\{[^{}]*\}/g, '\u0000');
    return shorter === from ? from : mark(shorter);
  };
  const fixed = mark(text).replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`);
  return new RegExp(`^${fixed.replaceAll('\u0000', '.*')}$`, 'u');
}

const texts = new Set(allTexts().flatMap((place) => place.texts));
const patterns = [...texts]
  // One that is filled in all over would fit anything.
  .filter((text) => text.includes('{') && /\p{L}{3}/u.test(text.replaceAll(/\$?\{.*\}/g, '')))
  .map(patternOf);
const isFound = (text: string) => texts.has(text) || patterns.some((pattern) => pattern.test(text));

it.each([
  ['/login', openAsVisitor, 'Welcome back'],
  ['/signup', openAsVisitor, 'Create your account'],
  ['/onboarding', openAsVisitor, 'What is Playlight?'],
  ['/account', openAsMaya, 'Account'],
  ['/contact', openAsMaya, 'Contact Us'],
] as const)('an editor finds everything that %s shows', async (address, open, heading) => {
  open(address, { 'GET /api/children': answer([noah]) });
  await screen.findByRole('heading', { name: heading });
  const missing = visibleTexts().flatMap(([whole = '', ...pieces]) => {
    const shown = (pieces.length > 0 ? pieces : [whole]).filter((text) => !FILLED_IN.test(text));
    return isFound(whole) ? [] : shown.filter((text) => !isFound(text));
  });
  expect(missing).toEqual([]);
  expect(isFound('Nobody has written this.')).toBe(false);
});
