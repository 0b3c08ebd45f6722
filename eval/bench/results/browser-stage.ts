// The built product, and a browser whose microphone plays a spoken play session.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '#e2e/launch-options.ts';
import { microphonePlaying } from '#e2e/microphone.ts';
import { makeDataDir, startProduct } from '#test-support/product.ts';

const RECORDING = 'test-support/audio/play.webm';

export interface BrowserStage {
  readonly browser: Browser;
  readonly url: string;
  readonly close: () => Promise<void>;
}

export async function openBrowserStage(): Promise<BrowserStage> {
  const folder = mkdtempSync(join(tmpdir(), 'playlight-bench-'));
  const dataDir = makeDataDir();
  const product = await startProduct({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
  });
  const microphone = await microphonePlaying(RECORDING, folder);
  const args = [...(launchOptions.args ?? []), ...microphone];
  const browser = await chromium.launch({ ...launchOptions, args });
  return {
    browser,
    url: product.url,
    async close() {
      await browser.close();
      await product.stop();
      rmSync(folder, { recursive: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
