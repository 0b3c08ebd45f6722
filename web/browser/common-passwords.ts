// The server has the last word on common passwords. Whoever chooses one is told while typing, and nothing of it leaves the browser.
import { useEffect, useState } from 'react';
import { PASSWORD_MARK_LETTERS, PASSWORD_MIN_LENGTH } from '#domain/password.ts';

/** Whether too many people use a password; undefined where that cannot be told here. */
export async function isCommonPassword(password: string): Promise<boolean | undefined> {
  try {
    const { default: marks } = await import('#domain/common-passwords.json');
    return ` ${marks} `.includes(` ${await markOf(password)} `);
  } catch {
    // Without a network, or where the browser does not hash.
    return undefined;
  }
}

async function markOf(password: string): Promise<string> {
  const bytes = new TextEncoder().encode(password.toLowerCase());
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const text = btoa(String.fromCharCode(...hash));
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, PASSWORD_MARK_LETTERS);
}

/** The same for a field: undefined as well while it is looked up, and for what is too short to be a password. */
export function useIsCommonPassword(password: string): boolean | undefined {
  const [known, setKnown] = useState<{ password: string; isCommon: boolean | undefined }>();
  useEffect(() => {
    if (password.length < PASSWORD_MIN_LENGTH) return;
    let isCurrent = true;
    void isCommonPassword(password).then((isCommon) => {
      if (isCurrent) setKnown({ password, isCommon });
    });
    return () => {
      isCurrent = false;
    };
  }, [password]);
  return known?.password === password ? known.isCommon : undefined;
}
