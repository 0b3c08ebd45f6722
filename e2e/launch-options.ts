import type { LaunchOptions } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

export const launchOptions: LaunchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Chromium's sandbox does not start as root.
    ...(isRoot ? ['--no-sandbox'] : []),
  ],
};
