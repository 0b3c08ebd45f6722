// A parent who plays in a real browser. What was recorded is taken down beside the product, to be scored in one piece afterwards.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { PlaySession } from '#contract/play-sessions.ts';
import { hasResult } from '#domain/play-scores.ts';
import { PLAY_SESSION_SECONDS } from '#domain/score.ts';
import { addChildByCall, PASSWORD, signUpByCall } from '../people.ts';
import type { Recording, Stage } from './stage.ts';

const PATIENCE_MS = 90_000;

export interface SavedPlay {
  readonly counts: Record<string, number>;
  readonly recording: Uint8Array;
}

declare global {
  interface Window {
    /** Every live track that the page was given. */
    tracks?: MediaStreamTrack[];
    /** What recorders handed out, the short test before the play left out. */
    recorded?: Blob[];
  }
}

export class Player {
  readonly context: BrowserContext;
  page: Page;

  readonly #email: string;
  #startedMs = 0;
  #realSeconds = 0;
  #shownSeconds: number | undefined;

  private constructor(context: BrowserContext, page: Page, email: string) {
    this.context = context;
    this.page = page;
    this.#email = email;
  }

  static async arrive(stage: Stage, recording: Recording = 'play.webm'): Promise<Player> {
    const browser = await stage.browser(recording);
    const context = await browser.newContext({ baseURL: stage.url });
    await context.grantPermissions(['microphone']);
    await context.addInitScript(takeDown);
    const page = await context.newPage();
    const email = await signUpByCall(page);
    await addChildByCall(page);
    return new Player(context, page, email);
  }

  async start(): Promise<void> {
    await this.page.goto('/session/active');
    await this.press('Start 5-Minute Session');
    await this.playing();
  }

  async playing(): Promise<void> {
    await expect(this.page.getByText('Enjoy your time together')).toBeVisible({ timeout: 30_000 });
  }

  async sees(words: string | RegExp, timeout = PATIENCE_MS): Promise<void> {
    // The words of toasts are repeated in a hidden live region.
    const visible = this.page.getByText(words).filter({ visible: true });
    await expect(visible.first()).toBeVisible({ timeout });
  }

  /** A page that was loaded anew waits for a tap before it listens. */
  async goOn(): Promise<void> {
    await this.press('Keep Playing');
    await this.sees('Session Resumed');
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click();
  }

  startClock(): void {
    this.#startedMs = performance.now();
  }

  /** What the screen said had been played when it ended, against the wall. */
  isClockRight(toleranceSeconds: number, heldSeconds = 0): boolean {
    if (this.#shownSeconds === undefined) return true;
    const missing = this.#realSeconds - this.#shownSeconds;
    return missing >= -toleranceSeconds && missing <= heldSeconds + toleranceSeconds;
  }

  /** Ends early and waits for the results. */
  async end(): Promise<SavedPlay> {
    const [saved] = await Promise.all([this.saved(), this.#endEarly()]);
    return saved;
  }

  /** From now on the app opens without a network. */
  async appKept(): Promise<void> {
    await this.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  }

  /** The server cannot be reached, and the parent is told so. */
  async endUnreached(words: string): Promise<void> {
    await this.#endEarly();
    await this.sees(new RegExp(words));
  }

  /** The results cannot be saved now; the parent is led to log in. */
  async endLoggedOut(): Promise<void> {
    await this.#endEarly();
    await this.page.waitForURL('**/login', { timeout: PATIENCE_MS });
  }

  /** Logging in again leads back to the play, which is saved then. */
  async saveAfterLogIn(): Promise<SavedPlay> {
    await this.page.getByLabel('Email').fill(this.#email);
    await this.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const [saved] = await Promise.all([this.saved(), this.press('Log In')]);
    return saved;
  }

  async #endEarly(): Promise<void> {
    const label = await this.page.getByRole('button', { name: /Show time played/ }).textContent();
    const [, minutes, seconds] = /(\d+):(\d\d)/.exec(label ?? '') ?? [];
    this.#shownSeconds = PLAY_SESSION_SECONDS - Number(minutes) * 60 - Number(seconds);
    this.#realSeconds = (performance.now() - this.#startedMs) / 1000;
    await this.press('End the session');
    await this.press('Yes, End Session');
  }

  /** Takes down the recording when it is about to be saved, and the counts once it is. */
  async saved(): Promise<SavedPlay> {
    let recording: Uint8Array = new Uint8Array();
    await this.page.route('**/api/sessions', async (route) => {
      if (route.request().method() === 'POST' && recording.length === 0)
        recording = Buffer.from(await this.page.evaluate(recordedBytes), 'base64');
      await route.continue();
    });
    await this.page.waitForURL(/\/session\/feedback\/\d+$/, { timeout: PATIENCE_MS });
    const id = new URL(this.page.url()).pathname.split('/').at(-1);
    return { counts: await this.#result(`/api/sessions/${id}`), recording };
  }

  /** Where the server was too busy during the play, the recording is heard after it. */
  async #result(address: string): Promise<Record<string, number>> {
    const askUntilMs = performance.now() + PATIENCE_MS;
    for (;;) {
      const answer = await this.page.request.get(address);
      const saved = (await answer.json()) as PlaySession;
      if (hasResult(saved)) return saved as unknown as Record<string, number>;
      if (performance.now() > askUntilMs) throw new Error('The play was never scored');
      await this.page.waitForTimeout(500);
    }
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}

function takeDown(): void {
  window.tracks = [];
  window.recorded = [];
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wishes) => {
    const stream = await open(wishes);
    window.tracks?.push(...stream.getTracks());
    return stream;
  };
  window.MediaRecorder = class extends MediaRecorder {
    override start(timeslice?: number): void {
      if ((timeslice ?? 0) >= 1000)
        this.addEventListener('dataavailable', ({ data }) => window.recorded?.push(data));
      super.start(timeslice);
    }
  };
}

/**
 * From the device's own store, which outlives a reload; where that is full, from what this page has taken down. Functions with names
 * of their own do not travel into the page.
 */
async function recordedBytes(): Promise<string> {
  const kept = await new Promise<Uint8Array<ArrayBuffer>[]>((resolve) => {
    const opening = indexedDB.open('playlight.chunks');
    opening.addEventListener('error', () => resolve([]));
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('chunks').objectStore('chunks').getAll();
      reading.addEventListener('error', () => resolve([]));
      reading.addEventListener('success', () =>
        resolve(reading.result.map(({ bytes }: { bytes: Uint8Array<ArrayBuffer> }) => bytes)),
      );
    });
  });
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const url = typeof reader.result === 'string' ? reader.result : '';
      resolve(url.slice(url.indexOf(',') + 1));
    });
    reader.readAsDataURL(new Blob(kept.length > 0 ? kept : window.recorded));
  });
}
