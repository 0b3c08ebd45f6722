// The whole product behind a wire, and a browser whose microphone plays a recording.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { makeDataDir, type Product, processesOn, startProduct } from '#test-support/product.ts';
import { speechProcesses } from '#test-support/speech-processes.ts';
import { launchOptions } from '../launch-options.ts';
import { microphonePlaying } from '../microphone.ts';
import { Wire } from './wire.ts';

/** Of `test-support/audio`. */
export type Recording = 'play.webm' | 'visitor.webm';

export class Stage {
  readonly wire = new Wire();
  readonly folder = mkdtempSync(join(tmpdir(), 'play-faults-'));
  readonly #dataDir = makeDataDir();
  url = '';
  #product: Product | undefined;
  readonly #browsers = new Map<Recording, Browser>();

  async open(): Promise<void> {
    this.url = await this.wire.open();
    await this.startServer();
  }

  /** A browser whose microphone plays this recording, again and again. */
  async browser(recording: Recording): Promise<Browser> {
    const browser = this.#browsers.get(recording) ?? (await this.#launch(recording));
    this.#browsers.set(recording, browser);
    return browser;
  }

  async #launch(recording: Recording): Promise<Browser> {
    const folder = join(this.folder, recording);
    const microphone = await microphonePlaying(`test-support/audio/${recording}`, folder);
    return chromium.launch({
      ...launchOptions,
      executablePath: process.env.CHROMIUM_PATH ?? 'chromium',
      args: [...(launchOptions.args ?? []), ...microphone],
    });
  }

  async startServer(): Promise<void> {
    this.#product = await startProduct({
      DATA_DIR: this.#dataDir,
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
    });
    this.wire.target = Number(new URL(this.#product.url).port);
  }

  async killServer(): Promise<void> {
    await this.#product?.stop('SIGKILL');
  }

  /** Kills whatever is listening right now; its server starts another. */
  killSpeechProcesses(): number {
    const listening = speechProcesses(this.#product?.child.pid);
    for (const pid of listening) process.kill(pid, 'SIGKILL');
    return listening.length;
  }

  async close(): Promise<void> {
    for (const browser of this.#browsers.values()) await browser.close();
    await this.#product?.stop();
    this.wire.close();
    rmSync(this.folder, { recursive: true });
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  /** Command lines that were left behind. */
  get leftovers(): string[] {
    return processesOn(this.#dataDir);
  }
}
