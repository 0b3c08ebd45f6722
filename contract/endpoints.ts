// Every call there is. The server registers from it and the generated safety test walks it; the web
// imports single endpoints from their own files, so that a page carries only what it calls.
import { getCurrentUser, getUser, logIn, logOut, signUp } from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import { getHealth } from './health.ts';
import { joinWaitlist } from './waitlist.ts';

export const endpoints: readonly Endpoint[] = [
  getHealth,
  joinWaitlist,
  signUp,
  logIn,
  logOut,
  getCurrentUser,
  getUser,
];
