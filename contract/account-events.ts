/** What happens to an account and is written down for its owner. */
export const accountEventKinds = [
  'signed_up',
  'logged_in',
  'logged_in_on_new_device',
  'email_change_asked',
  'email_changed',
  'email_confirmed',
  'password_changed',
  'password_reset',
  'provider_linked',
  'provider_unlinked',
  'passkey_added',
  'passkey_removed',
  'authenticator_added',
  'authenticator_removed',
  'device_signed_out',
  'data_downloaded',
] as const;

export type AccountEventKind = (typeof accountEventKinds)[number];
