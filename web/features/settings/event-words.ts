import type { AccountEventKind } from '#contract/account-events.ts';

export const eventWords: Record<AccountEventKind, string> = {
  signed_up: 'You created your account',
  logged_in: 'Logged in',
  logged_in_on_new_device: 'Logged in on a new device',
  email_change_asked: 'Asked to change your email',
  email_changed: 'Email changed',
  email_confirmed: 'Email confirmed',
  password_changed: 'Password changed',
  password_reset: 'Password reset with an emailed link',
  provider_linked: 'Linked another way to log in',
  provider_unlinked: 'Unlinked a way to log in',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  authenticator_added: 'Authenticator app set up',
  authenticator_removed: 'Authenticator app removed',
  recovery_codes_renewed: 'Made new recovery codes',
  recovery_code_used: 'Used a recovery code',
  device_signed_out: 'Logged out another device',
  data_downloaded: 'Downloaded your data',
};
