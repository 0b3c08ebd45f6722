// A screen is imported when it is first opened, and the machine may be busy: only what hangs is to fail by the clock.
import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

const PATIENCE_MS = 60_000;
configure({ asyncUtilTimeout: PATIENCE_MS });

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });

/** A screen that is still being fetched when its file ends would be missing in every later file: they share what they import. */
afterAll(() => vi.dynamicImportSettled());
