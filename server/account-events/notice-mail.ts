// Mails about what happened to an account: whoever did not do it themselves should hear of it while there is time.

import * as z from 'zod/mini';
import type { AccountEventKind } from '#contract/account-events.ts';
import { product } from '#domain/content.ts';
import { LOCALE } from '#domain/locale.ts';
import { greeting } from '#server/adapters/letter.ts';
import type { Mailer } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/connect.ts';
import { defineJob, enqueueJob, handleJob, userJobKey } from '#server/jobs/job.ts';
import { findEvent } from '#server/tables/account-events.ts';
import { countInWindow, windowKey } from '#server/tables/rate-limits.ts';

interface Words {
  readonly subject: string;
  readonly happened: string;
}

const words: Partial<Record<AccountEventKind, Words>> = {
  logged_in_on_new_device: {
    subject: 'New login to your account',
    happened: 'Someone, hopefully you, just logged in to your account on a new device.',
  },
  email_change_asked: {
    subject: 'A new email address for your account',
    happened:
      'Someone, hopefully you, asked to move your account to another email address. That happens as soon as the new address is confirmed.',
  },
  provider_linked: {
    subject: 'A way to log in was added',
    happened: 'Your account is now linked to another service, and you can log in with that, too.',
  },
  password_changed: {
    subject: 'Your password was changed',
    happened: 'Your password was just changed. Every other device has been logged out.',
  },
  password_reset: {
    subject: 'Your password was reset',
    happened:
      'Your password was just reset with a link we emailed you. Every device was logged out.',
  },
  passkey_added: {
    subject: 'A passkey was added',
    happened: 'You can now log in to your account with a new passkey.',
  },
  passkey_removed: {
    subject: 'A passkey was removed',
    happened: 'One of your passkeys was removed. It no longer works for your account.',
  },
  authenticator_added: {
    subject: 'Your authenticator app is set up',
    happened:
      'From now on, we’ll ask for a code from your authenticator app after your password. Every other device has been logged out.',
  },
  authenticator_removed: {
    subject: 'Your authenticator app was removed',
    happened:
      'From now on, your password is all you need to log in. We won’t ask for a code anymore.',
  },
  recovery_codes_renewed: {
    subject: 'You have new recovery codes',
    happened: 'Your account has new recovery codes. The old ones no longer work.',
  },
  recovery_code_used: {
    subject: 'A recovery code was used',
    happened:
      'One of your recovery codes was used in place of a code from your authenticator app. It won’t work again.',
  },
  provider_unlinked: {
    subject: 'A way to log in was removed',
    happened: 'Your account is no longer linked to one of the services you used to log in with.',
  },
};

const DAY_MINUTES = 24 * 60;
const MOST_A_DAY = { confirmed: 20, unconfirmed: 3 };

export const isTold = (kind: AccountEventKind) => words[kind] !== undefined;

const noticeMailJob = defineJob(
  'sendNoticeMail',
  z.object({ userId: z.uuid(), eventId: z.number() }),
  'mail',
);

export function enqueueNotice(tx: Database, userId: string, eventId: number): Promise<void> {
  const key = userJobKey(userId, `event-${eventId}`);
  return enqueueJob(tx, noticeMailJob, { userId, eventId }, key);
}

interface Dependencies {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
}

export function sendNoticeMail({ db, mailer, publicUrl }: Dependencies) {
  return handleJob(noticeMailJob, async ({ userId, eventId }, reference) => {
    const event = await findEvent(db, userId, eventId);
    const told = event && words[event.kind];
    if (!told || (await isEnough(db, userId, event))) return;
    const { email, firstName, device, createdAt, timeZone } = event;
    await mailer.send({
      reference,
      to: email,
      subject: `${told.subject} (${product.name})`,
      paragraphs: [
        greeting(firstName),
        told.happened,
        `When: ${momentIn(timeZone, createdAt)}`,
        `Device: ${device}`,
        'If that was you, you’re all set. If it wasn’t, choose “Forgot password?” on the login page right away. It logs out every device and removes passkeys and authenticator apps that were added in the last week. Then open the page below and remove anything that isn’t yours.',
      ],
      action: { label: 'Review Login & Security', url: `${publicUrl()}/settings/security` },
      note: 'We send this whenever something about how you log in changes. It can’t be turned off.',
    });
  });
}

/** Whoever logs in again and again must not fill a mailbox, least of all one that may not be theirs. All of it is in the log of events. */
async function isEnough(
  db: Database,
  userId: string,
  { emailVerified }: { readonly emailVerified: boolean },
): Promise<boolean> {
  const { count } = await countInWindow(db, windowKey('notice', userId), DAY_MINUTES);
  return count > MOST_A_DAY[emailVerified ? 'confirmed' : 'unconfirmed'];
}

/** "November 16, 2026 at 1:18 PM GMT+1": where the owner is. */
function momentIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat(LOCALE, {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(moment);
}
