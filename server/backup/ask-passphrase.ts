import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks at the terminal, and shows nothing of the answer; undefined where nobody sits at one. */
export async function askPassphrase(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  const nowhere = new Writable({ write: (_bytes, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    process.stderr.write(question);
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
