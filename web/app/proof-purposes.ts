import { deleteAccount } from '#contract/auth.ts';
import {
  addAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from '#contract/authenticator.ts';
import { deleteData, exportData } from '#contract/data-management.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { addPasskey, removePasskey, startPasskey } from '#contract/passkeys.ts';
import { updateProfile } from '#contract/profile.ts';
import { changePassword, unlinkProvider } from '#contract/ways-in.ts';

/** What is about to happen, behind "Before we ...". */
const purposes = new Map<Endpoint, string>([
  [deleteAccount, 'delete your account'],
  [deleteData, 'delete all of your data'],
  [exportData, 'download your data'],
  [updateProfile, 'change your email'],
  [changePassword, 'save your new password'],
  [unlinkProvider, 'remove this way of logging in'],
  [startAuthenticator, 'set up your authenticator app'],
  [addAuthenticator, 'set up your authenticator app'],
  [removeAuthenticator, 'turn off your authenticator app'],
  [renewRecoveryCodes, 'make new recovery codes'],
  [startPasskey, 'add a passkey'],
  [addPasskey, 'add a passkey'],
  [removePasskey, 'remove this passkey'],
]);

export function purposeOf(endpoint: Endpoint | undefined): string {
  return (endpoint && purposes.get(endpoint)) ?? 'go on';
}
