import { plantCrashedPlay } from '../planted-play.ts';
import type { Walk } from './walk.ts';

/** States of the app around the play. */
export const appWalks: readonly Walk[] = [
  {
    name: 'home-unsaved',
    async walk(tab, shoot, { childId }) {
      await tab.goto('/settings');
      await plantCrashedPlay(tab, childId);
      await tab.goto('/');
      await tab.getByRole('button', { name: 'See your results' }).waitFor();
      await shoot('home-unsaved');
      await tab.evaluate(() => localStorage.clear());
    },
  },
  {
    name: 'email-waits',
    async walk(tab, shoot) {
      await tab.route('**/api/auth/current-user', async (route) => {
        const user = await (await route.fetch()).json();
        await route.fulfill({ json: { ...user, pendingEmail: 'rosa.from.next.door@example.org' } });
      });
      for (const page of ['account', 'profile-edit']) {
        await tab.goto(`/${page}`);
        await tab.getByText('Waiting for you to confirm').waitFor();
        await shoot(`email-waits-${page}`);
      }
    },
  },
  {
    name: 'verify-email-refused',
    async walk(tab, shoot) {
      await tab.goto('/verify-email?token=a-link');
      const confirm = tab.getByRole('button', { name: 'Confirm my email' });
      await confirm.waitFor();
      await shoot('verify-email');
      await confirm.click();
      await tab.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
      await shoot('verify-email-refused');
    },
  },
  {
    name: 'new-version',
    async walk(tab, shoot) {
      await tab.goto('/account', { waitUntil: 'networkidle' });
      await tab.evaluate(() => {
        const told = new MessageEvent('message', { data: 'newer' });
        navigator.serviceWorker.dispatchEvent(told);
      });
      await tab.getByText('A new version is ready').waitFor();
      await shoot('new-version');
    },
  },
  {
    name: 'no-connection',
    async walk(tab, shoot) {
      await tab.route('**/api/auth/**', (route) => route.abort());
      // Home comes with its data.
      await tab.goto('/account');
      await tab.getByRole('heading', { name: 'No connection' }).waitFor();
      await tab.getByRole('button', { name: 'Try again' }).waitFor();
      await shoot('no-connection');
    },
  },
  {
    name: 'children-failed',
    async walk(tab, shoot) {
      await tab.route('**/api/children', (route) => route.abort());
      await tab.goto('/account');
      await tab.getByRole('alert').first().waitFor();
      await shoot('children-failed');
    },
  },
  {
    name: 'settings-mails',
    async walk(tab, shoot) {
      await tab.goto('/settings');
      const reminder = tab.getByRole('switch', { name: 'Daily reminder' });
      await reminder.waitFor();
      if (!(await reminder.isChecked())) await reminder.click();
      await tab.getByLabel('What time?').waitFor();
      await shoot('settings-mails');
    },
  },
  {
    name: 'settings-voice',
    async walk(tab, shoot) {
      await tab.context().grantPermissions(['microphone']);
      await tab.goto('/settings');
      await tab.getByRole('button', { name: /nroll Your Voice|Re-enroll/ }).click();
      await tab.getByRole('dialog').waitFor();
      await shoot('settings-voice-consent');
      const agree = tab.getByRole('button', { name: 'I Agree' });
      if (await agree.isVisible()) await agree.click();
      await tab.getByRole('button', { name: 'Start Recording' }).click();
      await tab.getByRole('timer').waitFor();
      await tab.waitForTimeout(1500);
      await shoot('settings-voice-recording');
    },
  },
  {
    name: 'unsubscribe-done',
    async walk(tab, shoot) {
      await tab.route('**/api/mail-preferences/unsubscribe?*', (route) =>
        route.fulfill({ json: { kind: 'recap' } }),
      );
      await tab.goto('/unsubscribe?token=any');
      await tab.getByRole('button', { name: 'Unsubscribe' }).click();
      await tab.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor();
      await shoot('unsubscribe-done');
    },
  },
  {
    name: 'delete-question',
    async walk(tab, shoot) {
      await tab.goto('/delete-account');
      await tab.getByRole('button', { name: 'Delete Account' }).click();
      await tab.getByRole('dialog').waitFor();
      await shoot('delete-question');
    },
  },
  {
    name: 'log-in-refused',
    async walk(tab, shoot) {
      await tab.context().clearCookies();
      await tab.goto('/login');
      await tab.getByLabel('Email').fill('nobody@example.org');
      await tab.getByLabel('Password', { exact: true }).fill('not the password');
      await tab.getByRole('button', { name: 'Log In', exact: true }).click();
      await tab.getByRole('alert').waitFor();
      await shoot('log-in-refused');
      await tab.goto('/signup');
      await tab.getByLabel('Email').fill('somebody');
      await tab.keyboard.press('Enter');
      await tab.waitForTimeout(500);
      await shoot('sign-up-mistakes');
    },
  },
  {
    name: 'outside-services',
    async walk(tab, shoot, { childId }) {
      const service = { granted: false, changedAt: null };
      const words = { host: 'api.acme.example', model: 'acme-chat-4', label: 'Acme AI' };
      const sound = { host: 'ears.example', model: 'large-v3', label: null };
      await tab.route('**/api/consents/services', (route) =>
        route.fulfill({
          json: {
            services: [
              { kind: 'words', id: 'words', ...words, ...service },
              { kind: 'sound', id: 'sound', ...sound, ...service },
            ],
          },
        }),
      );
      await tab.goto(`/agent?childId=${childId}`);
      await tab.getByRole('button', { name: 'No, thanks' }).waitFor();
      await shoot('outside-services-offer');
      await tab.getByRole('link', { name: 'Open Settings' }).click();
      await tab.getByRole('switch', { name: /Acme AI/ }).waitFor();
      await tab.getByRole('switch', { name: 'Daily reminder' }).waitFor();
      await shoot('outside-services');
    },
  },
];
