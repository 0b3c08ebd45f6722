// A screen is imported when it is first opened, and the machine may be busy: only what hangs is to fail by the clock.
import { configure } from '@testing-library/react';
import { vi } from 'vitest';

const PATIENCE_MS = 20_000;
configure({ asyncUtilTimeout: PATIENCE_MS });

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
