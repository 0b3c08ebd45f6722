import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits, because focus is moved by an effect that may run after its element can be found. */
export const expectFocus = (element: Element) =>
  waitFor(() => expect(document.activeElement).toBe(element));
