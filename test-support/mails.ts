import type { Email } from 'postal-mime';
import { vi } from 'vitest';
import { linkIn, type MailServer } from './mail-server.ts';

const WAIT_MS = 10_000;

/** The newest mail to this address whose subject begins so; waits until there is one. */
export function mailTo({ mails }: MailServer, address: string, subject: string): Promise<Email> {
  return vi.waitFor(() => {
    const isIt = (mail: Email) =>
      mail.to?.[0]?.address === address && mail.subject?.startsWith(subject);
    const mail = mails.findLast(isIt);
    if (!mail) throw new Error(`There is no mail "${subject}" to ${address}`);
    return mail;
  }, WAIT_MS);
}

export async function tokenIn(...of: Parameters<typeof mailTo>): Promise<string> {
  return linkIn(await mailTo(...of)).searchParams.get('token') ?? '';
}
