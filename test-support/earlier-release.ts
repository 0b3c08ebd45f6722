// What an installation of the release before sealed sound left behind: its backup, and in it a recording and an upload as that
// release encrypted them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const files = JSON.parse(
  readFileSync(join(import.meta.dirname, 'earlier-release.json'), 'utf8'),
) as Record<string, string>;

const USER_ID = '301c1a08-5638-4b2e-b4da-3177dfb98424';

export const earlierRelease = {
  secret: 'a secret that an earlier release made',
  email: 'early@example.org',
  recording: {
    name: `${USER_ID}/1`,
    encrypted: Buffer.from(files[`recordings/${USER_ID}/1.enc`] ?? '', 'base64'),
    size: 2044,
    sha256: 'b7cb1dcd94ce1b9ccd456af3dba6c2a688f8bd6f2a0fa7a3024aa3c3fd8f393f',
  },
  upload: { id: 'a0c2a64e-90a0-4c06-9d2c-8d9d62f9dbe6', sound: 'sound that waits' },
} as const;

/** Its backup, as a folder. */
export function unpackEarlierBackup(folder: string): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), Buffer.from(content, 'base64'));
  }
}
