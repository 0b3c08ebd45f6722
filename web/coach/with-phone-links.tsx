import type { ReactNode } from 'react';
import { SHORT_HELP_NUMBERS } from '#domain/help-numbers.ts';

/** A long number of a help line, or one of the short ones. Days and counts in an answer are neither. */
const PHONE = new RegExp(
  `\\b(?!\\d{4}-\\d\\d-\\d\\d)\\d[\\d -]{5,}\\d\\b|(?<![\\d,.-])(?:${SHORT_HELP_NUMBERS.join('|')})(?![\\d-]|[,.]\\d| (?:times|words|minutes|seconds|sessions))`,
  'g',
);

/** Whoever is in danger taps the number instead of copying it. */
export function withPhoneLinks(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(PHONE)) {
    parts.push(
      text.slice(end, index),
      <a key={index} href={`tel:${number.replaceAll(/\D/g, '')}`} className="font-bold underline">
        {number}
      </a>,
    );
    end = index + number.length;
  }
  return [...parts, text.slice(end)];
}
