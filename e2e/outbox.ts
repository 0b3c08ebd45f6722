import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

/** The first link to this path in a mail to this address; without SMTP_URL mail lies in a folder. */
export async function linkInMail(address: string, path: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      link = await findLink(address, path);
      return link;
    })
    .not.toBe('');
  return link;
}

async function findLink(address: string, path: string): Promise<string> {
  for (const mail of await readOutbox()) {
    if (!mail.to?.some((recipient) => recipient.address === address)) continue;
    const url = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0];
    if (url && new URL(url).pathname === path) return url;
  }
  return '';
}

function readOutbox() {
  const folder = join(process.env.DATA_DIR ?? 'data', 'outbox');
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  } catch {
    // The folder comes with the first mail.
    return [];
  }
}
