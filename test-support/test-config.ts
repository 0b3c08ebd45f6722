import type { AppDependencies } from '#server/app.ts';
import { keyringOf } from '#server/keys/keyring.ts';

/** Where the tests pretend that the app is reached. */
export const PUBLIC_URL = 'http://localhost:3000';

export const testConfig: AppDependencies['config'] = {
  ALLOWED_HOSTS: [],
  HOST: '127.0.0.1',
  keyring: keyringOf('a secret that only the tests know!'),
  PUBLIC_URL: undefined,
  ROLE: 'all',
  TRUST_PROXY: undefined,
  OIDC_LABEL: undefined,
  RATE_LIMITS: 'on',
};
