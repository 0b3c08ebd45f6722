import type { ReactNode } from 'react';

/** A long number of a help line, or "call 911". Counts in an answer are neither. */
const PHONE = /\b\d[\d -]{5,}\d\b|\bcall (?:or text )?\d[\d-]{2,5}\b/gi;

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
