import type { LaunchOptions } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

const disabledFeatures = [
  // The popups of the address bar are pages of their own in every window, and cost more than ours.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process kept ready for the next site: there is only ours.
  'SpareRendererForSitePerProcess',
  // Chromium takes the last list that it is given, so that this one repeats Playwright's.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export const launchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabledFeatures.join(',')}`,
    // Chromium's sandbox does not start as root.
    ...(isRoot ? ['--no-sandbox'] : []),
  ],
} satisfies LaunchOptions;
