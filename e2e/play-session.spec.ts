import { expect, type Locator, type Page } from '@playwright/test';
import { findUnreadable, findViolations } from './accessibility.ts';
import { allowMicrophone, refuseMicrophone, test } from './fake-microphone.ts';
import { addChildByCall, newEmail, PASSWORD, signUpByCall } from './people.ts';
import { expectToast } from './toast.ts';

test.use({ recording: 'test-support/audio/play.webm' });

const button = (page: Page, name: string) => page.getByRole('button', { name });
const counts = (page: Page) => page.getByRole('region', { name: 'Live counts' });

async function meetNoah(page: Page): Promise<void> {
  await signUpByCall(page);
  await addChildByCall(page);
}

/** As a new parent does it, page by page. */
async function becomeNoahsParent(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started', exact: true }).click();
  await page.getByLabel('Parent’s First Name').fill('Maya');
  await page.getByLabel('Email Address').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Create My Account').click();
  await expect(page.getByRole('heading', { name: 'Hi Maya, welcome!' })).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByLabel('Child’s name').fill('Noah');
  await page.getByText('He/Him').click();
  await button(page, 'Next').click();
  await button(page, 'Month').click();
  await page.getByRole('dialog', { name: 'Choose a month' }).getByText('January').click();
  await page.getByLabel('Day').fill('1');
  await page.getByLabel('Year').fill(String(new Date().getFullYear() - 4));
  await button(page, 'Next').click();
  await page.getByRole('link', { name: 'Set up later' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noah’s session');
}

/** What the product has of the parent's words in the play session that is shown. */
async function parentsLines(page: Page): Promise<string[]> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await page.request.get(`/api/sessions/${id}/transcript`);
  const { lines } = (await answer.json()) as { lines: { speaker: string; text: string }[] };
  return lines.filter(({ speaker }) => speaker === 'parent').map(({ text }) => text);
}

/** The lamp at the end lights up to the last of its light. */
async function noteLitLamp(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.addEventListener('animationend', ({ animationName }) => {
      if (animationName === 'shine') document.documentElement.dataset.lamp = 'lit';
    });
  });
}

/** As if later words had taken some away again. */
async function showManyPraises(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('playlight.shown.')) ?? '';
    const shown = localStorage.getItem(key) ?? '';
    localStorage.setItem(key, shown.replace(/"labeledPraises":\d+/, '"labeledPraises":31'));
  });
}

/** How often a page has asked for the microphone. */
const openings = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.mic));

function countOpenings(): void {
  let count = 0;
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = (wishes) => {
    count += 1;
    document.documentElement.dataset.mic = String(count);
    return open(wishes);
  };
}

const quotes = (place: Locator) => place.getByText(/You said: “.+”/);

async function quotedIn(place: Locator): Promise<string> {
  return /“([^”]+)”/.exec((await place.textContent()) ?? '')?.[1] ?? 'nothing';
}

test('a new parent signs up, plays, is heard live, and talks with the coach about it', async ({
  page,
}) => {
  await allowMicrophone(page);
  const saved: { recordingKey?: string; isUploadComing?: boolean }[] = [];
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/process-audio')) uploads.push(request.url());
    const isSaved = request.method() === 'POST' && request.url().endsWith('/api/sessions');
    if (isSaved) saved.push(request.postDataJSON());
  });
  await test.step('from the first page to Home', () => becomeNoahsParent(page));

  await test.step('playing: counts rise', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Start' }).click();
    await expect(button(page, 'Start 5-Minute Session')).toBeDisabled();
    await page.getByRole('checkbox', { name: /Everyone in the room knows/ }).check();
    await button(page, 'Start 5-Minute Session').click();
    await expect(page.getByText(/Your Playlight session starts in \d seconds?/)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Recording$/ })).toBeVisible();
    // The first play of a product waits for the models to be loaded.
    await expect(counts(page)).toContainText('Live');
    await expect(counts(page)).toContainText(/Reflection\s*[1-9]/);
    await expect(counts(page)).toContainText(/Praise\s*[1-9]/);
    expect.soft(await findViolations(page, 'main')).toEqual([]);
  });

  await test.step('a reload: no count falls below what was shown', async () => {
    await showManyPraises(page);
    await page.reload();
    await button(page, 'Keep Playing').click();
    await expect(counts(page)).toContainText(/Praise\s*31/);
    await expect(counts(page)).toContainText('Live');
    // What is over within half a minute gets no results.
    await expect(page.getByRole('button', { name: /^(4:[0-2]|3:)\d+ left/ })).toBeVisible();
    await expect(counts(page)).toContainText(/Praise\s*31/);
  });

  await test.step('the end: what was heard live is the result', async () => {
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'End Playlight Early?' });
    await expect(question).toBeVisible();
    await button(page, 'No, Keep Going').click();
    await expect(question).toBeHidden();
    await button(page, 'End the session').click();
    await noteLitLamp(page);
    await button(page, 'Yes, End Session').click();
    await expect(page).toHaveURL(/\/session\/feedback\/\d+$/);
    // It was not taken away in the middle.
    await expect(page.locator('html')).toHaveAttribute('data-lamp', 'lit');
    await expect(page.getByRole('heading', { name: 'Playlight Complete!' })).toBeVisible();
    await expect(page.getByText('Reflection Moments')).toBeVisible();
    expect(uploads).toEqual([]);
    // Asked again with the same key while the last words are on their way: it stays one play.
    expect([...new Set(saved.map((one) => one.recordingKey))]).toEqual([expect.any(String)]);
    expect(saved.filter((one) => one.isUploadComing)).toEqual([]);
    expect(await (await page.request.get('/api/sessions')).json()).toHaveLength(1);
  });

  const said = await parentsLines(page);
  await test.step('the results and the coach quote what was really said', async () => {
    const shown = quotes(page.getByRole('main'));
    const quoted = await quotedIn(shown);
    expect(said).toContain(quoted);
    await page.reload();
    await expect(shown).toContainText(quoted);
    await button(page, 'Continue to AI Feedback').click();
    const told = quotes(page.getByRole('log', { name: 'Conversation' }));
    await expect(told).toHaveCount(1);
    await button(page, 'What did I do well?').click();
    await expect(told).toHaveCount(2);
    const [first, second] = [await quotedIn(told.first()), await quotedIn(told.last())];
    expect(said).toEqual(expect.arrayContaining([first, second]));
    expect(second).not.toBe(first);
  });
});

test('a family meets no dev mode; a microphone that is refused is told in plain words, and can be allowed after all', async ({
  page,
}) => {
  await refuseMicrophone(page);
  await meetNoah(page);
  await page.goto('/session/active?dev=true');
  await expect(page.getByRole('heading', { name: 'Playlight in Progress' })).toBeVisible();
  await page.keyboard.press('Control+d');
  await expect(button(page, 'Allow Microphone')).toBeVisible();
  await expect(page.getByText('Dev Mode Active')).toBeHidden();
  await expect(button(page, 'End Session Instantly')).toBeHidden();

  await button(page, 'Allow Microphone').click();
  await expect(page.getByRole('heading', { name: 'Microphone Unavailable' })).toBeVisible();
  await expectToast(
    page,
    'Microphone Permission Required',
    'Please allow microphone access in your browser settings and refresh the page.',
  );
  await allowMicrophone(page);
  await button(page, 'Try Again').click();
  await expect(page.getByText('Get Ready!')).toBeVisible();
});

test('a tab whose play went on and ended in another stays quiet for good', async ({ page }) => {
  await allowMicrophone(page);
  await page.clock.install();
  await page.addInitScript(countOpenings);
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await meetNoah(page);
  await page.goto('/session/active');
  await button(page, 'Start 5-Minute Session').click();
  const playing = (tab: Page) => tab.getByText('Enjoy your time together');
  await expect(playing(page)).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/session/active');
  await button(other, 'Continue Here').click();
  await expect(playing(other)).toBeVisible();
  await expect(page.getByText('Playlight is running in another tab')).toBeVisible();
  const before = [await openings(page), sockets.length];
  expect(before).toEqual([1, 1]);

  await button(other, 'End the session').click();
  await button(other, 'Yes, End Session').click();
  await expect(other).toHaveURL(/\/session\/feedback\/\d+$/);
  const quiet = page.getByRole('heading', { name: 'The other tab is done' });
  await expect(quiet).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.clock.runFor(10 * 60_000);
  await expect(quiet).toBeVisible();
  expect([await openings(page), sockets.length]).toEqual(before);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a play has the counts beside the time, and says which key ends it', async ({ page }) => {
    await page.routeWebSocket('**/api/cdi/realtime*', (socket) => {
      socket.send(JSON.stringify({ type: 'connected', sessionId: 'a-play', nextChunk: 0 }));
    });
    await meetNoah(page);
    await allowMicrophone(page);
    await page.goto('/session/active');
    await button(page, 'Start 5-Minute Session').click();
    await expect(counts(page)).toBeInViewport({ ratio: 1 });
    const time = await page.getByRole('button', { name: /left\. Show time played/ }).boundingBox();
    const beside = await counts(page).boundingBox();
    expect(beside?.x).toBeGreaterThan((time?.x ?? 0) + (time?.width ?? 0));
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findUnreadable(page)).toEqual([]);
    await expect(page.getByText('Esc ends the session')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'End Playlight Early?' })).toBeVisible();
  });
});
