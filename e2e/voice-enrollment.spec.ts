import { expect, type Page } from '@playwright/test';
import { findViolations } from './accessibility.ts';
import { allowMicrophone, refuseMicrophone, test } from './fake-microphone.ts';
import { signUpByCall } from './people.ts';
import { expectToast } from './toast.ts';

declare global {
  interface Window {
    microphones?: MediaStreamTrack[];
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name });
const timer = (page: Page) => page.getByRole('timer');

async function recordFor(page: Page, time: RegExp): Promise<void> {
  await button(page, 'Start Recording').click();
  await expect(timer(page)).toHaveText(time);
}

async function rememberMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      window.microphones = stream.getAudioTracks();
      return stream;
    };
  });
}

/** What reads aloud goes on; the microphone hears none of it. */
async function muteMicrophone(page: Page): Promise<void> {
  await page.evaluate(() =>
    window.microphones?.forEach((track) => {
      track.enabled = false;
    }),
  );
}

async function openRecorder(page: Page): Promise<void> {
  await signUpByCall(page);
  await page.goto('/settings');
  await button(page, 'Enroll Your Voice').click();
  await button(page, 'I Agree').click();
  await expect(button(page, 'Start Recording')).toBeVisible();
}

test('a parent agrees, records by keyboard in Settings, listens, and is known by voice', async ({
  page,
}) => {
  await allowMicrophone(page);
  await signUpByCall(page);
  // Sound takes its time; the timer is put forward, so that nobody has to wait half a minute.
  await page.clock.install();
  await page.goto('/settings');
  await button(page, 'Enroll Your Voice').click();
  const dialog = page.getByRole('dialog', { name: 'Enroll your voice' });
  await expect(dialog).toContainText('The recording itself is never kept.');
  await expect(dialog).toContainText('Until you delete it in Settings');
  expect.soft(await findViolations(page, 'dialog')).toEqual([]);

  await button(page, 'I Agree').press('Enter');
  await expect(button(page, 'Start Recording')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(/Keep going\.\.\. (29|30) seconds remaining/);
  await expect(button(page, 'Stop Recording')).toBeFocused();
  await expect(page.getByRole('meter', { name: 'Microphone level' })).toHaveAttribute(
    'aria-valuetext',
    'Good level',
  );
  expect.soft(await findViolations(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  // The server wants eight seconds of sound.
  await expect(timer(page)).toHaveText(/0:(09|1\d)/);
  await page.clock.fastForward(22_000);
  await expect(dialog).toContainText('Good! You can stop now or continue up to 1:00');
  await page.keyboard.press('Enter');

  await expect(dialog).toContainText(/0:00 \/ 0:3\d/);
  await button(page, 'Play recording').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await button(page, 'Pause').click();
  expect.soft(await findViolations(page, 'dialog')).toEqual([]);
  await button(page, 'Submit').click();
  await expect(dialog).toContainText('Learning your voice...');
  await expect(dialog).toContainText('Your voice is enrolled');
  await expectToast(page, 'Voice Enrolled', 'Your voice profile has been updated successfully.');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Voice enrolled' })).toBeVisible();
  await expect(page.getByText(/Sample length: ([89]|1\d) seconds/)).toBeVisible();

  await button(page, 'Re-enroll Voice').click();
  await expect(page.getByRole('dialog', { name: 'Re-enroll your voice' })).toBeVisible();
  await expect(button(page, 'Start Recording')).toBeVisible();
  await button(page, 'Maybe Later').click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a microphone that is refused is told in plain words, allowed it is let go again, and a recording that the server cannot use is refused with its reason', async ({
  page,
}) => {
  await refuseMicrophone(page);
  await page.clock.install();
  await openRecorder(page);
  await button(page, 'Start Recording').click();
  await expect(page.getByRole('alert')).toContainText(
    'Failed to access microphone. Please check your permissions.',
  );
  await expectToast(
    page,
    'Recording Error',
    'Could not access your microphone. Please check browser permissions.',
  );

  await allowMicrophone(page);
  await button(page, 'Try Again').click();
  await recordFor(page, /0:0[1-9]/);
  await button(page, 'Stop Recording').click();
  const tooShort = 'Recording is too short. Please record at least 30 seconds.';
  await expect(page.getByRole('dialog').getByText(tooShort)).not.toHaveCount(0);
  await expect(button(page, 'Submit')).toBeDisabled();

  await button(page, 'Re-record').click();
  await recordFor(page, /0:0[1-9]/);
  // The longest time ends it by itself, with two seconds of sound.
  await page.clock.fastForward(60_000);
  await button(page, 'Submit').click();
  await expect(page.getByRole('alert')).toContainText('Recording is too short.');
  await expectToast(page, 'Enrollment Failed', 'Recording is too short.');

  await button(page, 'Try Again').click();
  await recordFor(page, /0:0[1-9]/);
  await button(page, 'Cancel').click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('on a small phone a long script says that there is more and moves on with the voice, above the buttons', async ({
  page,
}) => {
  // Sound takes its time: the first lines are read aloud.
  await page.setViewportSize({ width: 375, height: 667 });
  await allowMicrophone(page);
  await rememberMicrophone(page);
  await page.clock.install();
  await openRecorder(page);
  const more = page.getByText('More below');
  const lastLine = page.getByText('for tomorrow');
  await expect(more).toBeVisible();
  await recordFor(page, /0:0[1-9]/);
  await expect(more).toBeVisible();
  await expect(lastLine).not.toBeInViewport();
  const script = page.getByRole('region', { name: /^Read this aloud/ });
  const scrolled = () => script.evaluate(({ scrollTop }) => Math.round(scrollTop));
  for (const name of ['Stop Recording', 'Cancel']) {
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  }
  await expect.poll(scrolled).toBeGreaterThan(0);
  await muteMicrophone(page);
  // The meter falls slowly, and the page scrolls smoothly.
  await page.clock.runFor(3000);
  const place = await scrolled();
  await page.clock.runFor(20_000);
  await expect(timer(page)).toHaveText(/0:[345]\d/);
  expect(await scrolled()).toBe(place);
  await script.evaluate((card) => card.scrollTo(0, card.scrollHeight));
  await expect(lastLine).toBeInViewport({ ratio: 1 });
  await expect(more).toBeHidden();
  expect.soft(await findViolations(page, 'dialog')).toEqual([]);
  await button(page, 'Cancel').click();
});
