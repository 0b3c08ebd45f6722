import { DEMO } from '#test-support/demo-parent.ts';
import type { Walk } from './walk.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** How one signs in, and what is asked on the way. */
export const securityWalks: readonly Walk[] = [
  {
    name: 'security-keys',
    async walk(tab, shoot) {
      await tab.route('**/api/auth/passkeys', (route) =>
        route.fulfill({
          json: [
            { id: 1, name: 'Chrome on Android', createdAt: daysAgo(40), lastUsedAt: daysAgo(1) },
            { id: 2, name: 'Kitchen tablet', createdAt: daysAgo(3), lastUsedAt: null },
          ],
        }),
      );
      await tab.route('**/api/auth/authenticator', (route) =>
        route.fulfill({ json: { isOn: true, recoveryCodesLeft: 9 } }),
      );
      await tab.route('**/api/auth/ways-in', (route) =>
        route.fulfill({ json: { hasPassword: true, providers: ['google'] } }),
      );
      await tab.route('**/api/auth/proof', (route) =>
        route.fulfill({ json: { ways: ['password', 'passkey'] } }),
      );
      await tab.goto('/settings/security', { waitUntil: 'networkidle' });
      await shoot('security-keys');
      await tab.getByRole('button', { name: 'Remove Kitchen tablet' }).click();
      await tab.getByRole('dialog').waitFor();
      await shoot('security-remove');
      await tab.getByRole('button', { name: 'Yes, Remove Passkey' }).click();
      await tab.getByRole('button', { name: 'Use a passkey' }).waitFor();
      await shoot('security-proof');
    },
  },
  {
    name: 'security-app',
    async walk(tab, shoot) {
      const { password } = DEMO;
      await tab.request.post('/api/auth/proof/password', { data: { password } });
      await tab.goto('/settings/security');
      await tab.getByRole('button', { name: 'Change password' }).click();
      await shoot('security-password');
      await tab.getByRole('button', { name: 'Cancel' }).click();
      await tab.getByRole('button', { name: 'Set up an authenticator app' }).click();
      await tab.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
      await shoot('security-app');
      await tab.route('**/api/auth/authenticator', (route) => {
        const letters = 'ABCDEF-GHJKMN-PQRSTU-VWXYZ';
        const recoveryCodes = Array.from({ length: 10 }, (_, index) => `${letters}${index}`);
        return route.fulfill({ status: 201, json: { recoveryCodes } });
      });
      await tab.getByLabel('Code', { exact: true }).fill('123456');
      await tab.keyboard.press('Enter');
      await tab.getByRole('list', { name: 'Recovery codes' }).waitFor();
      await shoot('security-codes');
    },
  },
  {
    name: 'log-in-code',
    async walk(tab, shoot) {
      await tab.context().clearCookies();
      await tab.route('**/api/auth/login', (route) =>
        route.fulfill({ status: 401, json: { code: 'code_required' } }),
      );
      await tab.goto('/login');
      await tab.getByLabel('Email').fill(DEMO.email);
      await tab.getByLabel('Password', { exact: true }).fill(DEMO.password);
      await tab.keyboard.press('Enter');
      await tab.getByRole('heading', { name: 'One more step' }).waitFor();
      await shoot('log-in-code');
    },
  },
];
